import { z } from 'zod';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';
import { checkHistory } from './check-history.ts';
import type { FinalChange, HistoryEvent } from './history.ts';
import { readFinalStore } from './read-final-store.ts';

/** A request by a browser. */
export type ObservedRequest = { method: string; path: string; body: unknown };

/** The response to the browser. */
export type ObservedResponse = { status: number; requestId: string | undefined; isReplayed: boolean; text: string };

/** A request that a service executed. */
export type ObservedEffect = { method: string; url: string; requestId: string | undefined };

const WRITE_TO_SERVICE = /^\/api\/(?:drive|calendar|script)\//;
const JOBS = '/api/jobs';
const DELAYED_CALLS = '/api/delayed-calls';
const OF_JOB = /^\/api\/jobs\/([^/?]+)$/;
const RETRY_OF_JOB = /^\/api\/jobs\/([^/?]+)\/retry$/;
const OF_DELAYED_CALL = /^\/api\/delayed-calls\/([^/?]+)$/;
/** Requests that have no intent in the audit trail because they change nothing: parts of uploads, and a read that is a POST. */
const NO_CHANGE = /^\/upload\/|\/freeBusy(?:\?|$)/;
/** Creations that may include an ID, so that the service creates only one resource for two requests. */
const KEYED = /\/(?:files|events|drives|teamdrives|watch)(?:\?|$)/;
const ONCE = /\.(?:create|insert|copy|start|comment|approve|decline|run|move|import|quickAdd)$/;

const accepted = z.object({ jobId: z.string() }).or(z.object({ delayedCallId: z.string() }));
const withState = z.object({ state: z.string() });
const askedFor = z.object({ operationId: z.string(), items: z.array(z.unknown()).optional() });

type Requested = { what: 'job' | 'delayedCall'; id: string; requestIds: readonly string[]; isRepeatable: boolean };

/**
 * Records responses to browsers and effects in services while real processes run, for the history checker. It reads only HTTP
 * traffic, and the store at the end.
 */
export class ObservedRun {
  readonly #history: HistoryEvent[] = [];
  readonly #requested: Requested[] = [];
  readonly #calls: FinalChange[] = [];
  readonly #collapsed = new Set<string>();

  /** Records a response to a browser. */
  onResponse({ method, path, body }: ObservedRequest, response: ObservedResponse): void {
    const isDone = response.status >= 200 && response.status < 300;
    if (isDone) this.#readState(path, response.text, method);
    if (method === 'GET' || response.isReplayed) return;
    if (WRITE_TO_SERVICE.test(path) && !NO_CHANGE.test(path)) this.#addCall(method, path, isDone, response.requestId);
    if (isDone && method === 'POST' && (path === JOBS || path === DELAYED_CALLS)) this.#accept(body, response.text);
    const [, retried] = RETRY_OF_JOB.exec(path) ?? [];
    if (isDone && retried !== undefined) this.#history.push({ kind: 'retried', id: retried });
    const [, cancelled] = OF_DELAYED_CALL.exec(path) ?? [];
    if (isDone && method === 'DELETE' && cancelled !== undefined)
      this.#history.push({ kind: 'cancelled', id: cancelled });
  }

  /** Records a change made by a service. */
  onEffect({ method, url, requestId }: ObservedEffect): void {
    if (method === 'GET' || NO_CHANGE.test(url) || requestId === undefined) return;
    const isOnce = method === 'PATCH' || (method === 'POST' && !KEYED.test(url));
    if (!isOnce && this.#collapsed.has(requestId)) return;
    this.#collapsed.add(requestId);
    this.#history.push({ kind: 'effect', tag: requestId, requestId });
  }

  /** Returns the violations of the run. Call it after the run has become idle. */
  async findFaults(store: Store, ring: KeyRing): Promise<string[]> {
    const final = await readFinalStore(store, ring);
    const intended = new Set(final.records.filter(({ kind }) => kind === 'intent').map(({ requestId }) => requestId));
    const recorded = this.#calls.filter(({ requestId }) => intended.has(requestId));
    const changes = [...(await this.#readChanges(store)), ...this.#calls];
    const stored = new Map([...final.stored, ...recorded.map(({ id }): [string, string] => [id, 'recorded'])]);
    const run = { ...final, stored, changes, history: this.#history, settledWriters: new Set<string>() };
    return checkHistory({ ...run, unrecorded: 0, restored: [] });
  }

  #addCall(method: string, path: string, isDone: boolean, requestId: string | undefined): void {
    if (requestId === undefined) return;
    const isRepeatable = method === 'PUT' || method === 'DELETE' || KEYED.test(path);
    const what = 'call';
    this.#calls.push({
      id: requestId,
      what,
      state: isDone ? 'done' : 'failed',
      tag: requestId,
      requestId,
      isRepeatable,
      isRefused: false,
    });
    if (isDone) this.#history.push({ kind: 'accepted', what, id: requestId, tags: [requestId] });
  }

  #accept(body: unknown, text: string): void {
    const asked = askedFor.safeParse(typeof body === 'string' ? JSON.parse(body) : undefined).data;
    const response = accepted.safeParse(JSON.parse(text)).data;
    if (!asked || !response) return;
    const isRepeatable = !ONCE.test(asked.operationId);
    const isJob = 'jobId' in response;
    const id = isJob ? response.jobId : response.delayedCallId;
    const requestIds = isJob ? (asked.items ?? []).map((_, position) => `${id}-${position}`) : [id];
    const what = isJob ? 'job' : 'delayedCall';
    this.#requested.push({ what, id, requestIds, isRepeatable });
    this.#history.push({ kind: 'accepted', what, id, tags: requestIds });
  }

  #readState(path: string, text: string, method: string): void {
    const id = (OF_JOB.exec(path) ?? OF_DELAYED_CALL.exec(path))?.[1];
    if (id === undefined || method !== 'GET') return;
    const { data } = withState.safeParse(JSON.parse(text));
    if (data) this.#history.push({ kind: 'read', id, state: data.state });
  }

  async #readChanges(store: Store): Promise<FinalChange[]> {
    const delayed = await store.selectFrom('delayed_calls').select(['id', 'state']).execute();
    const items = await store.selectFrom('job_items').select(['job_id', 'position', 'state']).execute();
    const states = new Map([
      ...delayed.map(({ id, state }): [string, string] => [id, state]),
      ...items.map(({ job_id, position, state }): [string, string] => [`${job_id}-${position}`, state]),
    ]);
    return this.#requested.flatMap(({ id, what, requestIds, isRepeatable }) =>
      requestIds.flatMap((requestId): FinalChange[] => {
        const state = states.get(requestId);
        if (state === undefined) return [];
        return [{ id, what, state, tag: requestId, requestId, isRepeatable, isRefused: false }];
      }),
    );
  }
}
