import { daysText, timeText } from '#shared/calendar/time-text.ts';
import { canChangeKindOfTime } from './event-shift.ts';
import type { Moving } from './use-move-mode.ts';

/** Says where an event is that the keyboard moves, and the keys for it. */
export function MoveStatus({ moving, zone }: { moving: Moving | undefined; zone: string }) {
  const there = moving && { ...moving.occurrence, time: moving.time };
  return (
    <div role="status" className="sticky top-0 left-0 z-30 h-0">
      {there && (
        <p className="absolute top-52 left-1/2 w-max max-w-full -translate-x-1/2 rounded-card border border-accent bg-surface px-12 py-8 shadow-popover">
          <span className="font-medium">{there.title}</span>: {daysText(there, zone)}, {timeText(there, zone)}
          <span className="block text-ink-3 text-small">
            Arrow keys move · Shift+arrows resize{canChangeKindOfTime(there) && ' · A all day'} · Enter apply · Esc
            cancel
          </span>
        </p>
      )}
    </div>
  );
}
