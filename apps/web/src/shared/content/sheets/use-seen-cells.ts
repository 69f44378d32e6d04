import { useCallback, useState } from 'react';
import type { GridPlace } from './grid/grid-place.ts';
import type { GridView } from './grid/use-grid-sight.ts';
import { SeenCells } from './seen-cells.ts';
import type { WorkbookFacts } from './sheet-facts.ts';

/** Which cells of a spreadsheet have been in sight. */
export type SeenSheets = {
  note: (sheet: number, view: GridView) => void;
  seen: number;
  total: number;
  /** The first cell that was not; undefined when all were. */
  findUnseen: (current: number) => { sheet: number; place: GridPlace } | undefined;
};

/** Follows which cells of all sheets have been in sight. `facts` are those of one state of one file. */
export function useSeenCells({ sheets }: WorkbookFacts): SeenSheets {
  const [seen] = useState(() => new Map<number, SeenCells>());
  const [, setCount] = useState(0);
  const of = useCallback(
    (sheet: number) => {
      const known = seen.get(sheet) ?? new SeenCells();
      seen.set(sheet, known);
      return known;
    },
    [seen],
  );
  const note = useCallback(
    (sheet: number, view: GridView) => {
      of(sheet).add(view);
      setCount([...seen.values()].reduce((sum, { count }) => sum + count, 0));
    },
    [seen, of],
  );
  const findUnseen = (current: number) => {
    for (let turn = 0; turn < sheets.length; turn += 1) {
      const sheet = (current + turn) % sheets.length;
      const { rowCount = 0, columnCount = 0 } = sheets[sheet] ?? {};
      const place = of(sheet).findUnseen(rowCount, columnCount);
      if (place) return { sheet, place };
    }
    return undefined;
  };
  return {
    note,
    seen: [...seen.values()].reduce((sum, { count }) => sum + count, 0),
    total: sheets.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0),
    findUnseen,
  };
}
