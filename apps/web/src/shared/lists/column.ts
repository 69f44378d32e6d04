import type { ReactNode } from 'react';

/** A column of a table. */
export type Column<Row> = {
  id: string;
  header: string;
  /** CSS grid track, such as `120px` or `minmax(160px, 2fr)`. */
  width: string;
  /** The grid track on narrow screens. By default, one column beside the name is as wide as its content. */
  narrowWidth?: string;
  /** Must not have state of its own, because its element is reused for other rows on scrolling. */
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Hidden on screens narrower than 768 px. */
  isHiddenOnNarrow?: boolean;
  /** Hidden until the user adds the column. */
  isOptional?: boolean;
  /** Key that the service sorts by; the header becomes a button. */
  sortKey?: string;
  /** Header in exports, where `header` omits the unit. */
  exportHeader?: string;
  /** Whether the column contains the name of the row, which is also its link. Defaults to the first column. */
  isName?: boolean;
  /** The plain value: exported, used to sort loaded rows, and compared to find changed cells. */
  value?: (row: Row) => string | number | undefined;
};

/** Order of a list: a key of the service, ascending unless `isDescending`. */
export type Sort = { key: string; isDescending: boolean };
