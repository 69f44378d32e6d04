import { readMember } from '@rotunda/api-client/read-member';
import { verifyChains } from '#platform/audit-trail/verify-chains.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { FinalChange, FinalRecord, RestoredResource, RunRecord } from '#testing/history/history.ts';
import type { Requested, SimulatedClient } from './client.ts';
import type { World } from './world.ts';

/** Whether nothing is left to be done or recorded. */
export async function isAtRest({ database: { store } }: World): Promise<boolean> {
  const held = store.selectFrom('delayed_calls').select('id').where('state', 'in', ['held', 'sending']);
  const running = store.selectFrom('jobs').select('id').where('state', '=', 'running');
  if ((await held.executeTakeFirst()) || (await running.executeTakeFirst())) return false;
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

/** What there is to know of a run that has come to rest. */
export async function readRun(world: World, client: SimulatedClient): Promise<RunRecord> {
  const { store } = world.database;
  const delayed = await store.selectFrom('delayed_calls').selectAll().execute();
  const jobs = await store.selectFrom('jobs').selectAll().execute();
  const items = await store.selectFrom('job_items').selectAll().orderBy('position').execute();
  const changes = client.requested.flatMap(({ id, what, tags }) =>
    tags.flatMap((tag, position): FinalChange[] => {
      const own = what === 'job' ? items.find((item) => item.job_id === id && item.position === position) : undefined;
      const row = own ?? (what === 'delayedCall' ? delayed.find((call) => call.id === id) : undefined);
      if (id === undefined || !row) return [];
      const isRepeatable = tag.startsWith('rename');
      return [{ id, what, tag, state: row.state, isRepeatable, isRefused: isRefused(what, row) }];
    }),
  );
  const verified = await verifyChains(store, new SecretStore(store, world.ring), []);
  const states = [...delayed, ...jobs].map((row): [string, string] => [row.id, row.state]);
  const stateOf = (jobId: string) => jobs.find(({ id }) => id === jobId)?.state;
  const undone = client.requested.filter(({ undoneBy }) => undoneBy !== undefined && stateOf(undoneBy) === 'ended');
  const isDone = (jobId = '', position = 0) =>
    items.some((item) => item.job_id === jobId && item.position === position && item.state === 'done');
  return {
    history: world.history,
    stored: new Map(states),
    changes,
    records: await readRecords(store),
    chainFaults: verified.faults.map(({ id, kind }) => `${id} is ${kind}`),
    restored: undone.flatMap((request) => findRestored(world, request, isDone)),
  };
}

function isRefused(what: Requested['what'], row: { state: string; problem: string | null }): boolean {
  if (what === 'job' || row.state !== 'failed' || row.problem === null) return false;
  const status = readMember(readMember(JSON.parse(row.problem), 'upstream'), 'status');
  return typeof status === 'number' && status < 500;
}

function findRestored(
  { service }: World,
  { id, tags, calls, undoneBy }: Requested,
  isDone: (jobId?: string, position?: number) => boolean,
): RestoredResource[] {
  const done = tags.flatMap((tag, position) => (isDone(id, position) ? [{ tag, call: calls[position] }] : []));
  // The last is undone first.
  return done.toReversed().flatMap(({ tag, call }, position): RestoredResource[] => {
    if (!isDone(undoneBy, position)) return [];
    if (tag.startsWith('share'))
      return [{ id: tag, expected: 'not shared', actual: service.hasPermission(tag) ? 'shared' : 'not shared' }];
    return [{ id: tag, expected: service.firstName, actual: service.nameOf(String(call?.params.fileId)) }];
  });
}

async function readRecords(store: Store): Promise<FinalRecord[]> {
  const rows = await store.selectFrom('audit_records').selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    writer: row.writer,
    number: row.number,
    requestId: row.request_id ?? undefined,
    intentId: row.intent_id ?? undefined,
    outcome: row.outcome ?? undefined,
  }));
}
