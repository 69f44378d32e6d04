import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { compileSharedTime } from './compile-query.ts';
import type { OrderScope } from './order-scope.ts';

/** A sort key: its name in `orderBy`, an expression that is never NULL, and its direction. */
export type SortKey = { readonly name: string; readonly expression: SqlFragment; readonly isDescending: boolean };

/** The number of an item, which makes every order total. */
export const NUMBER = fragment('i.number');

const EXPRESSIONS: Readonly<Record<string, string>> = {
  createdTime: 'i.created_at',
  // Ascending order puts folders first.
  folder: '(1 - i.is_folder)',
  modifiedByMeTime: 'max(coalesce(m.modified_at, 0), 0)',
  modifiedTime: 'i.modified_at',
  name: 'i.name_key',
  name_natural: 'i.natural_key',
  quotaBytesUsed: '(coalesce(i.size_bytes, 0) + i.pinned_bytes)',
  recency: 'max(i.modified_at, i.created_at, coalesce(m.viewed_at, 0))',
  starred: 'coalesce(m.starred, 0)',
  viewedByMeTime: 'max(coalesce(m.viewed_at, 0), 0)',
};

/** Twice the number of existing keys, because each key is compared with each cursor of a page. */
const MAX_KEYS = 22;

const NEWEST_FIRST: SortKey = { name: 'modifiedTime', expression: fragment('i.modified_at'), isDescending: true };

/**
 * Parses the keys of an `orderBy` parameter. Defaults to the most recently modified first. Throws 400 if a key is unknown or
 * there are too many.
 */
export function parseOrderBy(orderBy: string | undefined, scope: OrderScope): SortKey[] {
  if (orderBy === undefined || orderBy.trim() === '') return [NEWEST_FIRST];
  const texts = orderBy.split(',');
  if (texts.length > MAX_KEYS) throw invalidParameter('orderBy');
  return texts.map((text) => {
    const [name = '', direction = 'asc', ...rest] = text.trim().split(/\s+/u);
    const isDescending = direction.toLowerCase() === 'desc';
    if (rest.length > 0 || (!isDescending && direction.toLowerCase() !== 'asc')) throw invalidParameter('orderBy');
    return { name, expression: toExpression(name, scope), isDescending };
  });
}

function toExpression(name: string, scope: OrderScope): SqlFragment {
  if (name === 'sharedWithMeTime') {
    const { sql, values } = compileSharedTime(scope);
    return { sql: `coalesce(${sql}, 0)`, values };
  }
  const sql = Object.hasOwn(EXPRESSIONS, name) ? EXPRESSIONS[name] : undefined;
  if (sql === undefined) throw invalidParameter('orderBy');
  return fragment(sql);
}

/** Throws 403, like the public service, if a full-text search sets an order: its results are sorted by relevance. */
export function rejectFullTextOrder(orderBy: string | undefined, hasFullText: boolean): void {
  if (!hasFullText || orderBy === undefined) return;
  const message =
    'Sorting is not supported for queries with fullText terms. Results are always in descending relevance order.';
  throw globalError(403, 'forbidden', message, 'orderBy');
}

/** A total order of items: its keys, and the item's number as a tie-breaker. */
export type TotalOrder = {
  readonly keys: readonly SortKey[];
  readonly number: SqlFragment;
  /** Whether higher numbers come first among items with the same keys. */
  readonly isNumberDescending: boolean;
};

/** The direction of the number follows the last key, so that one index on (key, number) serves both. */
export function isNumberDescending(keys: readonly SortKey[]): boolean {
  return keys.at(-1)?.isDescending === true;
}

/** Returns the `ORDER BY` list of an order. */
export function toOrderSql(order: TotalOrder): SqlFragment {
  const parts = toPlaces(order).map(({ expression: { sql, values }, isDescending }) => ({
    sql: `${sql} ${isDescending ? 'DESC' : 'ASC'}`,
    values,
  }));
  return join(parts, ', ');
}

/** Returns a condition for items after the given key values and number. */
export function toAfterSql(order: TotalOrder, after: readonly (string | number | null)[]): SqlFragment {
  const all = toPlaces(order);
  const alternatives = all.map((key, index) => {
    const equal = all.slice(0, index).map(({ expression: { sql, values } }, place) => ({
      sql: `${sql} = ?`,
      values: [...values, after[place] ?? null],
    }));
    return wrap(join([...equal, comparison(key, after[index] ?? null, '')], ' AND '));
  });
  // Repeats an implication of the alternatives in a form that lets an index on the first key start at the cursor.
  const [first] = all;
  const start = first ? [comparison(first, after[0] ?? null, '=')] : [];
  return join([...start, wrap(join(alternatives, ' OR '))], ' AND ');
}

type Place = Pick<SortKey, 'expression' | 'isDescending'>;

function toPlaces({ keys, number, isNumberDescending: isDescending }: TotalOrder): Place[] {
  return [...keys, { expression: number, isDescending }];
}

function comparison(
  { expression, isDescending }: Place,
  value: string | number | null,
  orEqual: '' | '=',
): SqlFragment {
  const sql = `${expression.sql} ${isDescending ? '<' : '>'}${orEqual} ?`;
  return { sql, values: [...expression.values, value] };
}

function wrap({ sql, values }: SqlFragment): SqlFragment {
  return { sql: `(${sql})`, values };
}
