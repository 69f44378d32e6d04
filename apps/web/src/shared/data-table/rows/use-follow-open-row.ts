import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './grid-focus.ts';

type Rows<Row> = { rows: readonly Row[]; rowId: (row: Row) => string; openId?: string | undefined };

type View = {
  scroller: RefObject<HTMLElement | null>;
  setActiveIndex: (index: number) => void;
  scrollTo: (index: number) => void;
};

/**
 * Keeps the tab stop of a list with the row whose details are open, when these go on to another row by themselves, as after a
 * decision. The focus goes with it if the list has it.
 */
export function useFollowOpenRow<Row>({ rows, rowId, openId }: Rows<Row>, view: View, active: number): void {
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
    // It may be drawn only after the list has scrolled.
    if (hasFocus && !focusRow(scroller.current, index)) requestAnimationFrame(() => focusRow(scroller.current, index));
  });
}
