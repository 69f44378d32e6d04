import { useMemo, useRef, useState } from 'react';
import { idsBetween, pickedRows, withToggled } from './row-selection.ts';

/** The rows that a person has picked to do something with. Never in the address. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>;
  /** The picked rows that are loaded, in the order of the list. */
  rows: readonly Row[];
  isAll: boolean;
  /** Picks one row, or lets it go; the next range begins there. */
  onToggle: (id: string) => void;
  /** Picks every row from the last one that was touched to this one. */
  onExtend: (id: string) => void;
  /** Picks all loaded rows; lets all go when they are picked already. */
  onToggleAll: () => void;
  onClear: () => void;
};

/** Keeps which rows of a list are picked. */
export function useRowSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const anchor = useRef<string | undefined>(undefined);
  const picked = useMemo(() => pickedRows(rows, ids, rowId), [rows, ids, rowId]);
  const isAll = rows.length > 0 && picked.length === rows.length;
  return {
    ids,
    rows: picked,
    isAll,
    onToggle: (id) => {
      anchor.current = id;
      setIds((before) => withToggled(before, id));
    },
    onExtend: (id) => {
      const between = idsBetween(rows.map(rowId), anchor.current ?? id, id);
      anchor.current ??= id;
      setIds((before) => new Set([...before, ...between]));
    },
    onToggleAll: () => setIds(isAll ? new Set() : new Set(rows.map(rowId))),
    onClear: () => setIds(new Set()),
  };
}
