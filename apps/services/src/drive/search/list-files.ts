import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { PageCursor } from '#core/page-token.ts';
import { globalError, invalidParameter, notFound } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { findField } from '#drive/labels/label-catalogue.ts';
import { supportsAllDrives } from '#drive/require-item.ts';
import { parseSpaces } from '#drive/spaces.ts';
import { roleOn } from '#items/access.ts';
import { selectAppData } from '#items/app-data.ts';
import { findItems, type Item } from '#items/item.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { compileQuery } from './compile-query.ts';
import {
  isNumberDescending,
  NUMBER,
  parseOrderBy,
  refuseOrderOfFullText,
  type SortKey,
  toAfterSql,
  toOrderSql,
} from './order-by.ts';
import { joinMarks, type Lead, type Stretch, toStretches } from './order-stretches.ts';
import { parseQuery } from './parse-query.ts';
import { mentions, type Query } from './query.ts';
import { toQueryScope } from './query-scope.ts';
import { toReachedItems } from './reached-items.ts';
import { findRare } from './select-numbers.ts';
import { QuerySyntaxError } from './tokenize-query.ts';

type Context = { params: ParamsOf<'drive.files.list'>; db: Database; caller: Caller; clock: Clock };

/** One page of items, with the place where the next one starts. */
export type FilePage = { items: Item[]; next: PageCursor | undefined };

/**
 * Numbers that decide how a page is found. Each way reads few rows where another would read many; all find the same.
 */
export type Thresholds = {
  /** Callers who see fewer items are served from their access entries, others by walking the order's index. */
  fewItems: number;
  /** What has so many rows is soon met in the order's index; what has fewer is looked up and sorted. */
  commonRows: number;
};

const MAX_FEW_ITEMS = 3000; // So many are sorted in a few milliseconds.
const COMMON_ROWS = 2500;

type PlacedItem = { item: Item; place: PageCursor };

/** Finds the items that a `files.list` request asks for and the caller may see. Throws 400 for what is not understood. */
export function listFiles(
  context: Context,
  pageSize: number,
  after: PageCursor | undefined,
  thresholds: Thresholds = toThresholds(context.db, pageSize),
): FilePage {
  const { params, db } = context;
  const scope = toQueryScope(context, thresholds.commonRows);
  const query = parseQueryParameter(db, params.q);
  refuseOrderOfFullText(params.orderBy, mentions(query, 'fullText'));
  const keys = parseOrderBy(params.orderBy, scope);
  const { few, condition } = toVisible(context, thresholds);
  const sortsByModified = keys[0]?.name === 'modifiedTime';
  const conditions = [
    condition,
    toSpaces(context),
    ...(query ? [compileQuery(query, { ...scope, sortsByModified })] : []),
  ];
  const start = few ?? (query && toStart(findRare(query, { ...scope, sortsByModified })));
  const stretches = start
    ? [{ values: [], keys, from: join([start, joinMarks(scope)], ' '), number: NUMBER, conditions: [] }]
    : toStretches(keys, scope);
  const found: PlacedItem[] = [];
  for (const stretch of stretches) {
    const isAhead = after ? compareStretch(stretch, keys, after) : 1;
    if (isAhead < 0) continue;
    const order = { ...stretch, isNumberDescending: isNumberDescending(keys) };
    const place = isAhead === 0 ? after?.slice(stretch.values.length) : undefined;
    const rest = place ? [toAfterSql(order, place)] : [];
    const narrowed = { ...order, conditions: [...stretch.conditions, ...conditions, ...rest] };
    const limit = pageSize + 1 - found.length;
    if (stretch.leads)
      narrowed.conditions.push(amongLeads(stretch.leads, narrowed.conditions, { limit, after: place }));
    found.push(...selectStretch(db, narrowed, limit));
    if (found.length > pageSize) break;
  }
  const next = found.length > pageSize ? found[pageSize - 1]?.place : undefined;
  return { items: found.slice(0, pageSize).map(({ item }) => item), next };
}

/**
 * Sorting reads each item that the caller sees; walking the index reads as many items of others for each item of the
 * page as there are in all for each that the caller sees. Where the two meet lies the line between few and many.
 */
