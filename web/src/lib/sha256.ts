/** SHA-256 that also works on plain HTTP pages, where `crypto.subtle` is missing. */

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19];

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

function constants(): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < 64; candidate++) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) {
      isPrime &&= candidate % factor !== 0;
    }
    if (isPrime) {
      found.push(fraction(Math.cbrt(candidate)));
    }
  }
  return found;
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): string {
  const k = constants();
  const state = PRIMES.map((prime) => fraction(Math.sqrt(prime)));
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, message.length * 8);
  for (let block = 0; block < padded.length; block += 64) {
    const w = Array.from({ length: 16 }, (_, n) => data.getInt32(block + 4 * n));
    for (let n = 16; n < 64; n++) {
      const a = w[n - 15]!;
      const b = w[n - 2]!;
      const low = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
      const high = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
      w.push((w[n - 16]! + low + w[n - 7]! + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + k[n]! + w[n]!) | 0;
      const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
