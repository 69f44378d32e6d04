import type { components } from '@rotunda/api-client/bff-types';
import type { LinkProps } from '@tanstack/react-router';
import { countOf } from '#shared/format/count.ts';
import { formatDistance } from '#shared/format/time.ts';
import type { Job } from '#shared/jobs/queries.ts';
import { type Failures, groupFailures } from './failure-groups.ts';

type Schemas = components['schemas'];
type Decision = Pick<Schemas['ApprovalRow'], 'fileId' | 'approvalId' | 'title' | 'dueTime'>;
type Requests = { rows: readonly Pick<Schemas['AccessRequestRow'], 'createTime'>[]; all: number };

/** What Home has read so far; what the role does not include, or is not there yet, is absent. */
export type HomeFacts = {
  /** Those that wait for the person. */
  approvals?: { rows: readonly Decision[] } | undefined;
  /** The oldest first. */
  requests?: Requests | undefined;
  failures?: Pick<Failures, 'processes'> | undefined;
  jobs?: readonly Job[] | undefined;
};

/** Something to see to before the rest, with the way to it. */
export type Attention = { kind: 'overdue' | 'due' | 'failing' | 'requests' | 'job'; text: string; link: LinkProps };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFTEN = 3; // Fails of one function in a day: once or twice may be chance.
const LONG_MS = 3 * DAY_MS; // Over a weekend nobody answers.

/** What needs the person first at `nowMs`, what is most urgent first. Texts may be cut at their end, so that names what. */
export function listAttention(facts: HomeFacts, nowMs: number): Attention[] {
  return [
    ...decisions(facts.approvals?.rows ?? [], nowMs),
    ...failing(facts.failures?.processes ?? [], nowMs),
    ...jobs(facts.jobs ?? [], nowMs),
    ...requests(facts.requests, nowMs),
  ];
}

function decisions(rows: readonly Decision[], nowMs: number): Attention[] {
  const due = rows.flatMap((row) => (row.dueTime === undefined ? [] : { ...row, dueMs: Date.parse(row.dueTime) }));
  return due
    .filter(({ dueMs }) => dueMs < nowMs + DAY_MS)
    .map(({ fileId, approvalId, title, dueMs }) => ({
      kind: dueMs < nowMs ? 'overdue' : 'due',
      text: `${dueMs < nowMs ? 'Was due' : 'Due'} ${formatDistance(dueMs, nowMs)}: ${title}`,
      link: { to: '/reviews/$fileId/$approvalId', params: { fileId, approvalId } },
    }));
}

function failing(processes: Failures['processes'], nowMs: number): Attention[] {
  const ofDay = processes.filter(({ startTime = '' }) => Date.parse(startTime) > nowMs - DAY_MS);
  return groupFailures(ofDay)
    .filter(({ count }) => count >= OFTEN)
    .map(({ functionName, projectName, count }) => ({
      kind: 'failing',
      text: `${countOf(count, 'failure')} in 24 h: ${functionName} in ${projectName}`,
      link: {
        to: '/processes',
        search: { status: ['FAILED', 'TIMED_OUT'], from: '-24h', fn: functionName, project: projectName },
      },
    }));
}

function jobs(all: readonly Job[], nowMs: number): Attention[] {
  return all.flatMap((job) => {
    const { jobId, title, state, counts, createTime } = job;
    const failed = counts.retryable + counts.final;
    const isFresh = Date.parse(createTime) > nowMs - DAY_MS;
    if (state !== 'paused' && (failed === 0 || !isFresh)) return [];
    const text = state === 'paused' ? `Paused: ${title}` : `${failed} failed: ${title}`;
    return [{ kind: 'job' as const, text, link: { to: '/jobs/$jobId' as const, params: { jobId } } }];
  });
}

function requests(index: Requests | undefined, nowMs: number): Attention[] {
  const oldest = index?.rows[0]?.createTime;
  if (index === undefined || oldest === undefined || nowMs - Date.parse(oldest) < LONG_MS) return [];
  const age = formatDistance(Date.parse(oldest), nowMs).replace(' ago', '');
  return [
    {
      kind: 'requests',
      text: `${countOf(index.all, 'access request')}, oldest ${age}`,
      link: { to: '/access-requests' },
    },
  ];
}
