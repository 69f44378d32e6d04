import type { UserCall } from '#domain/calls/user-call.ts';
import type { Replica } from './replica.ts';
import type { World } from './world.ts';

/** A change that a client requests. */
export type RequestedChange = { kind: 'rename' | 'share' };

/** A request made by a client. `wasRetried` and `wasUndone` are what has happened to a job since. */
export type Requested = {
  what: 'delayedCall' | 'job';
  key: string;
  tags: string[];
  calls: UserCall[];
  id?: string;
  undoneBy?: string;
};

/**
 * A browser that sends requests to the replicas of a simulated world, and retries with the same idempotency key if there is no
 * response.
 */
export class SimulatedClient {
  readonly requested: Requested[] = [];
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Schedules a delayed change, and cancels it some time later. */
  delayChange(
    replica: Replica | undefined,
    change: RequestedChange,
    { holdMs, cancelAfterMs }: { holdMs: number; cancelAfterMs?: number },
  ): void {
    const [request] = [this.#request('delayedCall', [change])];
    const [call] = request.calls;
    if (!call) return;
    const { userId } = this.#world;
    this.#create(replica, request, async ({ delayedCalls }) => {
      const draft = { userId, call, label: 'x', holdMs };
      if (cancelAfterMs !== undefined) this.#cancelLater(request, cancelAfterMs);
      return (await delayedCalls.create(draft, { key: request.key, hash: request.key })).delayedCallId;
    });
  }

  /** Starts a job that makes changes. */
  startJob(replica: Replica | undefined, changes: readonly RequestedChange[], isAtomic: boolean): void {
    const request = this.#request('job', changes);
    const { userId } = this.#world;
    const items = request.calls.map((call, index) => ({ id: String(index), label: 'x', call }));
    const draft = { userId, title: 'x', operationId: 'drive.files.update', items, storesUndo: true, isAtomic } as const;
    this.#create(replica, request, async ({ jobs }) => {
      return (await jobs.create(draft, { key: request.key, hash: request.key })).id;
    });
  }

  /** Cancels a held call. */
  cancel(replica: Replica, { id }: Requested): void {
    if (id === undefined) return;
    const { userId, history } = this.#world;
    const cancelled = replica.delayedCalls.cancel(userId, id);
    ignoreFailure(cancelled.then((held) => held && history.push({ kind: 'cancelled', id })));
  }

  /** Pauses, resumes or stops a job, or retries its incomplete items. */
  control(replica: Replica, { id }: Requested, event: 'pause' | 'resume' | 'stop' | 'retry'): void {
    if (id === undefined) return;
    const { jobs, items } = replica;
    const act = async () => {
      if (event !== 'retry') {
        if ((await jobs.apply(id, event)) && event === 'stop') await items.abandonWaiting(id);
        return;
      }
      // Recorded first, because the retry may happen without a response to the client.
      this.#world.history.push({ kind: 'retried', id });
      await jobs.retry(id);
    };
    ignoreFailure(act());
  }

  /** Undoes a job that has ended. */
  undo({ jobs, items }: Replica, request: Requested): void {
    const { id } = request;
    if (id === undefined || request.what !== 'job') return;
    const act = async () => {
      const job = await jobs.find(this.#world.userId, id);
      const isCalling = (await items.count([id])).get(id)?.has('running') && (await jobs.isLeased(id));
      if (!job || isCalling || (job.state !== 'ended' && job.state !== 'stopped')) return;
      const undo = await jobs.createUndo(job, await items.listUndoCalls(id), { key: undefined, hash: '' });
      if (undo) request.undoneBy = undo.id;
    };
    ignoreFailure(act());
  }

  /** Reads the state of a delayed call. */
  readState({ delayedCalls }: Replica, { id, what }: Requested): void {
    if (id === undefined || what !== 'delayedCall') return;
    const { userId, history } = this.#world;
    const found = delayedCalls.find(userId, id);
    ignoreFailure(found.then((held) => held && history.push({ kind: 'read', id, state: held.state })));
  }

  #cancelLater(request: Requested, delayMs: number): void {
    this.#world.clientClock.after(delayMs, () => {
      const replica = this.#world.anyReplica;
      if (replica) this.cancel(replica, request);
    });
  }

  #request(what: Requested['what'], changes: readonly RequestedChange[]): Requested {
    const key = `${what}-${this.requested.length}`;
    const tags = changes.map(({ kind }, index) => `${kind}-${key}-${index}`);
    const calls = changes.map(({ kind }, index) => toCall(kind, `${key}-${index}`, tags[index] ?? ''));
    const request: Requested = { what, key, tags, calls };
    this.requested.push(request);
    return request;
  }

  // Retries if the first response is lost, using another replica if there is one.
  #create(replica: Replica | undefined, request: Requested, create: (replica: Replica) => Promise<string>): void {
    const isAccepted = (id: string) => {
      request.id = id;
      this.#world.history.push({ kind: 'accepted', what: request.what, id, tags: request.tags });
    };
    if (!replica) return;
    const again = () => {
      const other = this.#world.anyReplica;
      return other ? create(other) : Promise.reject(new Error('no replica runs'));
    };
    ignoreFailure(create(replica).catch(again).then(isAccepted));
  }
}

function toCall(kind: RequestedChange['kind'], fileId: string, tag: string): UserCall {
  if (kind === 'rename') return { operationId: 'drive.files.update', params: { fileId }, body: { name: tag } };
  const body = { type: 'user', role: 'reader', emailAddress: tag };
  return { operationId: 'drive.permissions.create', params: { fileId }, body };
}

// The client does not learn the outcome, so errors are ignored.
function ignoreFailure(act: Promise<unknown>): void {
  act.catch(() => undefined);
}
