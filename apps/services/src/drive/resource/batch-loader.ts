/** Rows for the items of a page, grouped by item. Loads all of them with one query on first use. */
export class BatchLoader<Row extends { itemNumber: number }> {
  readonly #read: () => Row[];
  #byItem: Map<number, Row[]> | undefined;

  constructor(read: () => Row[]) {
    this.#read = read;
  }

  /** Returns the rows of an item, in the order of the query. */
  getRows({ number }: { number: number }): readonly Row[] {
    this.#byItem ??= Map.groupBy(this.#read(), ({ itemNumber }) => itemNumber);
    return this.#byItem.get(number) ?? [];
  }
}
