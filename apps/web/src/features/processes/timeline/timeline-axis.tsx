import { type PointerEvent, useRef, useState } from 'react';
import { formatDay, formatShortClock } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useClientPx } from '#ui/browser/use-client-px.ts';
import { areDaysApart, listTimeTicks, type TimePart } from './time-ticks.ts';
import { TimelineBrush } from './timeline-brush.tsx';

const LABEL_PX = 88;
const MIN_DRAG_PX = 6;

type TimelineAxisProps = {
  fromMs: number;
  toMs: number;
  /** Zooms in on a part of the time range. */
  onZoom: (part: TimePart) => void;
};

/** The axis of a timeline: round times, and a brush for zooming that can be dragged or set by keys. */
export function TimelineAxis({ fromMs, toMs, onZoom }: TimelineAxisProps) {
  const line = useRef<HTMLDivElement>(null);
  const widthPx = useClientPx(line, 'clientWidth', 'rotunda.px.timeline');
  const [part, setPart] = useState<TimePart>();
  const startPx = useRef<number>(undefined);
  const maxCount = Math.max(1, Math.floor(widthPx / LABEL_PX));
  const ticks = listTimeTicks(fromMs, toMs, { maxCount, zone: getCurrentZone() });
  const format = areDaysApart(ticks) ? formatDay : formatShortClock;
  const percent = (timeMs: number) => ((timeMs - fromMs) * 100) / Math.max(1, toMs - fromMs);
  const findTime = (px: number) =>
    Math.round(fromMs + ((toMs - fromMs) * Math.max(0, Math.min(px, widthPx))) / Math.max(1, widthPx));
  const getPlace = ({ clientX, currentTarget }: PointerEvent) => clientX - currentTarget.getBoundingClientRect().left;
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    startPx.current = getPlace(event);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (startPx.current === undefined) return;
    const [left = 0, right = 0] = [startPx.current, getPlace(event)].toSorted((one, other) => one - other);
    setPart(right - left < MIN_DRAG_PX ? undefined : [findTime(left), findTime(right)]);
  };
  const onPointerUp = () => {
    startPx.current = undefined;
  };
  return (
    <div className="sticky top-0 z-1 border-line border-b bg-sunken pr-16 pl-240 text-ink-2 text-small max-sm:pl-16">
      <div
        ref={line}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        title="Drag to choose a period"
        className="relative h-32 cursor-crosshair touch-pan-y select-none overflow-hidden"
      >
        {ticks.map(({ timeMs, leftPercent }) => (
          <span
            key={timeMs}
            style={{ left: `${leftPercent}%` }}
            className="absolute inset-y-0 flex items-center whitespace-nowrap border-line-strong border-l pl-4"
          >
            {format(timeMs)}
          </span>
        ))}
        {part && (
          <span
            aria-hidden
            style={{ left: `${percent(part[0])}%`, width: `${percent(part[1]) - percent(part[0])}%` }}
            className="absolute inset-y-0 border-accent border-x-2 bg-selected/60"
          />
        )}
      </div>
      <TimelineBrush
        all={[fromMs, toMs]}
        part={part}
        onChange={setPart}
        onZoom={(chosen) => {
          setPart(undefined);
          onZoom(chosen);
        }}
      />
    </div>
  );
}
