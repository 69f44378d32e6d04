import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

type ResizeHandleProps = {
  label: string;
  widthPx: number;
  minPx: number;
  maxPx: number;
  onResize: (widthPx: number) => void;
};

const STEP_PX = 20;

/** The left edge of a panel: dragged, or moved with the arrow keys, Home and End (WAI-ARIA window splitter). */
export function ResizeHandle({ label, widthPx, minPx, maxPx, onResize }: ResizeHandleProps) {
  const drag = useRef<{ startX: number; startWidthPx: number } | undefined>(undefined);
  const resize = (next: number) => onResize(Math.round(Math.max(minPx, Math.min(maxPx, next))));
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) resize(drag.current.startWidthPx + drag.current.startX - event.clientX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: widthPx + STEP_PX,
      ArrowRight: widthPx - STEP_PX,
      Home: minPx,
      End: maxPx,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element cannot be interactive
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widthPx}
      aria-valuemin={minPx}
      aria-valuemax={maxPx}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { startX: event.clientX, startWidthPx: widthPx };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      className="absolute inset-y-0 -left-4 z-10 w-8 cursor-col-resize touch-none hover:bg-hover max-md:hidden"
    />
  );
}
