/** What is to lie together in one file, and the screens that load it, one bit each. */
export type Chunk = { screens: bigint; sizeBytes: number; modules: string[] };

// A byte more on a screen that is nearly full costs far more than on one with room to spare: of what was tried from 6 to 15,
// this power keeps the largest screens smallest.
const STEEPNESS = 14;

/** What it costs that screens load more than they do. */
export class LoadCost {
  readonly #sizesBytes: readonly number[];
  readonly #fullBytes: number;
  readonly #indexes = new Map<bigint, readonly number[]>();
  readonly #costs = new Map<number, readonly number[]>();

  /**
   * @param sizesBytes what each screen loads now
   * @param fullBytes with how much a screen counts as full
   */
  constructor(sizesBytes: readonly number[], fullBytes: number) {
    this.#sizesBytes = sizesBytes;
    this.#fullBytes = fullBytes;
  }

  /** The cost when whoever loads one of the two loads the other, too. */
  ofBoth(one: Chunk, other: Chunk): number {
    return (
      this.#ofMore(one.sizeBytes, other.screens & ~one.screens) +
      this.#ofMore(other.sizeBytes, one.screens & ~other.screens)
    );
  }

  /** The cost when all these screens load all these files. */
  ofAll(chunks: Iterable<Chunk>, screens: bigint): number {
    const more = new Map<number, number>();
    for (const chunk of chunks) {
      for (const index of this.#indexesOf(screens & ~chunk.screens)) {
        more.set(index, (more.get(index) ?? 0) + chunk.sizeBytes);
      }
    }
    return [...more].reduce((sum, [index, moreBytes]) => sum + this.#ofScreen(index, moreBytes), 0);
  }

  /** What is saved when all these screens load so many bytes less. */
  ofLess(screens: bigint, lessBytes: number): number {
    return -this.#indexesOf(screens).reduce((sum, index) => sum + this.#ofScreen(index, -lessBytes), 0);
  }

  #ofMore(moreBytes: number, screens: bigint): number {
    if (screens === 0n) return 0;
    const costs = this.#costs.get(moreBytes) ?? this.#sizesBytes.map((_, index) => this.#ofScreen(index, moreBytes));
    this.#costs.set(moreBytes, costs);
    return this.#indexesOf(screens).reduce((sum, index) => sum + (costs[index] ?? 0), 0);
  }

  #ofScreen(index: number, moreBytes: number): number {
    const sizeBytes = this.#sizesBytes[index] ?? 0;
    return this.#fullness(sizeBytes + moreBytes) - this.#fullness(sizeBytes);
  }

  /** Rises ever more steeply until the screen is full, and evenly beyond. */
  #fullness(sizeBytes: number): number {
    const share = sizeBytes / this.#fullBytes;
    return share < 1 ? share ** STEEPNESS : 1 + STEEPNESS * (share - 1);
  }

  #indexesOf(screens: bigint): readonly number[] {
    let indexes = this.#indexes.get(screens);
    if (!indexes) {
      indexes = this.#sizesBytes.flatMap((_, index) => ((screens >> BigInt(index)) & 1n ? [index] : []));
      this.#indexes.set(screens, indexes);
    }
    return indexes;
  }
}
