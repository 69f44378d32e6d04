import { TimeChange } from '#shared/calendar/time-change.tsx';
import { canChangeKindOfTime } from './event-shift.ts';
import type { Moving } from './use-move-mode.ts';

type MoveStatusProps = {
  /** The event that the keyboard moves. */
  moving: Moving | undefined;
  /** The event that the pointer moves. */
  dragged?: Moving | undefined;
  zone: string;
};

/** Shows the new time of an event being moved, and the keys for it. */
export function MoveStatus({ moving, dragged, zone }: MoveStatusProps) {
  const shown = moving ?? dragged;
  return (
    <div role="status" className="pointer-events-none sticky top-0 left-0 z-30 h-0">
      {shown && (
        <p className="absolute top-52 left-1/2 w-max max-w-full -translate-x-1/2 rounded-card border border-accent bg-surface px-12 py-8 text-ink-2 shadow-popover">
          <span className="font-medium text-ink">{shown.occurrence.title}</span>: <TimeChange {...shown} zone={zone} />
          {moving && (
            <span className="block text-ink-3 text-small">
              Arrow keys move · Shift+arrows resize{canChangeKindOfTime(moving.occurrence) && ' · A all day'} · Enter
              apply · Esc cancel
            </span>
          )}
        </p>
      )}
    </div>
  );
}
