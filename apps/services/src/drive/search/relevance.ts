import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { compileQuery } from './compile-query.ts';
import type { SortKey } from './order-by.ts';
import type { Query } from './query.ts';
import type { QueryScope } from './query-scope.ts';

/**
 * Returns a query whose words only match file names, or undefined for a query without words. Its results are a subset of those of
 * the given query.
 */
export function toNameQuery(query: Query | undefined): Query | undefined {
  return query && hasWords(query) ? matchNamesOnly(query) : undefined;
}

/** Returns the sort key that places name matches first. */
export function toRelevanceKey(nameQuery: Query, scope: QueryScope): SortKey {
  return { name: 'relevance', expression: compileQuery(nameQuery, scope), isDescending: true };
}

/** Returns the condition that a key is 0. */
export function isZeroSql({ sql, values }: SqlFragment): SqlFragment {
  return fragment(`NOT (${sql})`, ...values);
}

// Negated words do not describe the files found.
function hasWords(query: Query): boolean {
  if (query.kind === 'and' || query.kind === 'or') return hasWords(query.left) || hasWords(query.right);
  return query.kind === 'fullText';
}

function matchNamesOnly(query: Query): Query {
  if (query.kind === 'and' || query.kind === 'or') {
    return { ...query, left: matchNamesOnly(query.left), right: matchNamesOnly(query.right) };
  }
  return query.kind === 'fullText' ? { ...query, isInName: true } : query;
}
