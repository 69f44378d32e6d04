import type { ReactNode } from 'react';

/** What is said of a row besides its name, on screens without room for its columns and by screen readers. */
export type RowWords<Row> =
  | {
      /** On narrow screens, a second line under the columns that are left; it is read out after the name of the row. */
      narrowDetail: (row: Row) => string;
      /** What is read out instead. */
      rowSummary?: (row: Row) => string;
    }
  | {
      /** On narrow screens, a second line under the columns that are left. */
      narrowDetail?: (row: Row) => ReactNode;
      /** What is read out after the name of a row: what tells it from others. Facts are separated by ` · `. */
      rowSummary: (row: Row) => string;
    };

/** What is read out after the label of a row, without what the label says already; undefined when nothing is left. */
export function summaryOf<Row>(row: Row, label: string, words: RowWords<Row>): string | undefined {
  const text = words.rowSummary?.(row) ?? words.narrowDetail?.(row);
  if (typeof text !== 'string') return undefined;
  const facts = text.split(' · ').filter((fact) => fact !== '' && !`, ${label}, `.includes(`, ${fact}, `));
  return facts.join(', ') || undefined;
}
