import { useRef, useState } from 'react';

/** Reads all rows of a list, page by page. */
export type RowPages<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>;

/** Returns functions that read a list to its end, or up to `most` rows. `progress` is the number of rows read so far. */
export function useLoadAll<Row>() {
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  return {
    progress,
    /** Reads and returns the rows. Rejects if a page could not be read or the user cancelled. */
    gather: async (pages: RowPages<Row>, most = Number.POSITIVE_INFINITY): Promise<readonly Row[]> => {
      const controller = new AbortController();
      abort.current = controller;
      const all: Row[] = [];
      setProgress(0);
      try {
        for await (const page of pages(controller.signal)) {
          all.push(...page);
          setProgress(all.length);
          if (all.length >= most) break;
        }
        controller.signal.throwIfAborted();
        return all.slice(0, most);
      } finally {
        setProgress(undefined);
      }
    },
    isStopped: () => abort.current?.signal.aborted ?? false,
    stop: () => abort.current?.abort(),
  };
}
