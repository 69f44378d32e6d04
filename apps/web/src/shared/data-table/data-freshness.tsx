import { countOf } from '@rotunda/api-client/count-of';
import type { ReactNode } from 'react';
import { useCallCount } from '#shared/api/call-log.ts';
import { openCalls } from '#shared/calls/calls-drawer-state.ts';
import { formatClock, getZoneLabel } from '#shared/format/time.ts';
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
  /** The number of loaded rows that pass client-side filters. Undefined for all of them. */
  shown?: number;
  hasMore: boolean;
  /** The singular noun for the rows, such as `process`. */
  noun: string;
  /** For live data: whether it is currently updating. */
  live?: LiveState | undefined;
  /** The service operations or BFF routes that returned the data. */
  operationIds: readonly string[];
  /** Whether the rows of the previous filters are shown until the new rows load. */
  isOutdated?: boolean;
  /** The index coverage, for lists based on an index. */
  coverage?: ReactNode;
  /** For a list combined from several resources: how many of them it includes. Shown only if some are missing. */
  sources?: { read: number; total: number; noun: string } | undefined;
  /** For a screen without a list: the settings that a link pins because the URL leaves them to each user. */
  pinned?: object | undefined;
};

const LIVE_LABELS: Readonly<Record<LiveState, string>> = {
  off: 'not live',
  connecting: 'connecting',
  live: 'live',
  partial: 'partly live',
  polled: 'refreshed every 20 seconds',
  silent: 'refreshed every minute',
  stopped: 'not refreshed',
  failed: 'not refreshed',
  paused: 'not refreshed',
  lost: 'reconnecting',
};

/** The line under each list that shows the state of its data: its age, its number of rows, its calls, and whether it is live. */
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
  const part = sources && sources.read < sources.total ? formatPart(sources) : undefined;
  const found = `Found ${hasMore ? 'the first ' : ''}${countOf(shown, noun)}${part ? ` in ${part}` : ''}`;
  // An empty list is announced by its placeholder, which knows the reason.
  useResultAnnouncement(isOutdated || shown === 0 ? undefined : found);
  return (
    <div className="flex min-h-28 shrink-0 items-center border-line border-t px-12 py-4 text-ink-3 text-small">
      <DottedLine canWrap={coverage !== undefined}>
        <span className={isOnline ? undefined : 'text-amber-fg'}>
          {isOnline ? 'As of' : 'Offline, as of'} {formatClock(asOfMs)} {getZoneLabel(asOfMs)}
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
            {LIVE_LABELS[live]}
          </span>
        )}
        <CopyLink pinned={pinned} isOnPhones />
      </DottedLine>
    </div>
  );
}

/** Re-rendered separately, as requests start and end. */
function CallsButton({ operationIds }: Pick<DataFreshnessProps, 'operationIds'>) {
  return <TextButton onPress={() => openCalls(operationIds)}>{countOf(useCallCount(operationIds), 'call')}</TextButton>;
}

/** Formats the sources as `12 of 17 calendars`. */
function formatPart({ read, total, noun }: { read: number; total: number; noun: string }): string {
  return `${read.toLocaleString('en')} of ${countOf(total, noun)}`;
}
