import { useCallback, useEffect, useRef, useState } from 'react';

const BLOCK_ROWS = 128;
const MAX_BLOCKS = 64; // The least recently shown ones are discarded.

type RowBlocks<Row> = { rowAt: (row: number) => Row | undefined; request: (first: number, count: number) => void };

/** Returns rows of a long list, read in blocks when they are shown. A different `read` function starts a new list. */
export function useRowBlocks<Row>(
  read: (first: number, count: number) => Promise<readonly Row[]>,
  rowCount: number,
  onError: (error: unknown) => void,
): RowBlocks<Row> {
  const blocks = useRef(new Map<number, readonly Row[]>());
  const asked = useRef(new Map<number, number>());
  const [, setVersion] = useState(0);
  const current = useRef(read);
  if (current.current !== read) {
    current.current = read;
    blocks.current = new Map();
    asked.current = new Map();
  }
  useEffect(() => () => asked.current.clear(), []);
  const request = useCallback(
    (first: number, count: number) => {
      const last = Math.floor(Math.max(first, first + count - 1) / BLOCK_ROWS);
      for (let block = Math.floor(first / BLOCK_ROWS); block <= last; block += 1) {
        const wanted = Math.min(BLOCK_ROWS, rowCount - block * BLOCK_ROWS);
        if (wanted <= 0 || (asked.current.get(block) ?? 0) >= wanted) continue;
        asked.current.set(block, wanted);
        read(block * BLOCK_ROWS, wanted).then((rows) => {
          if (current.current !== read) return;
          blocks.current.delete(block);
          blocks.current.set(block, rows);
          evictOldest(blocks.current, asked.current);
          setVersion((version) => version + 1);
        }, onError);
      }
    },
    [read, rowCount, onError],
  );
  const rowAt = useCallback((row: number) => blocks.current.get(Math.floor(row / BLOCK_ROWS))?.[row % BLOCK_ROWS], []);
  return { rowAt, request };
}

function evictOldest(blocks: Map<number, unknown>, asked: Map<number, number>): void {
  for (const block of blocks.keys()) {
    if (blocks.size <= MAX_BLOCKS) return;
    blocks.delete(block);
    asked.delete(block);
  }
}
