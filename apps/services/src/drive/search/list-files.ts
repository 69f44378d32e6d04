import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import { findAccountByEmail, findGroupByEmail, listGroupsOf } from '#core/directory.ts';
import type { PageCursor } from '#core/page-token.ts';
import { globalError, invalidParameter, notFound } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { resolveItemId, supportsAllDrives } from '#drive/require-item.ts';
import { roleOn } from '#items/access.ts';
import { ITEM_COLUMNS, type Item } from '#items/item.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { compileQuery, type QueryScope } from './compile-query.ts';
import { parseOrderBy, refuseOrderOfFullText, type SortKey, toAfterSql, toOrderSql } from './order-by.ts';
import { parseQuery } from './parse-query.ts';
import { mentions, type Query } from './query.ts';
import { QuerySyntaxError } from './tokenize-query.ts';

type Context = { params: ParamsOf<'drive.files.list'>; db: Database; caller: Caller; clock: Clock };

/** One page of items, with the place where the next one starts. */
export type FilePage = { items: Item[]; next: PageCursor | undefined };

// Callers who see fewer items than this are served from their access entries, others by walking the order's index:
// each way reads few rows where the other would read many.
const FEW_ITEMS = 3000;

/** Finds the items that a `files.list` request asks for and the caller may see. Throws 400 for what is not understood. */
export function listFiles(context: Context, pageSize: number, after: PageCursor | undefined): FilePage {
  const { params, db } = context;
  const scope = toQueryScope(context);
  const query = parseQueryParameter(params.q);
  refuseOrderOfFullText(params.orderBy, mentions(query, 'fullText'));
  const keys = parseOrderBy(params.orderBy, scope);
  const { from, condition } = toVisible(context);
  const conditions = [
    condition,
    toSpaces(context),
    ...(query ? [compileQuery(query, scope)] : []),
    ...(after ? [toAfterSql(keys, after)] : []),
  ];
  const statement = join(
    [
      fragment(`SELECT ${ITEM_COLUMNS}`),
      toKeyColumns(keys),
      from,
      fragment('LEFT JOIN item_marks AS m ON m.item_number = i.number AND m.account_id = ?', context.caller.accountId),
      fragment('WHERE'),
      join(conditions, ' AND '),
      fragment('ORDER BY'),
      toOrderSql(keys),
      fragment('LIMIT ?', pageSize + 1),
    ],
    ' ',
  );
  const rows = db.all<Item & Record<string, string | number | null>>(statement.sql, ...statement.values);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  const next = last && [...keys.map((_, index) => last[`key${index}`] ?? null), last.number];
  return { items: rows.slice(0, pageSize), next };
}

function parseQueryParameter(q: string | undefined): Query | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  try {
    return parseQuery(q);
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw invalidParameter('q');
    throw error;
  }
}

function toKeyColumns(keys: readonly SortKey[]): SqlFragment {
  return join(
    keys.map(({ expression: { sql, values } }, index) => ({ sql: `, ${sql} AS key${index}`, values })),
    '',
  );
}

function toQueryScope(context: Context): QueryScope {
  const { db, caller } = context;
  return {
    accountId: caller.accountId,
    clientId: caller.clientId,
    groupIds: listGroupsOf(db, caller.accountId).map(({ id }) => id),
    resolveFolder: (id) => resolveItemId(context, id),
    findPrincipal: (email) => {
      const account = email === 'me' ? { id: caller.accountId } : findAccountByEmail(db, email);
      if (account) return `user:${account.id}`;
      const group = findGroupByEmail(db, email);
      return group && `group:${group.id}`;
    },
  };
}

function toVisible(context: Context): { from: SqlFragment; condition: SqlFragment } {
  const { db, caller, params } = context;
  const corpus = toCorpus(context);
  const principals = JSON.stringify(
    params.corpora === 'domain' || params.corpus === 'domain'
      ? [`domain:${caller.domain}`]
      : listPersonalPrincipals(db, caller),
  );
  const counted = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM item_access WHERE principal IN (SELECT value FROM json_each(?)) LIMIT ${FEW_ITEMS})`,
    principals,
  );
  if ((counted?.count ?? 0) < FEW_ITEMS) {
    const from = `FROM (SELECT DISTINCT item_number FROM item_access
      WHERE principal IN (SELECT value FROM json_each(?))) AS v CROSS JOIN items AS i ON i.number = v.item_number`;
    return { from: fragment(from, principals), condition: corpus };
  }
  const reached = `EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = i.number
    AND a.principal IN (SELECT value FROM json_each(?)))`;
  return { from: fragment('FROM items AS i'), condition: join([corpus, fragment(reached, principals)], ' AND ') };
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

function toSpaces(context: Context): SqlFragment {
  const spaces = (context.params.spaces ?? 'drive').split(',').map((space) => space.trim());
  if (spaces.some((space) => !['drive', 'appDataFolder', 'photos'].includes(space))) throw invalidParameter('spaces');
  if (!spaces.includes('appDataFolder')) return fragment("i.space = 'drive'");
  const ownFolder = fragment(
    "(i.space = 'appDataFolder' AND i.parent_id = ?)",
    resolveItemId(context, 'appDataFolder'),
  );
  return spaces.includes('drive')
    ? { sql: `(i.space = 'drive' OR ${ownFolder.sql})`, values: ownFolder.values }
    : ownFolder;
}
