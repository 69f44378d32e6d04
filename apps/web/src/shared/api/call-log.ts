import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** One request of the console, as far as it has got. */
export type Call = {
  callId: number;
  /** As the backend names it; undefined for a request that is of no operation, or has no answer yet. */
  operationId?: string | undefined;
  /** The route of the console's own that was called, as its document names it. */
  routeId?: string | undefined;
  method: string;
  /** Path and query below the console's origin. */
  path: string;
  hasBody: boolean;
  /** Path of the screen that it was made for. */
  page: string;
  startedAtMs: number;
  /** Until the answer began or failed to come, in milliseconds; absent while it is awaited. */
  durationMs?: number;
  /** How long the service took of it, in milliseconds. */
  upstreamMs?: number | undefined;
  status?: number;
  /** Status that the service itself answered with, when that is another. */
  upstreamStatus?: number | undefined;
  requestId?: string | undefined;
  /** Size of the answer as it was read; absent until then. */
  sizeBytes?: number | undefined;
  /** Leads to the page after that of the answer. */
  nextPageToken?: string | undefined;
  failure?: 'stopped' | 'no response';
};

const MAX_CALLS = 200; // Enough for an hour of work on one screen; older ones make room.

const store = createExternalStore<readonly Call[]>([]);
let lastId = 0;

/** Notes that a request has begun; resolves to its id. */
export function noteCall(call: Omit<Call, 'callId'>): number {
  lastId += 1;
  store.set([{ ...call, callId: lastId }, ...store.get().slice(0, MAX_CALLS - 1)]);
  return lastId;
}

/** Notes what came of a request. */
export function noteOutcome(callId: number, outcome: Partial<Call>): void {
  store.set(store.get().map((call) => (call.callId === callId ? { ...call, ...outcome } : call)));
}

/** The latest requests of this tab, newest first. */
export function useCalls(): readonly Call[] {
  return useExternalStore(store);
}

/** How many of the latest requests were of some operations. */
export function useCallCount(operationIds: readonly string[]): number {
  return useExternalStore({ ...store, get: () => callsOf(store.get(), operationIds).length });
}

/** Those of the requests that were of some operations. */
export function callsOf(all: readonly Call[], operationIds: readonly string[]): readonly Call[] {
  return all.filter(({ operationId, routeId = '' }) => operationIds.includes(operationId ?? routeId));
}
