/** What this browser remembers: a value under a name, shared by everything that reads it. */

const PREFIX = 'questhall.';

function read<T>(name: string, initial: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial; // storage is blocked, or something else has written there
  }
}

export class Remembered<T> {
  #name: string;
  #value: T;

  constructor(name: string, initial: T) {
    this.#name = name;
    this.#value = $state.raw(read(name, initial));
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    try {
      localStorage.setItem(PREFIX + this.#name, JSON.stringify(value));
    } catch {
      // it lasts as long as the page does
    }
  }
}
