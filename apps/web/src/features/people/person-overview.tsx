import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { getActionLabel } from '#shared/audit/action-labels.ts';
import { outcomeLabels } from '#shared/audit/outcome-labels.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { busyQuery } from './busy-query.ts';
import { formatBusy } from './busy-text.ts';
import { CalendarSection } from './calendar-section.tsx';
import {
  activityOfQuery,
  filesQuery,
  getFiles,
  getScripts,
  isAwaited,
  PERSON_OVERVIEW_PAGE_SIZE,
  reviewsOfQuery,
  toSharedWithCondition,
} from './person-overview-queries.ts';
import { PersonSection } from './person-section.tsx';

const TICK_MS = 30_000;
const linkClass = 'word-target text-accent-ink underline-offset-2 hover:underline';

type PersonOverviewProps = {
  email: string;
  /** The console's own data about the person, at the top of either column. */
  access: ReactNode;
  sessions: ReactNode;
};

/** Shows what relates to a person in the console and in the three services, where visible to the current user. */
export function PersonOverview({ email, access, sessions }: PersonOverviewProps) {
  return (
    <div className="max-lg:in-order grid items-start gap-16 lg:grid-cols-2">
      <div className="in-order flex min-w-0 flex-col gap-16">
        {access}
        <Busy email={email} />
        <CalendarSection email={email} />
        <FileSection title="Script projects" condition={getScripts(email)} isScript />
        <FileSection title="Shared with them" condition={toSharedWithCondition(email)} />
      </div>
      <div className="in-order flex min-w-0 flex-col gap-16">
        {sessions}
        <Reviews email={email} />
        <FileSection title="Their files" condition={getFiles(email)} />
        <LastActivity email={email} />
      </div>
    </div>
  );
}

function Busy({ email }: { email: string }) {
  const busy = useQuery(busyQuery(email));
  const nowMs = useNow(TICK_MS);
  return (
    <PersonSection title="Availability" query={busy} empty="Free for the next hour" isEmpty={isFree}>
      {({ times }) =>
        times ? (
          <ul>
            {times.map((time) => (
              <li key={time.endMs}>{formatBusy(time, nowMs)}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">Calendar not shared with you</p>
        )
      }
    </PersonSection>
  );
}

function Reviews({ email }: { email: string }) {
  const reviews = useQuery(reviewsOfQuery(email));
  const awaited = (reviews.data?.rows ?? []).filter(({ reviewers }) => isAwaited(reviewers, email));
  const hasMore = awaited.length > PERSON_OVERVIEW_PAGE_SIZE || reviews.data?.nextPageToken !== undefined;
  const more = hasMore && (
    <Link
      to="/reviews"
      search={{ folder: 'all', status: 'IN_PROGRESS', reviewer: email }}
      className={linkClass}
      aria-label="Show all: Reviews waiting for this person"
    >
      Show all
    </Link>
  );
  return (
    <PersonSection
      title="Reviews waiting for this person"
      query={reviews}
      empty="None found so far"
      isEmpty={() => awaited.length === 0}
      more={more}
    >
      {() => (
        <ul className="flex flex-col gap-4">
          {awaited.slice(0, PERSON_OVERVIEW_PAGE_SIZE).map(({ fileId, approvalId, title }) => (
            <li key={approvalId} className="flex">
              <Link
                to="/reviews/$fileId/$approvalId"
                params={{ fileId, approvalId }}
                className={`truncate ${linkClass}`}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PersonSection>
  );
}

function LastActivity({ email }: { email: string }) {
  const activity = useQuery(activityOfQuery(email));
  const nowMs = useNow(TICK_MS);
  const more = (
    <Link to="/activity" search={{ actor: email }} className={linkClass}>
      All activity
    </Link>
  );
  return (
    <PersonSection
      title="Last activity"
      query={activity}
      empty="No activity in this console"
      isEmpty={({ entries }) => entries.length === 0}
      more={more}
    >
      {({ entries }) => (
        <ul className="flex flex-col gap-4">
          {entries.map(({ id, at, action, outcome }) => (
            <li key={id} className="flex min-w-0 items-baseline gap-8">
              <span className="min-w-0 flex-1 truncate">{getActionLabel(action)}</span>
              <span className="shrink-0 text-ink-3 text-small">
                {outcomeLabels[outcome]}, <RelativeTime value={at} nowMs={nowMs} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </PersonSection>
  );
}

type FileSectionProps = {
  title: string;
  /** The condition of the files, in the query language. */
  condition: string;
  isScript?: boolean;
};

function FileSection({ title, condition, isScript = false }: FileSectionProps) {
  const found = useQuery(filesQuery(condition));
  const more = found.data?.nextPageToken !== undefined && (
    <Link
      to="/files"
      search={{ where: condition, look: 'allDrives' }}
      className={linkClass}
      aria-label={`Show all: ${title}`}
    >
      Show all
    </Link>
  );
  return (
    <PersonSection title={title} query={found} empty="None visible to you" isEmpty={hasNoFiles} more={more}>
      {({ files = [] }) => <FileLinks files={files} isScript={isScript} />}
    </PersonSection>
  );
}

type Files = readonly DriveSchemas['File'][];

function FileLinks({ files, isScript }: { files: Files; isScript: boolean }) {
  return (
    <ul className="flex flex-col gap-4">
      {files.map(({ id = '', name }) => (
        <li key={id} className="flex">
          {isScript ? (
            <Link to="/scripts/$scriptId" params={{ scriptId: id }} className={`truncate ${linkClass}`}>
              {name}
            </Link>
          ) : (
            <Link to="/file/$fileId" params={{ fileId: id }} className={`truncate ${linkClass}`}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function hasNoFiles({ files = [] }: { files?: Files }): boolean {
  return files.length === 0;
}

function isFree({ times }: { times: readonly unknown[] | undefined }): boolean {
  return times?.length === 0;
}
