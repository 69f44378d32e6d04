import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { StopProps } from '#features/calendar/move/use-event-focus.ts';
import { useIsSelected } from '#features/calendar/select/selected-events.ts';
import { SELECTED_CLASS, SelectedMark } from '#features/calendar/select/selected-mark.tsx';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatAccessibleName, formatClock } from '#shared/calendar/time-text.ts';
import { HYPHENATED } from './copy-without-hyphens.ts';
import { EventIcon } from './event-icon.tsx';
import { getEventStyle } from './event-style.ts';
import { addSoftHyphens } from './soft-hyphens.ts';

export type EventButtonProps = {
  occurrence: Occurrence;
  zone: string;
  isOpen: boolean;
  stopProps: StopProps;
  onOpen: (key: string) => void;
  /** The position of the event. */
  style: CSSProperties;
  /** `line` if there is room for only one line. `edge` if other events leave only the left edge visible. */
  size: 'line' | 'block' | 'edge';
  /** The edge at which the event can be resized, if it can. */
  edge?: 'below' | 'after' | undefined;
  /** Classes for the position, and for edges outside the visible period. */
  className?: string;
};

/** An event in the grid. */
export function EventButton({
  occurrence,
  zone,
  isOpen,
  stopProps,
  onOpen,
  style,
  size,
  edge,
  className,
}: EventButtonProps) {
  const look = getEventStyle(occurrence);
  const isSelected = useIsSelected(occurrence.key);
  return (
    <button
      {...stopProps}
      type="button"
      aria-current={isOpen}
      data-full-text={occurrence.title}
      onClick={() => onOpen(occurrence.key)}
      style={{ ...look.style, ...style }}
      className={clsx(
        look.className,
        'pointer-events-auto flex min-w-0 cursor-default flex-col items-stretch justify-start overflow-hidden px-4 focus-visible:z-10 focus-visible:outline-offset-0 hover:brightness-97 dark:hover:brightness-115',
        isOpen && 'outline-2 outline-accent',
        isSelected && SELECTED_CLASS,
        className,
      )}
    >
      <span className="sr-only">
        {formatAccessibleName(occurrence, zone)}
        {isSelected && ', selected'}
      </span>
      {size === 'line' && <OneLine occurrence={occurrence} zone={zone} />}
      {size === 'block' && <Block occurrence={occurrence} zone={zone} />}
      {size === 'edge' && <Edge occurrence={occurrence} />}
      {edge && <span aria-hidden data-edge className={EDGES[edge]} />}
    </button>
  );
}

/** The resize handle at the end of an event. */
export const EDGES = {
  below: 'absolute inset-x-0 bottom-0 h-6 cursor-ns-resize',
  after: 'absolute inset-y-0 right-0 w-8 cursor-ew-resize',
} as const;

/** At a width of a few letters, hyphens and ellipses take the space of the text, so the text fades at the edge instead. */
const NARROW =
  '@max-[40px]:wrap-normal @max-[40px]:hyphens-none @max-[40px]:[text-overflow:clip] @max-[40px]:[mask-image:linear-gradient(to_right,black_calc(100%-8px),transparent)]';

type FaceProps = { occurrence: Occurrence; zone: string };

/** Shows the title, and the start if it fits completely. Content that does not fit wraps out of view. */
function OneLine({ occurrence, zone }: FaceProps) {
  const { time, title } = occurrence;
  return (
    <span aria-hidden className="@container block leading-[24px]">
      <span className="flex h-24 flex-wrap gap-x-6 overflow-hidden">
        <span className="flex min-w-0 max-w-full items-center gap-4 font-medium">
          <SelectedMark eventKey={occurrence.key} />
          <EventIcon occurrence={occurrence} />
          <span className={clsx('truncate', NARROW)}>{title}</span>
        </span>
        {!time.isAllDay && <span className="text-ink-2">{formatClock(time.start, zone)}</span>}
      </span>
    </span>
  );
}

function Block({ occurrence, zone }: FaceProps) {
  const { time, title } = occurrence;
  return (
    <span aria-hidden className="@container block py-2">
      <span className="flex gap-4 font-medium">
        <SelectedMark eventKey={occurrence.key} />
        <span className="flex h-16 items-center empty:hidden @max-[44px]:hidden">
          <EventIcon occurrence={occurrence} />
        </span>
        <span {...HYPHENATED} className={clsx('wrap-anywhere line-clamp-3 min-w-0', NARROW)}>
          {addSoftHyphens(title)}
        </span>
      </span>
      {/* A clock that does not fit is left out: half of one reads as another. */}
      {!time.isAllDay && (
        <span className="flex h-16 flex-wrap gap-x-4 overflow-hidden text-ink-2 @max-[32px]:hidden">
          <span>{formatClock(time.start, zone)}</span>
          {Temporal.Instant.compare(time.start, time.end) !== 0 && <span>– {formatClock(time.end, zone)}</span>}
        </span>
      )}
    </span>
  );
}

/** Shows the title vertically along the edge. */
function Edge({ occurrence }: Pick<FaceProps, 'occurrence'>) {
  return (
    <span
      aria-hidden
      className="flex min-h-0 flex-1 items-center gap-4 self-start overflow-hidden whitespace-nowrap py-4 font-medium [writing-mode:vertical-rl]"
    >
      <SelectedMark eventKey={occurrence.key} />
      <EventIcon occurrence={occurrence} />
      <span className="min-h-0 truncate">{occurrence.title}</span>
    </span>
  );
}
