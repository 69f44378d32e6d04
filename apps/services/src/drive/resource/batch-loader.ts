/** Rows about the items of a page, by item. One query reads all of them, when those of one item are asked for. */
export class BatchLoader<Row extends { itemNumber: number }> {
  readonly #read: () => Row[];
  #byItem: Map<number, Row[]> | undefined;

  constructor(read: () => Row[]) {
    this.#read = read;
  }

  /** The rows about this item, in the order of the query. */
  of({ number }: { number: number }): readonly Row[] {
    this.#byItem ??= Map.groupBy(this.#read(), ({ itemNumber }) => itemNumber);
    return this.#byItem.get(number) ?? [];
  }
}
