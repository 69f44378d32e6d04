import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { compileQuery } from './compile-query.ts';
import type { SortKey } from './order-by.ts';
import type { Query } from './query.ts';
import type { QueryScope } from './query-scope.ts';

/**
 * A search that its words answer by the names of files alone; undefined for one without words. What it finds, the given
 * search finds as well.
 */
export function toNameQuery(query: Query | undefined): Query | undefined {
  return query && hasWords(query) ? inNames(query) : undefined;
}

/** The key that puts what is found by names first. */
export function toRelevanceKey(nameQuery: Query, scope: QueryScope): SortKey {
  return { name: 'relevance', expression: compileQuery(nameQuery, scope), isDescending: true };
}

/** The condition that a key is 0. */
export function isZero({ sql, values }: SqlFragment): SqlFragment {
  return fragment(`NOT (${sql})`, ...values);
}

// What must not be found says nothing of the files that are.
function hasWords(query: Query): boolean {
  if (query.kind === 'and' || query.kind === 'or') return hasWords(query.left) || hasWords(query.right);
  return query.kind === 'fullText';
}

function inNames(query: Query): Query {
  if (query.kind === 'and' || query.kind === 'or') {
    return { ...query, left: inNames(query.left), right: inNames(query.right) };
  }
  return query.kind === 'fullText' ? { ...query, isInName: true } : query;
}
