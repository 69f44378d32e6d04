import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { toRank } from '#items/item-role.ts';
import type { Clause, Query } from './query.ts';
import type { QueryScope } from './query-scope.ts';
import { toFullTextMatch, toNameMatch } from './words.ts';

/** Columns of items with an index on the column and the modification time. */
export type IndexedColumn = 'mime_type' | 'owner_id' | 'parent_id';
type Collection = Extract<Clause, { kind: 'in' }>['collection'];

/**
 * Selects the numbers of a query's few possible items by a property that all of them and few others have. Returns undefined if
 * the query contains no such property. The cost of starting with these does not depend on the total number of items.
 */
export function findRare(query: Query, scope: QueryScope): SqlFragment | undefined {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.kind === 'and' ? (findRare(query.left, scope) ?? findRare(query.right, scope)) : undefined;
    case 'not':
      return undefined;
    default: {
      const numbers = selectNumbers(query, scope);
      return numbers && !scope.isCommon(numbers) ? numbers : undefined;
    }
  }
}

/** Selects the distinct numbers of the items matching a clause, if an index provides them. */
export function selectNumbers(clause: Clause, scope: QueryScope): SqlFragment | undefined {
  switch (clause.kind) {
    case 'name':
      return clause.operator === 'contains' ? selectMatches('item_names', toNameMatch(clause.value)) : undefined;
    case 'fullText':
      return selectMatches(clause.isInName ? 'item_names' : 'item_text', toFullTextMatch(clause.value));
    case 'mimeType':
      return clause.operator === '=' ? selectEqual('mime_type', clause.value, scope) : undefined;
    case 'has':
      return fragment(
        'SELECT item_number AS number FROM item_properties WHERE key = ? AND value = ? AND client_id = ?',
        clause.key,
        clause.value,
        clause.term === 'properties' ? '' : scope.clientId,
      );
    case 'in':
      return selectMembers(clause.collection, clause.value, scope);
    default:
      return undefined;
  }
}

function selectMatches(index: 'item_names' | 'item_text', match: string | undefined): SqlFragment | undefined {
  return match === undefined
    ? undefined
    : fragment(`SELECT rowid AS number FROM ${index} WHERE ${index} MATCH ?`, match);
}

/** Selects by a column with an index on the column and the modification time, which provides this order without a selection. */
function selectEqual(column: IndexedColumn, value: string, scope: QueryScope): SqlFragment | undefined {
  return scope.sortsByModified ? undefined : fragment(`SELECT number FROM items WHERE ${column} = ?`, value);
}

function selectMembers(collection: Collection, value: string, scope: QueryScope): SqlFragment | undefined {
  if (collection === 'parents') return selectEqual('parent_id', scope.resolveFolder(value), scope);
  if (collection === 'labels') {
    const labelId = value.slice('labels/'.length);
    return fragment('SELECT item_number AS number FROM item_labels WHERE label_id = ?', labelId);
  }
  const principal = scope.findPrincipal(value);
  if (principal === undefined) return undefined;
  if (collection === 'owners') return selectEqual('owner_id', principal.replace(/^user:/u, ''), scope);
  return fragment(
    'SELECT item_number AS number FROM item_access WHERE principal = ? AND rank >= ?',
    principal,
    toLeastRank(collection),
  );
}

/** Returns the lowest rank that belongs to the collection. */
export function toLeastRank(collection: 'writers' | 'readers'): number {
  return toRank(collection === 'writers' ? 'writer' : 'reader');
}
