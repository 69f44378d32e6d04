import { fingerprintError } from '@rotunda/api-client/error-fingerprint';
import { getFingerprintId } from '@rotunda/api-client/fingerprint-id';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ErrorRow, ReadSource } from './alert-source.ts';
import { type ListedRun, listRuns } from './list-runs.ts';
import type { SubjectStore } from './subject-store.ts';

type ErrorDeps = { calls: UserCallExecutor; memory: SubjectStore; store: Store; clock: Clock };

const DAY_MS = 24 * 3_600_000;
/** How long an error without occurrences is remembered, and how far back the first read goes. */
const MEMORY_DAYS = 30;
/** An error counts as new if it has not occurred for this long. */
const QUIET_MS = 14 * DAY_MS;
const FAILED = ['FAILED', 'TIMED_OUT'];
const NO_ERRORS = 'The service does not send the errors of runs.';

/** Reads the errors of runs by fingerprint, without those that the team has muted. */
export function readErrors({ calls, memory, store, clock }: ErrorDeps): ReadSource<'errors'> {
  return async (principal, sinceMs) => {
    const key = { userId: principal.userId, source: 'errors' } as const;
    const nowMs = clock.nowMs();
    const hasBaseline = await memory.hasBaseline(key.userId, key.source);
    const fromMs = hasBaseline ? sinceMs : Math.min(sinceMs, nowMs - MEMORY_DAYS * DAY_MS);
    const filter = { 'userProcessFilter.statuses': FAILED };
    const { runs, gap } = await listRuns(calls, principal, { sinceMs: fromMs, filter, hasErrors: true });
    const found = groupErrors(runs);
    const today = Math.floor(nowMs / DAY_MS);
    const states = new Map([...found.keys()].map((id) => [id, String(today)]));
    const known = await memory.record(key, states, {
      isRetained: (state = '') => Number(state) > today - MEMORY_DAYS,
    });
    const muted = await store.selectFrom('error_notes').select('fingerprint_id').where('is_muted', '=', 1).execute();
    for (const { fingerprint_id } of muted) found.delete(fingerprint_id);
    const rows = [...found].flatMap(([id, { times, ...words }]): ErrorRow[] => {
      const firstMs = Math.min(...times);
      const isNew = firstMs - fromMs >= QUIET_MS;
      const seenMs = known.get(id)?.seenMs || (isNew ? firstMs : 0);
      if (seenMs < nowMs - MEMORY_DAYS * DAY_MS) return [];
      return [{ id, ...words, seenMs, times }];
    });
    const hasErrors = runs.length === 0 || runs.some(({ error }) => error !== undefined);
    return { rows, gap: hasErrors ? gap : NO_ERRORS };
  };
}

type FoundError = Pick<ErrorRow, 'label' | 'functionName' | 'projectName'> & { times: number[] };

function groupErrors(runs: readonly ListedRun[]): Map<string, FoundError> {
  const found = new Map<string, FoundError>();
  for (const { error, startTime, functionName, projectName } of runs) {
    const atMs = Date.parse(startTime ?? '');
    if (!error || Number.isNaN(atMs)) continue;
    const { label } = fingerprintError(error);
    const id = getFingerprintId(label);
    const known = found.get(id) ?? { label, functionName, projectName, times: [] };
    known.times.push(atMs);
    found.set(id, known);
  }
  return found;
}
