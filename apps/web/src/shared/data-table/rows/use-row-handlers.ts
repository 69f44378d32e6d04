import { useLayoutEffect, useRef, useState } from 'react';

/** The handlers for pressing a row or a part of it. */
export type RowHandlers<Row> = {
  onOpen: (row: Row) => void;
  onPick: (id: string, isRange: boolean) => void;
  onMenu: (row: Row, trigger: HTMLElement) => void;
};

/**
 * Returns referentially stable handlers that call the latest ones, so that a row is re-rendered only when its content changes.
 */
export function useRowHandlers<Row>(handlers: RowHandlers<Row>): RowHandlers<Row> {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [same] = useState<RowHandlers<Row>>(() => ({
    onOpen: (row) => latest.current.onOpen(row),
    onPick: (id, isRange) => latest.current.onPick(id, isRange),
    onMenu: (row, trigger) => latest.current.onMenu(row, trigger),
  }));
  return same;
}
