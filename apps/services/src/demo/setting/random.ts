/**
 * Repeatable random numbers (sfc32). The same seed always gives the same sequence, so two demo organisations made on
 * one day are alike. Not for secrets.
 */
export class Random {
  readonly #seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    this.#seed = seed;
    this.#a = hash(`${seed}/a`);
    this.#b = hash(`${seed}/b`);
    this.#c = hash(`${seed}/c`);
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) this.#next32();
  }

  /** A source of its own for one part of the data; drawing from it does not shift the sequence of this one. */
  fork(label: string): Random {
    return new Random(`${this.#seed}/${label}`);
  }

  /** A number from 0 inclusive to 1 exclusive. */
  fraction(): number {
    return this.#next32() / 2 ** 32;
  }

  /** A whole number between `min` and `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** One of the values. Throws when there are none. */
  pick<Value>(values: readonly Value[]): Value {
    const [value] = values.slice(this.integer(0, values.length - 1));
    if (value === undefined) throw new RangeError('There is nothing to pick from.');
    return value;
  }

  /** One of the values, each as likely as its weight says. Throws when there are none. */
  pickWeighted<Value>(weighted: readonly (readonly [value: Value, weight: number])[]): Value {
    let left = this.fraction() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weighted) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new RangeError('There is nothing to pick from.');
  }

  /** The values in a new order. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    const keyed = values.map((value) => ({ value, key: this.#next32() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ value }) => value);
  }

  /** Up to `count` different values, in random order. */
  sample<Value>(values: readonly Value[], count: number): Value[] {
    return this.shuffle(values).slice(0, count);
  }

  /** An identifier of `length` characters that are safe in URLs. */
  id(length: number): string {
    return Array.from({ length }, () => this.pick(ID_CHARACTERS)).join('');
  }

  /** A decimal identifier of `length` digits, the first not zero. */
  digits(length: number): string {
    return Array.from({ length }, (_, place) => this.integer(place === 0 ? 1 : 0, 9)).join('');
  }

  #next32(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }
}

// Enough for the three words of state to have mixed, as the generator's author advises.
const WARM_UP_ROUNDS = 15;

const ID_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value | 0;
}
