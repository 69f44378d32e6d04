import type { components } from '@rotunda/api-client/bff-types';
import type { Expression, SqlBool } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { AlertSources, IndexStateRow } from '#features/alerts/sources/alert-source.ts';
import { readCalendarAccess } from '#features/alerts/sources/read-calendar-access.ts';
import { readCalendarEvents } from '#features/alerts/sources/read-calendar-events.ts';
import { readDeployments } from '#features/alerts/sources/read-deployments.ts';
import { readErrors } from '#features/alerts/sources/read-errors.ts';
import { readPausedReports } from '#features/alerts/sources/read-paused-reports.ts';
import { readRemovals } from '#features/alerts/sources/read-removals.ts';
import { readRoleChanges } from '#features/alerts/sources/read-role-changes.ts';
import { readRuns } from '#features/alerts/sources/read-runs.ts';
import { readShares } from '#features/alerts/sources/read-shares.ts';
import { readSignIns } from '#features/alerts/sources/read-sign-ins.ts';
import { SubjectStore } from '#features/alerts/sources/subject-store.ts';
import { INDEX_NAMES, type IndexName } from '#features/indexes/readers/index-reader.ts';
import { listOwnerChanges } from '#features/indexes/readers/list-owner-changes.ts';
import type { CrawlRow, CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { RowExpressions, RowStore, SortColumn } from '#features/indexes/store/row-store.ts';
import type { WatchStore } from '#features/live-updates/watch-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** The indexes and watches of users. */
export type AlertReads = { indexes: Indexes; watches: Pick<WatchStore, 'list'> };

type Indexes = { crawls: CrawlStore; rows: RowStore };
type SourceDeps = { store: Store; clock: Clock; calls: UserCallExecutor };

const MAX_ROWS = 2_000;
const LIMITED = `Only ${MAX_ROWS.toLocaleString('en')} rows of the index are evaluated.`;
const HORIZON_MS = 31 * 24 * 3_600_000;

/** Opens the sources that rules are evaluated from: indexes, runs and records that the console already stores. */
export function openAlertSources(parts: SourceDeps, { indexes, watches }: AlertReads): AlertSources {
  const { store, clock, calls } = parts;
  const memory = new SubjectStore(store, clock);
  return {
    processes: readRuns(calls),
    'scheduled-runs': readRuns(calls, { 'userProcessFilter.types': 'TIME_DRIVEN' }),
    errors: readErrors({ ...parts, memory }),
    approvals: (principal) =>
      readIndex<components['schemas']['ApprovalRow']>(indexes, principal, {
        name: 'approvals',
        column: 'due_at',
        where: (build) => [
          build.or([build('status', '=', 'IN_PROGRESS'), build('modified_at', '>=', clock.nowMs() - HORIZON_MS)]),
        ],
      }),
    'access-requests': (principal) =>
      readIndex<components['schemas']['AccessRequestRow']>(indexes, principal, {
        name: 'access-requests',
        column: 'created_at',
        where: () => [],
      }),
    'outside-access': readShares({
      store,
      clock,
      async needIndex(userId) {
        const crawl = await indexes.crawls.activateInBackground({ userId, name: 'outside-access' });
        return { gap: describeGap(crawl), hasOlderFiles: crawl.sweep_ended_at !== null };
      },
    }),
    async 'file-owners'({ userId }, sinceMs) {
      const key = { userId, name: 'outside-access' } as const;
      const crawl = await indexes.crawls.activateInBackground(key);
      const rows = await listOwnerChanges(store, key, { sinceMs, limit: MAX_ROWS });
      return { rows, gap: rows.length === MAX_ROWS ? LIMITED : describeGap(crawl) };
    },
    'file-removals': readRemovals(parts),
    'calendar-access': readCalendarAccess({ ...parts, memory }),
    'calendar-events': readCalendarEvents(parts),
    deployments: readDeployments(store),
    reports: readPausedReports(store),
    'role-changes': readRoleChanges(store),
    async 'index-states'({ userId }) {
      const states = await Promise.all(INDEX_NAMES.map((name) => indexes.crawls.find({ userId, name })));
      return { rows: states.flatMap((crawl) => (crawl ? [toState(crawl)] : [])), gap: undefined };
    },
    'sign-ins': readSignIns(store),
    async watches({ userId }) {
      const nowMs = clock.nowMs();
      const expired = (await watches.list(userId)).filter(({ expires_at }) => Number(expires_at) <= nowMs);
      return {
        rows: expired.map(({ id, label, expires_at }) => ({ id, label, endMs: Number(expires_at) })),
        gap: undefined,
      };
    },
  };
}

type IndexQuery = {
  name: IndexName;
  column: SortColumn;
  where: (build: RowExpressions) => readonly Expression<SqlBool>[];
};

/** Returns the rows of an index. Reading keeps the index active while a rule needs it. */
async function readIndex<Body>({ crawls, rows }: Indexes, { userId }: Principal, query: IndexQuery) {
  const { name, column, where } = query;
  const crawl = await crawls.activateInBackground({ userId, name });
  const sort = { column, isDescending: false };
  const found = await rows.list<Body>({ userId, name, where, sort, limit: MAX_ROWS, after: undefined });
  return {
    rows: found.map(({ body }) => body),
    gap: found.length === MAX_ROWS ? LIMITED : describeGap(crawl),
  };
}

/** Returns why an index may be incomplete, or undefined if it is complete. */
function describeGap({ state, reason, is_incomplete }: CrawlRow): string | undefined {
  if (state === 'paused') return `The index is paused. ${reason ?? ''}`.trim();
  if (state !== 'current') return 'The index is still being built.';
  return is_incomplete === 1 ? 'The service did not search everywhere.' : undefined;
}

function toState({ name, state, reason, as_of }: CrawlRow): IndexStateRow {
  const asOfMs = as_of === null ? undefined : Number(as_of);
  return { name, isPaused: state === 'paused', reason: reason ?? '', asOfMs };
}
