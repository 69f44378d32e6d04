import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { EventIcon } from './event-icon.tsx';
import { eventLook } from './event-look.ts';
import type { Occurrence } from './occurrence.ts';
import { spokenName, timeText } from './time-text.ts';
import type { StopProps } from './use-event-focus.ts';

export type EventButtonProps = {
  occurrence: Occurrence;
  zone: string;
  isOpen: boolean;
  stopProps: StopProps;
  onOpen: (key: string) => void;
  /** Where it stands. */
  style: CSSProperties;
  /** `line` when there is room for one line only. */
  size: 'line' | 'block';
  /** Its edges that lie outside of what is shown, and so are not rounded. */
  className?: string;
};

/** One event in the grid. */
export function EventButton({ occurrence, zone, isOpen, stopProps, onOpen, style, size, className }: EventButtonProps) {
  const look = eventLook(occurrence);
  const isTimed = !occurrence.time.isAllDay;
  return (
    <button
      {...stopProps}
      type="button"
      aria-current={isOpen}
      onClick={() => onOpen(occurrence.key)}
      style={{ ...look.style, ...style }}
      className={clsx(
        look.className,
        'flex min-w-0 cursor-default overflow-hidden px-4 focus-visible:z-10 focus-visible:outline-offset-0 hover:brightness-97 dark:hover:brightness-115',
        size === 'line' ? 'items-center gap-6' : 'flex-col py-2',
        isOpen && 'outline-2 outline-accent',
        className,
      )}
    >
      <span className="sr-only">{spokenName(occurrence, zone)}</span>
      <span aria-hidden className="flex w-full min-w-0 items-center gap-4 font-medium">
        <EventIcon occurrence={occurrence} />
        <span className={size === 'block' ? 'line-clamp-2' : 'truncate'}>{occurrence.title}</span>
      </span>
      {isTimed && (
        <span aria-hidden className={clsx('truncate text-ink-2', size === 'line' && 'shrink-0')}>
          {timeText(occurrence, zone)}
        </span>
      )}
    </button>
  );
}
