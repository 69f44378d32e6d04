import type { Compilable } from 'kysely';
import type { Store } from './open-store.ts';

/**
 * Compiles a query once and runs it for its first row with different values each time, in the order in which it binds them.
 * Compiling a query that runs for every request takes longer than executing it.
 */
export function prepareFindFirst<Row>(
  store: Store,
  query: Compilable<Row>,
): (...values: readonly unknown[]) => Promise<Row | undefined> {
  const compiled = query.compile();
  return async (...parameters) => (await store.executeQuery<Row>({ ...compiled, parameters })).rows[0];
}