function toThresholds(db: Database, pageSize: number): Thresholds {
  const total = db.get<{ number: number | null }>('SELECT max(number) AS number FROM items')?.number ?? 0;
  return { fewItems: Math.min(MAX_FEW_ITEMS, Math.ceil(Math.sqrt(pageSize * total))), commonRows: COMMON_ROWS };
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
function compareStretch({ values }: Stretch, keys: readonly SortKey[], place: PageCursor): -1 | 0 | 1 {
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

/**
 * The first items of a stretch. Their places come first and the items after that: what is sorted are places alone,
 * however many items a caller sees.
 */
function selectStretch(db: Database, stretch: Stretch & { isNumberDescending: boolean }, limit: number): PlacedItem[] {
  const statement = join(
    [
      fragment('SELECT i.number'),
      toKeyColumns(stretch.keys),
      stretch.from,
      fragment('WHERE'),
      join(stretch.conditions, ' AND '),
      fragment('ORDER BY'),
      toOrderSql(stretch),
      fragment('LIMIT ?', limit),
    ],
    ' ',
  );
  const rows = db.all<{ number: number } & Record<string, string | number | null>>(statement.sql, ...statement.values);
  const items = findItems(
    db,
    rows.map(({ number }) => number),
  );
  return rows.flatMap((row) => {
    const item = items.get(row.number);
    const keys = stretch.keys.map((_, index) => row[`key${index}`] ?? null);
    return item ? [{ item, place: [...stretch.values, ...keys, item.number] }] : [];
  });
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
    keys.map(({ expression: { sql, values } }, index) => ({ sql: `, ${sql} AS key${index}`, values })),
    '',
  );
}

function toVisible(
  context: Context,
  { fewItems }: Thresholds,
): { few: SqlFragment | undefined; condition: SqlFragment } {
  const { db, caller, params } = context;
  const corpus = toCorpus(context);
  const isOfDomain = params.corpora === 'domain' || params.corpus === 'domain';
  const principals = isOfDomain ? [`domain:${caller.domain}`] : listPersonalPrincipals(db, caller);
  const reached = toReachedItems(db, principals, fewItems);
  if ('few' in reached) return { few: reached.few, condition: corpus };
  return { few: undefined, condition: join([corpus, reached.condition], ' AND ') };
}

function toCorpus({ db, caller, params }: Context): SqlFragment {
  const driveId = params.driveId ?? params.teamDriveId;
  const includesDrives = params.includeItemsFromAllDrives === true || params.includeTeamDriveItems === true;
  const needsDrives = params.corpora === 'drive' || params.corpora === 'allDrives';
  if ((params.corpora === 'drive') !== (driveId !== undefined)) {
    throw globalError(400, 'badRequest', 'driveId must be given if and only if corpora is drive.', 'driveId');
  }
  if (includesDrives && !supportsAllDrives(params)) {
    const message = 'includeItemsFromAllDrives needs supportsAllDrives.';
    throw globalError(403, 'teamDrivesParameterRequired', message, 'supportsAllDrives');
  }
  if (needsDrives && !includesDrives) {
    const message = `The corpora ${params.corpora} needs includeItemsFromAllDrives.`;
    throw globalError(403, 'teamDrivesParameterRequired', message, 'includeItemsFromAllDrives');
  }
  if (driveId !== undefined) {
    if (!roleOn(db, caller, driveId)) throw notFound('Shared drive', driveId, 'driveId');
    return fragment('i.is_root = 0 AND i.drive_id = ?', driveId);
  }
  return fragment(includesDrives ? 'i.is_root = 0' : 'i.is_root = 0 AND i.drive_id IS NULL');
}

function toSpaces({ params, caller }: Context): SqlFragment {
  const spaces = parseSpaces(params.spaces);
  const kept = selectAppData(caller);
  const conditions = [
    ...(spaces.has('drive') ? [fragment("i.space = 'drive'")] : []),
    ...(spaces.has('appDataFolder') ? [{ sql: `i.number IN (${kept.sql})`, values: kept.values }] : []),
  ];
  if (conditions.length === 0) return fragment('0');
  const { sql, values } = join(conditions, ' OR ');
  return { sql: `(${sql})`, values };
}
