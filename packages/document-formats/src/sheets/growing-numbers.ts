type Numbers = Float64Array | Int32Array | Uint16Array | Uint32Array;

const FIRST_CAPACITY = 1024;

/** A growing typed array: takes a few bytes per number, where an array of numbers would take many. */
export class GrowingNumbers<Kind extends Numbers> {
  #numbers: Kind;
  #length = 0;
  readonly #create: (capacity: number) => Kind;

  /** `create` creates an array of the given size, for example `(size) => new Uint32Array(size)`. */
  constructor(create: (capacity: number) => Kind) {
    this.#create = create;
    this.#numbers = create(FIRST_CAPACITY);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const wider = this.#create(this.#length * 2);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers[this.#length] = value;
    this.#length += 1;
  }

  /** Returns the number at an index, or 0 if there is none. */
  at(index: number): number {
    return index < this.#length ? (this.#numbers[index] ?? 0) : 0;
  }

  /** Returns the index of the first number that is at least `value`. Requires ascending numbers. */
  findFirst(value: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
