import { invalidParameter } from '#core/errors/service-error.ts';
import type { PageCursor } from '#core/operations/page-token.ts';
import type { Database } from '#db/database.ts';
import { RowBudgetError } from '#db/row-budget.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { findField } from '#drive/labels/label-catalogue.ts';
import { compileQuery } from './compile-query.ts';
import type { FoundRow, ItemReader } from './item-reader.ts';
import { type ListContext, toSpaces, toVisible } from './list-conditions.ts';
import {
  isNumberDescending,
  NUMBER,
  parseOrderBy,
  rejectFullTextOrder,
  type SortKey,
  toAfterSql,
  toOrderSql,
} from './order-by.ts';
import type { OrderScope } from './order-scope.ts';
import { parseQuery } from './parse-query.ts';
import { hasClause, type Query } from './query.ts';
import { toQueryScope } from './query-scope.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';
import { toNameQuery, toRelevanceKey } from './relevance.ts';
import { findRare } from './select-numbers.ts';
import { joinMarks, type Lead, type SortSegment, toSortSegments } from './sort-segments.ts';

/** A page of items, with the cursor of the next page. */
export type FilePage<Listed> = { items: Listed[]; next: PageCursor | undefined };

/**
 * Thresholds for choosing the query strategy of a page. Each strategy reads few rows where the other would read many. The results
 * are the same.
 */
export type Thresholds = {
  /** Callers who see fewer items are served from their access entries, others by scanning the index of the order. */
  fewItems: number;
  /**
   * Values with more rows are found quickly by scanning the index of the order. Rows of rarer values are looked up and sorted.
   */
  commonRows: number;
  /** How many names are compared with common words. If a page needs more, the whole index of the words is read. */
  maxNames: number;
};

const MAX_FEW_ITEMS = 3000; // Sorting this many takes a few milliseconds.
const COMMON_ROWS = 2500;
const MAX_NAMES = 2000; // Comparing this many takes a few milliseconds.

/** Finds the items of a `files.list` request that the caller may see. Throws 400 if the query is invalid. */
export function listFiles<Listed>(
  context: ListContext,
  reader: ItemReader<Listed>,
  pageSize: number,
  after: PageCursor | undefined,
  thresholds: Thresholds,
): FilePage<Listed> {
  try {
    return findPage(context, reader, { pageSize, after }, thresholds);
  } catch (error) {
    if (!(error instanceof RowBudgetError)) throw error;
    return findPage(context, reader, { pageSize, after }, { ...thresholds, maxNames: 0 });
  }
}

function findPage<Listed>(
  context: ListContext,
  reader: ItemReader<Listed>,
  { pageSize, after }: { pageSize: number; after: PageCursor | undefined },
  thresholds: Thresholds,
): FilePage<Listed> {
  const { db } = context;
  const { keys, scope, query, nameQuery, spaces, asked: requested } = readSearch(context, thresholds);
  const { few, condition } = toVisible(context, thresholds.fewItems);
  const start = few ?? (query && toStart(findRare(query, scope)));
  const segments = start
    ? [{ values: [], keys, from: join([start, joinMarks(scope)], ' '), number: NUMBER, conditions: [] }]
    : beginWithRare(toSortSegments(keys, scope), nameQuery && toStart(findRare(nameQuery, scope)), scope);
  const found: Listed[] = [];
  let last: PageCursor | undefined;
  for (const segment of segments) {
    const isAhead = after ? compareSegment(segment, keys, after) : 1;
    if (isAhead < 0) continue;
    const order = { ...segment, isNumberDescending: isNumberDescending(keys) };
    const place = isAhead === 0 ? after?.slice(segment.values.length) : undefined;
    const rest = place ? [toAfterSql(order, place)] : [];
    const conditions = [
      ...segment.conditions,
      condition,
      spaces,
      ...(segment.hasAllConditions ? [] : requested),
      ...rest,
    ];
    const narrowed = { ...order, conditions };
    const limit = pageSize + 1 - found.length;
    if (segment.leads)
      narrowed.conditions.push(matchLeads(segment.leads, narrowed.conditions, { limit, after: place }));
    const rows = selectSegment(db, reader, narrowed, limit);
    const lastRow = rows[limit - 2];
    if (lastRow) last = toPlace(lastRow, segment);
    found.push(...reader.read(db, rows));
    if (found.length > pageSize) return { items: found.slice(0, pageSize), next: last };
  }
  return { items: found, next: undefined };
}

/** A range of changed items: by change sequence number and item number. */
export type ChangedRange = { since: number; after: number; upTo: number };

/** Finds the changed items of a `files.list` request, sorted by number. */
export function listChanged<Listed>(
  context: ListContext,
  reader: ItemReader<Listed>,
  { since, after, upTo }: ChangedRange,
  limit: number,
): Listed[] {
  const thresholds = { fewItems: 0, commonRows: COMMON_ROWS, maxNames: 0 };
  const { scope, spaces, asked: requested } = readSearch(context, thresholds);
  const changed = fragment(
    `FROM (SELECT s.number FROM change_log AS c CROSS JOIN items AS s ON s.id = c.item_id
           WHERE +c.log = '' AND c.sequence > ? AND s.number > ? AND s.number <= ?) AS v
     CROSS JOIN items AS i ON i.number = v.number`,
    since,
    after,
    upTo,
  );
  const segment = { values: [], keys: [], number: NUMBER, isNumberDescending: false };
  const from = join([changed, joinMarks(scope)], ' ');
  const visible = toVisible(context, thresholds.fewItems).condition;
  const conditions = [visible, spaces, ...requested];
  const rows = selectSegment(context.db, reader, { ...segment, from, conditions }, limit);
  return [...reader.read(context.db, rows)];
}

