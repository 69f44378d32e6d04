import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** How processes that share a store hear of each other's invalidations at once, instead of when they look next. */
export type InvalidationSignal = {
  /** Begins to listen. */
  start(): void;
  /**
   * Comes before an invalidation for a session is written in a transaction: ids become visible in their order, the commit is told,
   * and the session does not end before it.
   */
  prepare(transaction: Kysely<StoreSchema>, sessionId: string): Promise<void>;
  /** Calls back when another process may have put invalidations in. */
  onSignal(listener: () => void): void;
  /** Why signals do not arrive at the moment; undefined when they do, or when there are none to arrive. */
  readonly fault: string | undefined;
  close(): Promise<void>;
};

/** For a store that orders its writers by itself. Processes of one machine look often enough. */
export const noSignal: InvalidationSignal = {
  start: () => undefined,
  prepare: async () => undefined,
  onSignal: () => undefined,
  fault: undefined,
  close: async () => undefined,
};
