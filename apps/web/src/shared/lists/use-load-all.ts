import { useRef, useState } from 'react';

/** Every row of a list, page by page. */
export type RowPages<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>;

/** Reads a list to its end, or to `most` rows. `progress` counts the rows that have come while it does. */
export function useLoadAll<Row>() {
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  return {
    progress,
    /** The rows; rejects when a page could not be read, or somebody stopped it. */
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
