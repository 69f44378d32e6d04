import { useLayoutEffect, useRef, useState } from 'react';

/** What pressing a row or a part of it does. */
export type RowHandlers<Row> = {
  onOpen: (row: Row) => void;
  onPick: (id: string, isRange: boolean) => void;
  onMenu: (row: Row, trigger: HTMLElement) => void;
};

/** Handlers that stay the same while what they do changes, so that a row is drawn again only when it shows something else. */
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
