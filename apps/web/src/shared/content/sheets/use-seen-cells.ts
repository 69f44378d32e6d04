import { useCallback, useEffect, useRef, useState } from 'react';
import type { GridPlace } from './grid/grid-place.ts';
import type { GridView } from './grid/use-grid-sight.ts';
import type { WorkbookFacts } from './model/sheet-facts.ts';
import { SeenCells } from './seen-cells.ts';
import { readSeenCells, storeSeenCells } from './seen-cells-storage.ts';

/** Which cells of a spreadsheet have been in sight. */
export type SeenSheets = {
  note: (sheet: number, view: GridView) => void;
  seen: number;
  total: number;
  /** The first cell that was not; undefined when all were. */
  findUnseen: (current: number) => { sheet: number; place: GridPlace } | undefined;
};

const STORE_AFTER_MS = 500; // Scrolling notes cells with each frame.

/**
 * Follows which cells of all sheets have been in sight, and remembers them on this browser. `document` names the file and the state
 * of its content, so that they do not outlive a change.
 */
export function useSeenCells({ sheets }: WorkbookFacts, document: string): SeenSheets {
  const [seen] = useState(() => readSeenCells(document));
  const storeSoon = useStoredSoon(document, seen);
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
      storeSoon();
      setCount([...seen.values()].reduce((sum, { count }) => sum + count, 0));
    },
    [seen, of, storeSoon],
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

/** Stores what has been in sight a moment later, and at the latest when it or the page goes away. */
function useStoredSoon(document: string, seen: ReadonlyMap<number, SeenCells>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const store = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    storeSeenCells(document, seen);
  }, [document, seen]);
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [store]);
  return useCallback(() => {
    timer.current ??= setTimeout(store, STORE_AFTER_MS);
  }, [store]);
}
