import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Signals invalidations immediately between processes that share a store, instead of at the next poll. */
export type InvalidationSignal = {
  /** Starts listening. */
  start(): void;
  /**
   * Must be called before a transaction writes an invalidation for a session. Ensures that IDs become visible in order, that the
   * commit is signalled, and that the session does not end before it.
   */
  prepare(transaction: Kysely<StoreSchema>, sessionId: string): Promise<void>;
  /** Registers a listener that is called when another process may have added invalidations. */
  onSignal(listener: () => void): void;
  /** Why signals currently do not arrive. Undefined if they do, or if the store needs none. */
  readonly fault: string | undefined;
  close(): Promise<void>;
};

/** For a store that serialises its writers itself. Processes on one machine poll often enough. */
export const noSignal: InvalidationSignal = {
  start: () => undefined,
  prepare: async () => undefined,
  onSignal: () => undefined,
  fault: undefined,
  close: async () => undefined,
};
