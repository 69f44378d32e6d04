import type { Database } from '#db/database.ts';
import { findItems, type Item } from '#items/item.ts';

/** A row of a listing: the number of an item, what a reader takes of it, and its place in the order. */
export type FoundRow = readonly [number: number, ...(string | number | null)[]];

/** Reads the required parts of items in a listing. */
export type ItemReader<Listed> = {
  /** What it takes of `items AS i`, after the number, as SQL that begins with a comma; '' for nothing. */
  columns: string;
  /** The items of these rows, in their order. */
  read(db: Database, rows: readonly FoundRow[]): readonly Listed[];
};

/** Reads complete items after the items of the page have been determined. */
export const fullItemReader: ItemReader<Item> = {
  columns: '',
  read: (db, rows) => {
    const numbers = rows.map(([number]) => number);
    const items = findItems(db, numbers);
    return numbers.flatMap((number) => items.get(number) ?? []);
  },
};
