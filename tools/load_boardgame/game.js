// A card game of the size of Rent a Hero, to put boardgame.io beside Questhall's server: hidden hands, a hidden
// wanderer that goes from seat to seat, hints, and parties; a choice is a move, and every seat is sent its own view.

const KINDS = 7;
const COPIES = 9;
const HAND = 5;
const PARTY = 6;
const HIDDEN = null;

function setup({ ctx, random }) {
  const cards = Array.from({ length: KINDS * COPIES }, (_, number) => (number % KINDS) + 1);
  const deck = random.Shuffle(cards);
  const players = Array.from({ length: ctx.numPlayers }, () => ({
    hand: deck.splice(0, HAND),
    party: [],
    eliminated: [],
  }));
  return { deck, players, discard: [], hints: [], wanderer: HIDDEN, offer: null };
}

function playerView({ G, playerID }) {
  const isMine = (seat) => String(seat) === playerID;
  return {
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) => ({
      ...player,
      hand: isMine(seat) ? player.hand : HIDDEN,
      handSize: player.hand.length,
      eliminated: player.eliminated.map((hero) => (isMine(seat) ? hero : HIDDEN)),
    })),
    hints: G.hints.map((hint) => ({ ...hint, hero: isMine(hint.by) ? hint.hero : HIDDEN })),
    wanderer: G.offer && isMine(G.offer.from) ? G.wanderer : HIDDEN,
  };
}

// The wanderer lies before a seat, which is the only one asked.
function offer(G, events, from, at) {
  const others = at !== from;
  G.offer = { from, at, mayPass: others, mayHint: others && G.players[at].hand.length > 1 };
  events.setActivePlayers({ value: { [at]: 'offer' } });
}

function send({ G, ctx, events, playerID }, place) {
  const from = Number(playerID);
  [G.wanderer] = G.players[from].hand.splice(place, 1);
  offer(G, events, from, (from + 1) % ctx.numPlayers);
}

function pass({ G, ctx, events }) {
  const { from, at, mayPass } = G.offer;
  if (!mayPass) return 'INVALID_MOVE';
  offer(G, events, from, (at + 1) % ctx.numPlayers);
}

function hint({ G }, place) {
  const { at, mayHint } = G.offer;
  if (!mayHint) return 'INVALID_MOVE';
  const [hero] = G.players[at].hand.splice(place, 1);
  G.hints.push({ by: at, hero, answer: hero < G.wanderer ? 'yes' : 'no' });
  G.offer.mayHint = false;
}

function recruit({ G, events }) {
  const { from, at } = G.offer;
  const { party, eliminated } = G.players[at];
  const place = party.indexOf(G.wanderer);
  if (place < 0) party.push(G.wanderer);
  else eliminated.push(G.wanderer, ...party.splice(place, 1));
  for (const seat of new Set([from, at, ...G.hints.map(({ by }) => by)])) {
    if (G.deck.length) G.players[seat].hand.push(G.deck.pop());
  }
  G.discard.push(...G.hints.map(({ hero }) => hero));
  Object.assign(G, { hints: [], wanderer: HIDDEN, offer: null });
  events.endTurn();
}

function endIf({ G }) {
  const winner = G.players.findIndex(({ party }) => party.length === PARTY);
  if (winner >= 0) return { winner };
  if (G.players.some(({ hand }) => !hand.length)) return { winner: null };
  return undefined;
}

module.exports = {
  name: 'wanderers',
  minPlayers: 3,
  maxPlayers: 5,
  setup,
  playerView,
  endIf,
  turn: { stages: { offer: { moves: { pass: server(pass), hint: server(hint), recruit: server(recruit) } } } },
  moves: { send: server(send) },
};

// What depends on hidden cards happens only at the server.
function server(move) {
  return { move, client: false, redact: true };
}
