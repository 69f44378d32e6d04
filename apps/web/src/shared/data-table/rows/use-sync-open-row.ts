import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './grid-focus.ts';

type Rows<Row> = { rows: readonly Row[]; rowId: (row: Row) => string; openId?: string | undefined };

type View = {
  scroller: RefObject<HTMLElement | null>;
  setActiveIndex: (index: number) => void;
  scrollTo: (index: number) => void;
};

/**
 * Moves the tab stop of a list along with the open row when another row opens automatically, for example after a decision. The
 * focus follows if it is in the list.
 */
export function useSyncOpenRow<Row>({ rows, rowId, openId }: Rows<Row>, view: View, active: number): void {
  const { scroller, setActiveIndex, scrollTo } = view;
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    const row = rows[active];
    if (openId === undefined || left === undefined || openId === left) return;
    if (row === undefined || rowId(row) !== left) return;
    const index = rows.findIndex((each) => rowId(each) === openId);
    if (index < 0) return;
    const hasFocus = scroller.current?.contains(document.activeElement);
    setActiveIndex(index);
    scrollTo(index);
    // The row may be rendered only after the list has scrolled.
    if (hasFocus && !focusRow(scroller.current, index)) requestAnimationFrame(() => focusRow(scroller.current, index));
  });
}
