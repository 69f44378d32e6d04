import { useMemo, useRef, useState } from 'react';
import { idsBetween, pickedRows, withToggled } from './row-selection.ts';
import type { RowPages } from './use-load-all.ts';

/** The rows that a person has picked to do something with. Never in the address. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>;
  /** The picked rows, in the order of the list: those that are loaded, and those that were gathered. */
  rows: readonly Row[];
  /** Whether all loaded rows are picked. */
  isAll: boolean;
  /** How many rows were gathered and picked; undefined when none were. */
  gatheredCount: number | undefined;
  /** Reads every row that matches; undefined when all of them are loaded. */
  everything: RowPages<Row> | undefined;
  /** Whether rows may match that were not found yet. */
  isPartial: boolean;
  /** Picks one row, or lets it go; the next range begins there. */
  onToggle: (id: string) => void;
  /** Picks every row from the last one that was touched to this one. */
  onExtend: (id: string) => void;
  /** Picks all loaded rows; lets all go when they are picked already. */
  onToggleAll: () => void;
  /** Picks rows whether they are loaded or not. */
  onPick: (rows: readonly Row[]) => void;
  onClear: () => void;
};

/** What a list would show when it were loaded to its end. */
export type Everything<Row> = {
  /** Names what is asked for: with another list, rows that were gathered for this one are picked no more. */
  list: string;
  /** Absent when all is loaded. */
  pages: RowPages<Row> | undefined;
  /** Whether rows may match that were not found yet. */
  isPartial?: boolean;
};

/** Keeps which rows of a list are picked. With `everything`, also rows can be picked that are not loaded. */
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
    gatheredCount: others?.length,
    everything: everything?.pages,
    isPartial: everything?.isPartial ?? false,
    onToggle: (id) => {
      anchor.current = id;
      setIds((before) => withToggled(before, id));
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
