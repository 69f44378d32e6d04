import { useMemo, useRef, useState } from 'react';
import { listIdsBetween, pickRows, toggleId } from './row-selection.ts';
import type { RowPages } from './use-load-all.ts';

/** The rows selected by the user. Never in the URL. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>;
  /** The selected rows in list order, both loaded and gathered ones. */
  rows: readonly Row[];
  /** Whether all loaded rows are selected. */
  isAll: boolean;
  /** The gathered and selected rows, and whether more rows match. Undefined if none were gathered. */
  gathered: { rows: readonly Row[]; isCut: boolean } | undefined;
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
  /** Selects rows regardless of whether they are loaded. `isCut` is whether more rows match. */
  onPick: (rows: readonly Row[], isCut: boolean) => void;
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
  const [latest, setGathered] = useState<{ list: string | undefined; rows: readonly Row[]; isCut: boolean }>();
  const gathered = latest?.list === everything?.list ? latest : undefined;
  const others = gathered?.rows;
  const anchor = useRef<string | undefined>(undefined);
  const picked = useMemo(() => pickRows([rows, others ?? []], ids, rowId), [rows, others, ids, rowId]);
  const isAll = useMemo(() => rows.length > 0 && rows.every((row) => ids.has(rowId(row))), [rows, ids, rowId]);
  return {
    ids,
    rows: picked,
    isAll,
    gathered,
    everything: everything?.pages,
    isPartial: everything?.isPartial ?? false,
    onToggle: (id) => {
      anchor.current = id;
      setIds((before) => toggleId(before, id));
    },
    onExtend: (id) => {
      const between = listIdsBetween(rows.map(rowId), anchor.current ?? id, id);
      anchor.current ??= id;
      setIds((before) => new Set([...before, ...between]));
    },
    onToggleAll: () => {
      setGathered(undefined);
      setIds(isAll ? new Set() : new Set(rows.map(rowId)));
    },
    onPick: (wanted, isCut) => {
      setGathered({ list: everything?.list, rows: wanted, isCut });
      setIds((before) => new Set([...before, ...wanted.map(rowId)]));
    },
    onClear: () => {
      setGathered(undefined);
      setIds(new Set());
    },
  };
}
