import { countOf } from '@rotunda/api-client/count-of';
import type { ReactNode } from 'react';
import { useCallCount } from '#shared/api/call-log.ts';
import { openCalls } from '#shared/calls/calls-drawer-state.ts';
import { formatClock, zoneLabel } from '#shared/format/time.ts';
import { CopyLink } from '#shared/links/copy-link.tsx';
import { useResultAnnouncement } from '#shared/lists/use-result-announcement.ts';
import type { LiveState } from '#shared/live/live-state.ts';
import { useIsOnline } from '#ui/browser/use-is-online.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { DottedLine } from '#ui/text/dotted-line.tsx';

export type DataFreshnessProps = {
  /** When the data was read, in Unix milliseconds. */
  asOfMs: number;
  loaded: number;
  /** How many of those loaded the filters leave, for lists that are narrowed in the page; all of them when left out. */
  shown?: number;
  hasMore: boolean;
  /** What is loaded, in the singular, such as `process`. */
  noun: string;
  /** For data that renews itself: whether it does now. */
  live?: LiveState | undefined;
  /** Operations of the services, or routes of the console, that the data came from. */
  operationIds: readonly string[];
  /** Whether rows of the filters before are shown until those of the new ones are there. */
  isOutdated?: boolean;
  /** How much of everything was looked at, for lists that stand on an index. */
  coverage?: ReactNode;
  /** For a list that is put together from many resources: how many of them it holds what is in. Said while those are not all. */
  sources?: { read: number; total: number; noun: string } | undefined;
  /** For a screen without a list: what a link to it says that its address leaves to each person's own settings. */
  pinned?: object | undefined;
};

const LIVE_WORDS: Readonly<Record<LiveState, string>> = {
  off: 'not live',
  connecting: 'connecting',
  live: 'live',
  partial: 'partly live',
  polled: 'refreshed every 20 seconds',
  unheard: 'refreshed every minute',
  stopped: 'not refreshed',
  failed: 'not refreshed',
  paused: 'not refreshed',
  lost: 'reconnecting',
};

/**
 * The line under every list that says where its data stands: as of when, how much of it, by which calls, and whether it
 * renews itself now.
 */
export function DataFreshness({
  asOfMs,
  loaded,
  shown = loaded,
  hasMore,
  noun,
  live,
  operationIds,
  isOutdated = false,
  coverage,
  sources,
  pinned,
}: DataFreshnessProps) {
  const isOnline = useIsOnline();
  const part = sources && sources.read < sources.total ? partText(sources) : undefined;
  const found = `Found ${hasMore ? 'the first ' : ''}${countOf(shown, noun)}${part ? ` in ${part}` : ''}`;
  // That there is nothing is said by what stands where the rows would be, which knows why.
  useResultAnnouncement(isOutdated || shown === 0 ? undefined : found);
  return (
    <div className="flex min-h-28 shrink-0 items-center border-line border-t px-12 py-4 text-ink-3 text-small">
      <DottedLine mayWrap={coverage !== undefined}>
        <span className={isOnline ? undefined : 'text-amber-fg'}>
          {isOnline ? 'As of' : 'Offline, as of'} {formatClock(asOfMs)} {zoneLabel(asOfMs)}
        </span>
        <span className="min-w-0">
          <span className="block truncate">
            {shown !== loaded && `${shown.toLocaleString('en')} of the `}
            {hasMore && (shown === loaded ? 'First ' : 'first ')}
            {countOf(loaded, noun)}
            {part && ` from ${part}`}
          </span>
        </span>
        {coverage}
        {/* The bar at the top opens the calls, too, and says whether the console is live. */}
        <span className="max-sm:hidden">
          <CallsButton operationIds={operationIds} />
        </span>
        {live !== undefined && isOnline && (
          <span className={`max-sm:hidden ${live === 'live' ? 'text-green-fg' : 'text-amber-fg'}`}>
            {LIVE_WORDS[live]}
          </span>
        )}
        <CopyLink pinned={pinned} isOnPhones />
      </DottedLine>
    </div>
  );
}

/** Drawn again by itself, as requests begin and end. */
function CallsButton({ operationIds }: Pick<DataFreshnessProps, 'operationIds'>) {
  return <TextButton onPress={() => openCalls(operationIds)}>{countOf(useCallCount(operationIds), 'call')}</TextButton>;
}

/** `12 of 17 calendars`. */
function partText({ read, total, noun }: { read: number; total: number; noun: string }): string {
  return `${read.toLocaleString('en')} of ${countOf(total, noun)}`;
}
