import { countOf } from '@rotunda/api-client/count-of';
import type { QueryClient } from '@tanstack/react-query';
import { countStored } from '#lib/count-stored.ts';
import { delayedCallsQuery, listPendingCalls } from '#shared/delayed-calls/delayed-calls-query.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { DRAFTS, UPLOADS } from '#shared/session/browser-stores.ts';

const LONGEST_WAIT_MS = 1_500; // An unresponsive console must not prevent a sign-out.

/** Describes what signing out stops or deletes. What cannot be determined in time is omitted. */
export async function readSignOutEffects(queryClient: QueryClient): Promise<string[]> {
  const effects = await Promise.all([
    waitAtMost(queryClient.fetchQuery(delayedCallsQuery).then((calls) => listPendingCalls(calls).length)),
    waitAtMost(
      queryClient.fetchQuery(jobsQuery).then((jobs) => jobs.filter(({ state }) => state === 'running').length),
    ),
    waitAtMost(countStored(UPLOADS, isUnfinished)),
    waitAtMost(countStored(DRAFTS)),
  ]);
  const [calls, jobs, uploads, drafts] = effects;
  return [
    calls > 0 && `${countOf(calls, 'change')} not yet sent: will not be sent`,
    jobs > 0 && `${countOf(jobs, 'running job')}: will pause until you sign in and resume`,
    uploads > 0 && `${countOf(uploads, 'unfinished upload')}: will be cancelled`,
    drafts > 0 && `${countOf(drafts, 'draft')} of scripts in this browser: will be deleted`,
  ].filter((effect) => effect !== false);
}

async function waitAtMost(counting: Promise<number>): Promise<number> {
  const timeout = new Promise<number>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, 0));
  return Promise.race([counting.catch(() => 0), timeout]);
}

function isUnfinished(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'state' in record && record.state !== 'done';
}
