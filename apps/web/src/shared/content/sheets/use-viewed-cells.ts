import { useCallback, useEffect, useRef, useState } from 'react';
import type { GridPlace } from './grid/grid-place.ts';
import type { GridView } from './grid/use-grid-viewport.ts';
import type { WorkbookFacts } from './model/sheet-facts.ts';
import { ViewedCells } from './viewed-cells.ts';
import { readViewedCells, storeViewedCells } from './viewed-cells-storage.ts';

/** The cells of a spreadsheet that were visible. */
export type ViewedSheets = {
  record: (sheet: number, view: GridView) => void;
  viewedCount: number;
  total: number;
  /** Returns the first cell that was not visible. Returns undefined if all were. */
  findUnviewed: (current: number) => { sheet: number; place: GridPlace } | undefined;
};

const STORE_AFTER_MS = 500; // Scrolling marks cells as viewed in every frame.

/**
 * Tracks which cells of all sheets were visible, and stores them in this browser. `document` identifies the file and its content
 * version, so that stored cells do not survive a change.
 */
export function useViewedCells({ sheets }: WorkbookFacts, document: string): ViewedSheets {
  const [seen] = useState(() => readViewedCells(document));
  const storeSoon = useDebouncedStore(document, seen);
  const [, setCount] = useState(0);
  const of = useCallback(
    (sheet: number) => {
      const known = seen.get(sheet) ?? new ViewedCells();
      seen.set(sheet, known);
      return known;
    },
    [seen],
  );
  const record = useCallback(
    (sheet: number, view: GridView) => {
      of(sheet).add(view);
      storeSoon();
      setCount([...seen.values()].reduce((sum, { count }) => sum + count, 0));
    },
    [seen, of, storeSoon],
  );
  const findUnviewed = (current: number) => {
    for (let turn = 0; turn < sheets.length; turn += 1) {
      const sheet = (current + turn) % sheets.length;
      const { rowCount = 0, columnCount = 0 } = sheets[sheet] ?? {};
      const place = of(sheet).findUnviewed(rowCount, columnCount);
      if (place) return { sheet, place };
    }
    return undefined;
  };
  return {
    record,
    viewedCount: [...seen.values()].reduce((sum, { count }) => sum + count, 0),
    total: sheets.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0),
    findUnviewed,
  };
}

/** Stores visible cells after a short delay, and at the latest when the component or page is unloaded. */
function useDebouncedStore(document: string, seen: ReadonlyMap<number, ViewedCells>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const store = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    storeViewedCells(document, seen);
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
