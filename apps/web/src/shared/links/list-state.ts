import type { components } from '@rotunda/api-client/bff-types';
import type { ShownList } from '#shared/lists/shown-list.ts';

/** The snapshot of a list, taken when its link was created. */
export type ListLink = components['schemas']['ListLink'];
/** The content of a list, as plain values. */
export type ListState = Omit<components['schemas']['ListLinkDraft'], 'address'>;

const MAX_ROWS = 500; // Users do not view more rows of a list.
const MAX_TEXT = 2_000;

/** Returns the current content of a list. `columns` defaults to the visible ones. */
export function toListState<Row>(list: ShownList<Row>, columns = list.columns): ListState {
  const plain = columns.filter(({ value }) => value !== undefined);
  const retained = list.rows.slice(0, MAX_ROWS);
  return {
    list: list.label,
    hasMore: list.hasMore || retained.length < list.rows.length,
    isReordered: list.loadedOrder?.sort !== undefined,
    columns: plain.map(({ id, header }) => ({ columnId: id, header })),
    rows: retained.map((row) => ({
      rowId: list.rowId(row),
      label: list.rowLabel(row).slice(0, MAX_TEXT),
      values: plain.map(({ value }) => toPlain(value?.(row))),
    })),
    picked: [...(list.selection?.ids ?? [])].slice(0, MAX_ROWS),
  };
}

function toPlain(value: string | number | undefined): string | number | null {
  if (value === undefined || Number.isNaN(value)) return null;
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : value;
}
