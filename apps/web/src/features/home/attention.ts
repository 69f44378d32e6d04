import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import type { LinkProps } from '@tanstack/react-router';
import { formatDueTime } from '#shared/format/due-time-text.ts';
import { formatDistance } from '#shared/format/time.ts';
import { isComplete } from '#shared/indexes/incomplete.ts';
import type { Job } from '#shared/jobs/queries.ts';
import { type Failures, groupFailures } from './failure-groups.ts';
import { PANEL_PAGE_SIZE } from './queries.ts';

type Schemas = components['schemas'];
type Decision = Pick<Schemas['ApprovalRow'], 'fileId' | 'approvalId' | 'title' | 'dueTime'>;
type Approvals = { rows: readonly Decision[]; coverage: Schemas['Coverage'] };
type Requests = {
  rows: readonly Pick<Schemas['AccessRequestRow'], 'createTime'>[];
  all: number;
  coverage: Schemas['Coverage'];
};

/** The data that Home has loaded so far. Undefined if the role does not include it, or before it is loaded. */
export type HomeFacts = {
  /** The approvals that wait for the user. */
  approvals?: Approvals | undefined;
  /** The requests, oldest first. */
  requests?: Requests | undefined;
  failures?: Pick<Failures, 'processes'> | undefined;
  jobs?: readonly Job[] | undefined;
};

/** An urgent item, with its link. */
export type Attention = { kind: 'overdue' | 'due' | 'failing' | 'requests' | 'job'; text: string; link: LinkProps };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFTEN = 3; // Failures of one function per day. Fewer may be chance.
const LONG_MS = 3 * DAY_MS; // Longer than a weekend, when nobody responds.
const FAILED_TODAY = { status: ['FAILED', 'TIMED_OUT'], from: '-24h' };

/**
 * Returns what needs the user's attention at `nowMs`, most urgent first. Each kind has at most one line, which states the number
 * of items; the panels list them.
 */
export function listAttention(facts: HomeFacts, nowMs: number): Attention[] {
  return [
    ...decisions(facts.approvals, nowMs),
    ...listFailing(facts.failures?.processes ?? [], nowMs),
    ...jobs(facts.jobs ?? [], nowMs),
    ...requests(facts.requests, nowMs),
  ];
}

function decisions(index: Approvals | undefined, nowMs: number): Attention[] {
  if (index === undefined) return [];
  const { rows, coverage } = index;
  const due = rows.flatMap(({ dueTime, ...row }) =>
    dueTime === undefined ? [] : { ...row, dueTime, dueMs: Date.parse(dueTime) },
  );
  const overdue = due.filter(({ dueMs }) => dueMs < nowMs);
  const soon = due.filter(({ dueMs }) => dueMs >= nowMs && dueMs < nowMs + DAY_MS);
  // Home only reads the first items, so there may be more if all of them match.
  const formatCount = (count: number) => countOf(count, 'approval', count === PANEL_PAGE_SIZE || !isComplete(coverage));
  return [
    ...summarizeSeveral(
      'overdue',
      overdue.map((row) => ({ text: `${formatDueTime(row.dueTime, nowMs)}: ${row.title}`, link: createLink(row) })),
      { text: `${formatCount(overdue.length)} overdue`, link: { to: '/reviews' } },
    ),
    ...summarizeSeveral(
      'due',
      soon.map((row) => ({ text: `${formatDueTime(row.dueTime, nowMs)}: ${row.title}`, link: createLink(row) })),
      { text: `${formatCount(soon.length)} due within a day`, link: { to: '/reviews' } },
    ),
  ];
}

function createLink({ fileId, approvalId }: Decision): LinkProps {
  return { to: '/reviews/$fileId/$approvalId', params: { fileId, approvalId } };
}

function listFailing(processes: Failures['processes'], nowMs: number): Attention[] {
  const ofDay = processes.filter(({ startTime = '' }) => Date.parse(startTime) > nowMs - DAY_MS);
  const groups = groupFailures(ofDay).filter(({ count }) => count >= OFTEN);
  const failures = groups.reduce((sum, { count }) => sum + count, 0);
  return summarizeSeveral(
    'failing',
    groups.map(({ functionName, projectName, count }) => ({
      text: `${countOf(count, 'failure')} in 24 h: ${functionName} in ${projectName}`,
      link: { to: '/processes', search: { ...FAILED_TODAY, fn: functionName, project: projectName } },
    })),
    {
      text: `${countOf(groups.length, 'function')} failing repeatedly (${countOf(failures, 'failure')} in 24 h)`,
      link: { to: '/processes', search: { ...FAILED_TODAY, mode: 'groups' } },
    },
  );
}

function jobs(all: readonly Job[], nowMs: number): Attention[] {
  const troubled = all.flatMap((job) => {
    const { jobId, title, state, counts, createTime } = job;
    const failed = counts.retryable + counts.final;
    const isFresh = Date.parse(createTime) > nowMs - DAY_MS;
    if (state !== 'paused' && (failed === 0 || !isFresh)) return [];
    const text = state === 'paused' ? `Paused: ${title}` : `${failed} failed: ${title}`;
    return [{ text, link: { to: '/jobs/$jobId' as const, params: { jobId } } }];
  });
  return summarizeSeveral('job', troubled, {
    text: `${countOf(troubled.length, 'job')} with problems`,
    link: { to: '/jobs' },
  });
}

function requests(index: Requests | undefined, nowMs: number): Attention[] {
  const oldest = index?.rows[0]?.createTime;
  if (index === undefined || oldest === undefined || nowMs - Date.parse(oldest) < LONG_MS) return [];
  const age = formatDistance(Date.parse(oldest), nowMs).replace(' ago', '');
  return [
    {
      kind: 'requests',
      text: `${countOf(index.all, 'access request', !isComplete(index.coverage))}, oldest ${age}`,
      link: { to: '/access-requests' },
    },
  ];
}

type Line = Omit<Attention, 'kind'>;

/** Returns the only item, or else the summary of several. */
function summarizeSeveral(kind: Attention['kind'], lines: readonly Line[], several: Line): Attention[] {
  const [first, second] = lines;
  if (first === undefined) return [];
  return [{ kind, ...(second === undefined ? first : several) }];
}
