import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  id: string;
  header: string;
  /** CSS grid track, such as `120px` or `minmax(160px, 2fr)`. */
  width: string;
  /** On narrow screens, where it is another. */
  narrowWidth?: string;
  /** Must not have state of its own: its element is reused for other rows while scrolling. */
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
  /** Whether it names the row, and so is the link to it; the first column where none does. */
  isName?: boolean;
  /** The plain value: exported, used to sort loaded rows, and compared to find changed cells. */
  value?: (row: Row) => string | number | undefined;
};

/** Order of a list: a key of the service, ascending unless `isDescending`. */
export type Sort = { key: string; isDescending: boolean };
