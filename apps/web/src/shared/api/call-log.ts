import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** A request of the console, in its current state. */
export type Call = {
  callId: number;
  /** The operation, as named by the backend. Undefined if the request has no operation, or no response yet. */
  operationId?: string | undefined;
  /** The ID of the called BFF route, as in its document. */
  routeId?: string | undefined;
  method: string;
  /** The path and query, relative to the console's origin. */
  path: string;
  hasBody: boolean;
  /** The path of the screen that made the request. */
  page: string;
  startedAtMs: number;
  /** The time until the response began or the request failed, in milliseconds. Undefined while pending. */
  durationMs?: number;
  /** The service's share of the duration, in milliseconds. */
  upstreamMs?: number | undefined;
  status?: number;
  /** The status of the service's own response, if different. */
  upstreamStatus?: number | undefined;
  requestId?: string | undefined;
  /** The size of the response body. Undefined until it was read. */
  sizeBytes?: number | undefined;
  /** The page token for the next page. */
  nextPageToken?: string | undefined;
  failure?: 'stopped' | 'no response';
};

const MAX_CALLS = 200; // Enough for an hour of work on one screen. The oldest are discarded.

const store = createExternalStore<readonly Call[]>([]);
let lastId = 0;

/** Records the start of a request. Returns its ID. */
export function recordCall(call: Omit<Call, 'callId'>): number {
  lastId += 1;
  store.set([{ ...call, callId: lastId }, ...store.get().slice(0, MAX_CALLS - 1)]);
  return lastId;
}

/** Records the outcome of a request. */
export function recordCallOutcome(callId: number, outcome: Partial<Call>): void {
  store.set(store.get().map((call) => (call.callId === callId ? { ...call, ...outcome } : call)));
}

/** Returns the latest requests of this tab, newest first. */
export function useCalls(): readonly Call[] {
  return useExternalStore(store);
}

/** Returns how many of the latest requests called the given operations. */
export function useCallCount(operationIds: readonly string[]): number {
  return useExternalStore({ ...store, get: () => getCalls(store.get(), operationIds).length });
}

/** Returns the requests that called the given operations. */
export function getCalls(all: readonly Call[], operationIds: readonly string[]): readonly Call[] {
  return all.filter(({ operationId, routeId = '' }) => operationIds.includes(operationId ?? routeId));
}
