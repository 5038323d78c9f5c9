// Shows the page in the language that was chosen, and comes back when there is a connection.
const spoken = ['en', 'pl', 'fr'];

function chosen() {
  try {
    return JSON.parse(localStorage.getItem('questhall.language') ?? 'null');
  } catch {
    return null;
  }
}

const wished = [chosen(), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
const language = wished.find((name) => spoken.includes(name)) ?? 'en';
document.documentElement.lang = language;
for (const section of document.querySelectorAll('section')) {
  section.hidden = section.lang !== language;
  section.querySelector('button').addEventListener('click', () => location.reload());
}

// The connection may be there while the server is not, so ask the server itself.
function look() {
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
}
setInterval(look, 3000);
addEventListener('online', look);
