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
  refuseOrderOfFullText,
  type SortKey,
  toAfterSql,
  toOrderSql,
} from './order-by.ts';
import type { OrderScope } from './order-scope.ts';
import { parseQuery } from './parse-query.ts';
import { mentions, type Query } from './query.ts';
import { toQueryScope } from './query-scope.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';
import { toNameQuery, toRelevanceKey } from './relevance.ts';
import { findRare } from './select-numbers.ts';
import { joinMarks, type Lead, type SortSegment, toSortSegments } from './sort-segments.ts';

/** One page of items, with the place where the next one starts. */
export type FilePage<Listed> = { items: Listed[]; next: PageCursor | undefined };

/**
 * Numbers that decide how a page is found. Each way reads few rows where another would read many; all find the same.
 */
export type Thresholds = {
  /** Callers who see fewer items are served from their access entries, others by walking the order's index. */
  fewItems: number;
  /** What has so many rows is soon met in the order's index; what has fewer is looked up and sorted. */
  commonRows: number;
  /** Common words are compared with so many names; if a page needs more, their index is read whole. */
  maxNames: number;
};

const MAX_FEW_ITEMS = 3000; // So many are sorted in a few milliseconds.
const COMMON_ROWS = 2500;
const MAX_NAMES = 2000; // So many are compared in a few milliseconds.

/** Finds the items that a `files.list` request asks for and the caller may see. Throws 400 for what is not understood. */
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
      narrowed.conditions.push(amongLeads(segment.leads, narrowed.conditions, { limit, after: place }));
    const rows = selectSegment(db, reader, narrowed, limit);
    const lastRow = rows[limit - 2];
    if (lastRow) last = toPlace(lastRow, segment);
    found.push(...reader.read(db, rows));
    if (found.length > pageSize) return { items: found.slice(0, pageSize), next: last };
  }
  return { items: found, next: undefined };
}

/** Some of the items that changed: after a place in the order of changes, and with numbers in a range. */
export type ChangedRange = { since: number; after: number; upTo: number };

/** Finds those items that a `files.list` request asks for that have changed, by their numbers. */
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

/** The number of the newest item; 0 when there is none. */
export function greatestNumber(db: Database): number {
  return db.get<{ number: number | null }>('SELECT max(number) AS number FROM items')?.number ?? 0;
}

/** What a request asks for, apart from what the caller may see. */
function readSearch(context: ListContext, thresholds: Thresholds) {
  const { params, db } = context;
  const base = toQueryScope(context, thresholds);
  const query = parseQueryParameter(db, params.q);
  refuseOrderOfFullText(params.orderBy, mentions(query, 'fullText'));
  const order = parseOrderBy(params.orderBy, base);
  const scope = { ...base, sortsByModified: order[0]?.name === 'modifiedTime' };
  const nameQuery = toNameQuery(query);
  const keys = nameQuery ? [toRelevanceKey(nameQuery, scope), ...order] : order;
  const requested = query ? [compileQuery(query, scope)] : [];
  return { keys, scope, query, nameQuery, spaces: toSpaces(context), asked: requested };
}

/** The stretches, of which that of the files found by their names begins with those when they are few. */
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
 * Sorting reads each item that the caller sees; walking the index reads as many items of others for each item of the
 * page as there are in all for each that the caller sees. Where the two meet lies the line between few and many.
 */
export function toThresholds(pageSize: number, itemCount: number): Thresholds {
  const fewItems = Math.min(MAX_FEW_ITEMS, Math.ceil(Math.sqrt(pageSize * itemCount)));
  return { fewItems, commonRows: COMMON_ROWS, maxNames: MAX_NAMES };
}

/** Where to begin when few items can be meant: with those, which are then sorted. */
function toStart(numbers: SqlFragment | undefined): SqlFragment | undefined {
  if (!numbers) return undefined;
  return {
    sql: `FROM (${numbers.sql}) AS v CROSS JOIN items AS i ON i.number = v.number`,
    values: numbers.values,
  };
}

/** Whether a stretch lies behind (-1), around (0) or ahead (1) of a place in an order. */
function compareSegment({ values }: SortSegment, keys: readonly SortKey[], place: PageCursor): -1 | 0 | 1 {
  for (const [index, value] of values.entries()) {
    const other = Number(place[index]);
    if (value !== other) return value > other === (keys[index]?.isDescending === true) ? -1 : 1;
  }
  return 0;
}

/** Condition for the items that are among the first of one of several orders. */
function amongLeads(
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

/** The first items of a stretch. What is sorted are places and what the reader takes of each row, which is short. */
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
