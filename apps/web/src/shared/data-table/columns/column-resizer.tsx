import { type PointerEvent, useRef } from 'react';

type ColumnResizerProps = { readWidthPx: () => number; onResize: (widthPx: number) => void };

/** The draggable right edge of a column header. Keyboard users set widths in the column selection. */
export function ColumnResizer({ readWidthPx, onResize }: ColumnResizerProps) {
  const startX = useRef<number | undefined>(undefined);
  const shift = (event: PointerEvent<HTMLElement>, px: number) => {
    event.currentTarget.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  };
  return (
    <div
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        startX.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (startX.current !== undefined) shift(event, event.clientX - startX.current);
      }}
      onPointerUp={(event) => {
        if (startX.current === undefined) return;
        const movedPx = event.clientX - startX.current;
        startX.current = undefined;
        shift(event, 0);
        if (movedPx !== 0) onResize(readWidthPx() + movedPx);
      }}
      className="absolute inset-y-6 right-0 w-8 cursor-col-resize touch-none border-line border-r hover:border-line-strong hover:border-r-2 max-sm:hidden"
    />
  );
}
