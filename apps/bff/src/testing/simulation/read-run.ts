import { readMember } from '@rotunda/api-client/read-member';
import type { FinalChange, RestoredResource, RunRecord } from '#testing/history/history.ts';
import { readFinalStore } from '#testing/history/read-final-store.ts';
import type { Requested, SimulatedClient } from './client.ts';
import type { World } from './world.ts';

type Item = { job_id: string; position: number; state: string; ended_at: number | null; created_at: number };

/** Whether no work or records are pending. */
export async function isIdle({ database: { store }, unrecorded }: World): Promise<boolean> {
  if (unrecorded > 0) return false;
  const held = store.selectFrom('delayed_calls').select('id').where('state', 'in', ['held', 'sending']);
  const running = store.selectFrom('jobs').select('id').where('state', '=', 'running');
  if ((await held.executeTakeFirst()) || (await running.executeTakeFirst())) return false;
  const called = store.selectFrom('job_items').innerJoin('jobs', 'jobs.id', 'job_id').select('position');
  if (await called.where('jobs.state', '<>', 'paused').where('job_items.state', '=', 'running').executeTakeFirst())
    return false;
  const open = await store
    .selectFrom('audit_records as intent')
    .select('intent.id')
    .where('intent.kind', '=', 'intent')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_records as end').select('end.id').whereRef('end.intent_id', '=', 'intent.id'))),
    )
    .executeTakeFirst();
  return open === undefined;
}

/** Reads the final state of an idle run. */
export async function readRun(world: World, client: SimulatedClient): Promise<Omit<RunRecord, 'unrecorded'>> {
  const { store } = world.database;
  const delayed = await store.selectFrom('delayed_calls').selectAll().execute();
  const jobs = await store.selectFrom('jobs').selectAll().execute();
  const items = await store
    .selectFrom('job_items')
    .innerJoin('jobs', 'jobs.id', 'job_items.job_id')
    .select(['job_id', 'position', 'job_items.state', 'job_items.ended_at', 'problem', 'created_at'])
    .execute();
  const changes = client.requested.flatMap(({ id, what, tags }) =>
    tags.flatMap((tag, position): FinalChange[] => {
      const own = what === 'job' ? items.find((item) => item.job_id === id && item.position === position) : undefined;
      const row = own ?? (what === 'delayedCall' ? delayed.find((call) => call.id === id) : undefined);
      if (id === undefined || !row) return [];
      const isRepeatable = tag.startsWith('rename');
      const requestId = what === 'job' ? `${id}-${position}` : id;
      return [{ id, what, tag, requestId, state: row.state, isRepeatable, isRefused: isRefused(what, row) }];
    }),
  );
  const stateOf = (jobId: string) => jobs.find(({ id }) => id === jobId)?.state;
  const undone = client.requested.filter(({ undoneBy }) => undoneBy !== undefined && stateOf(undoneBy) === 'ended');
  return {
    history: world.history,
    changes,
    ...(await readFinalStore(store, world.ring)),
    settledWriters: world.settledWriters,
    restored: undone.flatMap((request) => findRestored(world, request, items)),
  };
}

function isRefused(what: Requested['what'], row: { state: string; problem: string | null }): boolean {
  if (what === 'job' || row.state !== 'failed' || row.problem === null) return false;
  const status = readMember(readMember(JSON.parse(row.problem), 'upstream'), 'status');
  return typeof status === 'number' && status < 500;
}

/** Returns the resources that a fully completed undo should have restored. */
function findRestored(
  { service, history }: World,
  { id, tags, calls, undoneBy }: Requested,
  items: readonly Item[],
): RestoredResource[] {
  const ofUndo = items.filter((item) => item.job_id === undoneBy);
  if (ofUndo.some(({ state }) => state !== 'done')) return [];
  const decidedMs = Math.min(...ofUndo.map(({ created_at: at }) => at));
  // Items that ended after the undo was requested are not part of it.
  const done = items.filter((item) => item.job_id === id && item.state === 'done' && (item.ended_at ?? 0) < decidedMs);
  const effectsOf = (tag: string) => history.filter((event) => event.kind === 'effect' && event.tag === tag).length;
  return done.flatMap(({ position }): RestoredResource[] => {
    const tag = tags[position] ?? '';
    if (tag.startsWith('rename')) {
      const fileId = String(calls[position]?.params.fileId);
      return [{ id: tag, expected: service.firstName, actual: service.nameOf(fileId) }];
    }
    // Executed again after a lost response; the console knows only the last execution.
    if (effectsOf(tag) > 1) return [];
    return [{ id: tag, expected: 'not shared', actual: service.hasPermission(tag) ? 'shared' : 'not shared' }];
  });
}
