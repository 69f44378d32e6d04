import type { Compilable } from 'kysely';
import type { Store } from './open-store.ts';

/**
 * Puts a query together once, to be asked for its first row with other values each time than those it was built with, in
 * the order in which it binds them: what runs for every request takes longer to be put together than to be answered.
 */
export function prepareFindFirst<Row>(
  store: Store,
  query: Compilable<Row>,
): (...values: readonly unknown[]) => Promise<Row | undefined> {
  const compiled = query.compile();
  return async (...parameters) => (await store.executeQuery<Row>({ ...compiled, parameters })).rows[0];
}
