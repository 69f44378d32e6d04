type Numbers = Float64Array | Int32Array | Uint16Array | Uint32Array;

const FIRST_CAPACITY = 1024;

/** A typed array that grows as numbers are added: a few bytes for each, where a list of numbers would need many. */
export class GrowingNumbers<Kind extends Numbers> {
  #numbers: Kind;
  #length = 0;
  readonly #create: (capacity: number) => Kind;

  /** `create` makes an array of a size, such as `(size) => new Uint32Array(size)`. */
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

  /** The number at a place; 0 for one that is not there. */
  at(index: number): number {
    return index < this.#length ? (this.#numbers[index] ?? 0) : 0;
  }

  /** The place of the first number that is not less than `value`, of numbers in ascending order. */
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
