import type { ReactNode } from 'react';

/** The summary of a row beside its name, for narrow screens and screen readers. */
export type RowSummary<Row> =
  | {
      /**
       * Returns a second line below the remaining columns on narrow screens. It is announced after the name of the row. Its end is
       * truncated, so that short facts such as the age come before longer ones.
       */
      narrowDetail: (row: Row) => string;
      /** Returns the announcement to use instead. */
      rowSummary?: (row: Row) => string;
    }
  | {
      /** Returns a second line below the remaining columns on narrow screens. */
      narrowDetail?: (row: Row) => ReactNode;
      /** Returns the announcement after the name of a row, which distinguishes it from others. Details are separated by ` · `. */
      rowSummary: (row: Row) => string;
    };

/**
 * Returns the announcement after the label of a row, without text that the label already contains. Returns undefined if it would
 * be empty.
 */
export function formatRowSummary<Row>(row: Row, label: string, words: RowSummary<Row>): string | undefined {
  const text = words.rowSummary?.(row) ?? words.narrowDetail?.(row);
  if (typeof text !== 'string') return undefined;
  const facts = text.split(' · ').filter((fact) => fact !== '' && !`, ${label}, `.includes(`, ${fact}, `));
  return facts.join(', ') || undefined;
}
