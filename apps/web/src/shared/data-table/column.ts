import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  id: string;
  header: string;
  /** CSS grid track, such as `120px` or `minmax(160px, 2fr)`. */
  width: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Left out on screens below 768 px. */
  isWide?: boolean;
  /** Key that the service sorts by; the header becomes a button. */
  sortKey?: string;
};

/** Order of a list: a key of the service, ascending unless `isDescending`. */
export type Sort = { key: string; isDescending: boolean };
