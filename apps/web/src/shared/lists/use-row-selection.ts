import { useMemo, useRef, useState } from 'react';
import { idsBetween, pickedRows, toggleId } from './row-selection.ts';
import type { RowPages } from './use-load-all.ts';

/** The rows selected by the user. Never in the URL. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>;
  /** The selected rows in list order, both loaded and gathered ones. */
  rows: readonly Row[];
  /** Whether all loaded rows are selected. */
  isAll: boolean;
  /** The number of gathered and selected rows. Undefined if none were gathered. */
  loadedCount: number | undefined;
  /** Reads all matching rows. Undefined if all are loaded. */
  everything: RowPages<Row> | undefined;
  /** Whether there may be matching rows that were not found yet. */
  isPartial: boolean;
  /** Toggles the selection of a row. The next range starts there. */
  onToggle: (id: string) => void;
  /** Selects all rows from the last toggled one to this one. */
  onExtend: (id: string) => void;
  /** Selects all loaded rows, or deselects all if they are already selected. */
  onToggleAll: () => void;
  /** Selects rows regardless of whether they are loaded. */
  onPick: (rows: readonly Row[]) => void;
  onClear: () => void;
};

/** The complete contents of a list. */
export type Everything<Row> = {
  /** The key of the list. For a different list, rows gathered for this one are deselected. */
  list: string;
  /** Undefined if all rows are loaded. */
  pages: RowPages<Row> | undefined;
  /** Whether there may be matching rows that were not found yet. */
  isPartial?: boolean;
};

/** Manages the selection of a list's rows. With `everything`, rows that are not loaded can be selected, too. */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  everything?: Everything<Row>,
): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const [gathered, setGathered] = useState<{ list: string | undefined; rows: readonly Row[] }>();
  const others = gathered && gathered.list === everything?.list ? gathered.rows : undefined;
  const anchor = useRef<string | undefined>(undefined);
  const picked = useMemo(() => pickedRows([rows, others ?? []], ids, rowId), [rows, others, ids, rowId]);
  const isAll = useMemo(() => rows.length > 0 && rows.every((row) => ids.has(rowId(row))), [rows, ids, rowId]);
  return {
    ids,
    rows: picked,
    isAll,
    loadedCount: others?.length,
    everything: everything?.pages,
    isPartial: everything?.isPartial ?? false,
    onToggle: (id) => {
      anchor.current = id;
      setIds((before) => toggleId(before, id));
    },
    onExtend: (id) => {
      const between = idsBetween(rows.map(rowId), anchor.current ?? id, id);
      anchor.current ??= id;
      setIds((before) => new Set([...before, ...between]));
    },
    onToggleAll: () => {
      setGathered(undefined);
      setIds(isAll ? new Set() : new Set(rows.map(rowId)));
    },
    onPick: (wanted) => {
      setGathered({ list: everything?.list, rows: wanted });
      setIds((before) => new Set([...before, ...wanted.map(rowId)]));
    },
    onClear: () => {
      setGathered(undefined);
      setIds(new Set());
    },
  };
}
