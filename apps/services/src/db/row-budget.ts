import type { DatabaseSync } from 'node:sqlite';

/** A query read more rows than its budget allowed. */
export class RowBudgetError extends Error {
  override readonly name = 'RowBudgetError';
}

/**
 * Adds the SQL function `spend_row(query, budget)`, which returns 1. It throws RowBudgetError when it is evaluated more than
 * `budget` times for the same number of a query: a scan then ends, so that another plan can be tried.
 */
export function addRowBudget(connection: DatabaseSync): void {
  let current: unknown;
  let count = 0;
  connection.function('spend_row', (query, budget) => {
    if (query !== current) count = 0;
    current = query;
    count += 1;
    if (count > Number(budget)) throw new RowBudgetError('the query read too many rows');
    return 1;
  });
}
