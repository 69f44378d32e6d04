/**
 * Deterministic random numbers (sfc32). The same seed always gives the same sequence, so two demo organisations created on one
 * day are alike. Not for secrets.
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

  /** Returns a separate source for one part of the data. Using it does not advance this sequence. */
  fork(label: string): Random {
    return new Random(`${this.#seed}/${label}`);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number {
    return this.#next32() / 2 ** 32;
  }

  /** Returns an integer between `min` and `max`, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Returns one of the values. Throws if there are none. */
  pick<Value>(values: readonly Value[]): Value {
    const [value] = values.slice(this.integer(0, values.length - 1));
    if (value === undefined) throw new RangeError('There is nothing to pick from.');
    return value;
  }

  /** Returns one of the values with a probability proportional to its weight. Throws if there are none. */
  pickWeighted<Value>(weighted: readonly (readonly [value: Value, weight: number])[]): Value {
    let left = this.fraction() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weighted) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new RangeError('There is nothing to pick from.');
  }

  /** Returns the values in random order. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    const keyed = values.map((value) => ({ value, key: this.#next32() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ value }) => value);
  }

  /** Returns up to `count` distinct values, in random order. */
  sample<Value>(values: readonly Value[], count: number): Value[] {
    return this.shuffle(values).slice(0, count);
  }

  /** Returns an ID of `length` URL-safe characters. */
  id(length: number): string {
    return Array.from({ length }, () => this.pick(ID_CHARACTERS)).join('');
  }

  /** Returns a decimal ID of `length` digits, starting with a non-zero digit. */
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

// Enough to mix the three state words, as the generator's author recommends.
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
