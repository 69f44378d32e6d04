import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  id: string;
  header: string;
  /** CSS grid track, such as `120px` or `minmax(160px, 2fr)`. */
  width: string;
  /** On narrow screens, where it is another. */
  narrowWidth?: string;
  /** Keeps nothing of its own from one row to the next: its element shows other rows as the list is scrolled. */
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Left out on screens below 768 px. */
  isWide?: boolean;
  /** Shown only when the person chooses it. */
  isExtra?: boolean;
  /** Key that the service sorts by; the header becomes a button. */
  sortKey?: string;
  /** What the plain value is called where it is saved, when `header` leaves its unit out. */
  savedAs?: string;
  /** The plain value: what is saved, what loaded rows are sorted by, and what shows that a cell has changed. */
  value?: (row: Row) => string | number | undefined;
};

/** Order of a list: a key of the service, ascending unless `isDescending`. */
export type Sort = { key: string; isDescending: boolean };