/** Returns the highest item number, or 0 if there are no items. */
export function findGreatestNumber(db: Database): number {
  return db.get<{ number: number | null }>('SELECT max(number) AS number FROM items')?.number ?? 0;
}

/** Parses the search of a request, without the caller's visibility. */
function readSearch(context: ListContext, thresholds: Thresholds) {
  const { params, db } = context;
  const base = toQueryScope(context, thresholds);
  const query = parseQueryParameter(db, params.q);
  rejectFullTextOrder(params.orderBy, hasClause(query, 'fullText'));
  const order = parseOrderBy(params.orderBy, base);
  const scope = { ...base, sortsByModified: order[0]?.name === 'modifiedTime' };
  const nameQuery = toNameQuery(query);
  const keys = nameQuery ? [toRelevanceKey(nameQuery, scope), ...order] : order;
  const requested = query ? [compileQuery(query, scope)] : [];
  return { keys, scope, query, nameQuery, spaces: toSpaces(context), asked: requested };
}

/** Returns the segments. If few files match by name, the segment of such files starts with these. */
function beginWithRare(
  segments: readonly SortSegment[],
  start: SqlFragment | undefined,
  scope: OrderScope,
): readonly SortSegment[] {
  if (!start) return segments;
  const from = join([start, joinMarks(scope)], ' ');
  return segments.map((segment) => (segment.hasAllConditions ? { ...segment, from } : segment));
}

/**
 * Sorting reads every item visible to the caller. Scanning the index reads, for each item of the page, the total number of items
 * divided by the number visible to the caller. The threshold is where both are equal.
 */
export function toThresholds(pageSize: number, itemCount: number): Thresholds {
  const fewItems = Math.min(MAX_FEW_ITEMS, Math.ceil(Math.sqrt(pageSize * itemCount)));
  return { fewItems, commonRows: COMMON_ROWS, maxNames: MAX_NAMES };
}

/** Returns the items to start with if few can match, which are then sorted. */
function toStart(numbers: SqlFragment | undefined): SqlFragment | undefined {
  if (!numbers) return undefined;
  return {
    sql: `FROM (${numbers.sql}) AS v CROSS JOIN items AS i ON i.number = v.number`,
    values: numbers.values,
  };
}

/** Whether a segment lies before (-1), around (0) or after (1) a cursor. */
function compareSegment({ values }: SortSegment, keys: readonly SortKey[], place: PageCursor): -1 | 0 | 1 {
  for (const [index, value] of values.entries()) {
    const other = Number(place[index]);
    if (value !== other) return value > other === (keys[index]?.isDescending === true) ? -1 : 1;
  }
  return 0;
}

/** Returns a condition for the first items of one of several orders. */
function matchLeads(
  leads: readonly Lead[],
  conditions: readonly SqlFragment[],
  { limit, after }: { limit: number; after: PageCursor | undefined },
): SqlFragment {
  const selections = leads.map((lead) => {
    const { column } = lead;
    const start = after ? [fragment(`${column} <= ?`, after[0] ?? null)] : [];
    const where = join([...lead.conditions, ...start, ...conditions], ' AND ');
    const order = fragment(`ORDER BY ${column} DESC, i.number DESC LIMIT ?`, limit);
    return join(
      [fragment('SELECT * FROM (SELECT i.number'), lead.from, fragment('WHERE'), where, order, fragment(')')],
      ' ',
    );
  });
  const { sql, values } = join(selections, ' UNION ALL ');
  return { sql: `i.number IN (${sql})`, values };
}

/** Selects the first items of a segment. Sorts only short rows of sort values and reader columns. */
function selectSegment(
  db: Database,
  { columns }: Pick<ItemReader<unknown>, 'columns'>,
  segment: SortSegment & { isNumberDescending: boolean },
  limit: number,
): readonly FoundRow[] {
  const statement = join(
    [
      fragment(`SELECT i.number${columns}`),
      toKeyColumns(segment.keys),
      segment.from,
      fragment('WHERE'),
      join(segment.conditions, ' AND '),
      fragment('ORDER BY'),
      toOrderSql(segment),
      fragment('LIMIT ?', limit),
    ],
    ' ',
  );
  return db.lists<FoundRow>(statement.sql, ...statement.values);
}

function toPlace(row: FoundRow, { values, keys }: SortSegment): PageCursor {
  return [...values, ...row.slice(row.length - keys.length), row[0]];
}

function parseQueryParameter(db: Database, q: string | undefined): Query | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  try {
    return parseQuery(q, (labelId, fieldId) => findField(db, labelId, fieldId)?.valueType);
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw invalidParameter('q', `Invalid Value: ${error.message}`);
    throw error;
  }
}

function toKeyColumns(keys: readonly SortKey[]): SqlFragment {
  return join(
    keys.map(({ expression: { sql, values } }) => ({ sql: `, ${sql}`, values })),
    '',
  );
}
