import { all, fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { toRank } from '#items/item-role.ts';
import { toNameKey } from '#items/name-keys.ts';
import { compileAsciiNames } from './ascii-names.ts';
import type { OrderScope } from './order-scope.ts';
import type { Clause, Query, Visibility } from './query.ts';
import type { QueryScope } from './query-scope.ts';
import { type IndexedColumn, selectNumbers, toLeastRank } from './select-numbers.ts';

// Not plain numbers, which SQLite interprets as column numbers when sorting.
const NEVER = fragment('0 = 1');
const ALWAYS = fragment('1 = 1');

/**
 * Compiles a query to an SQL condition over `items AS i` and the caller's `item_marks AS m`. Conditions are always 0 or 1, never
 * NULL, so that `not` is always the opposite.
 */
export function compileQuery(query: Query, scope: QueryScope): SqlFragment {
  switch (query.kind) {
    case 'and':
    case 'or': {
      const sides = [compileQuery(query.left, scope), compileQuery(query.right, scope)];
      const { sql, values } = join(sides, query.kind === 'and' ? ' AND ' : ' OR ');
      return { sql: `(${sql})`, values };
    }
    case 'not': {
      const { sql, values } = compileQuery(query.operand, scope);
      return { sql: `NOT (${sql})`, values };
    }
    default:
      return compileClause(query, scope);
  }
}

function compileClause(clause: Clause, scope: QueryScope): SqlFragment {
  switch (clause.kind) {
    case 'name':
      return clause.operator === 'contains'
        ? compileWords(clause, scope)
        : fragment(`i.name_key ${clause.operator} ?`, toNameKey(clause.value));
    case 'mimeType':
      return compileMimeType(clause.operator, clause, scope);
    case 'fullText':
      return compileWords(clause, scope);
    case 'has':
      return matchNumbers(selectNumbers(clause, scope), scope);
    case 'time':
      return fragment(`${TIME_COLUMNS[clause.term]} ${clause.operator} ?`, clause.timeMs);
    case 'flag':
      return compileFlag(clause.term, clause.value, scope);
    case 'in':
      return compileMembership(clause, scope);
    case 'visibility':
      return fragment(`${VISIBILITY_SQL} ${clause.operator} ?`, clause.value);
    case 'target':
      return fragment(`(i.shortcut_target_id IS NOT NULL AND i.shortcut_target_id ${clause.operator} ?)`, clause.value);
    case 'labelField':
      return compileLabelField(clause);
  }
}

const TIME_COLUMNS = {
  modifiedTime: 'i.modified_at',
  createdTime: 'i.created_at',
  viewedByMeTime: 'coalesce(m.viewed_at, 0)',
} as const;

function compileMimeType(
  operator: 'contains' | '=' | '!=',
  clause: Clause & { value: string },
  scope: QueryScope,
): SqlFragment {
  const { value } = clause;
  if (operator === '!=') return fragment('i.mime_type != ?', value);
  if (operator === '=') return equals('mime_type', value, clause, scope);
  const [from, to] = [value, `${value}\u{10FFFF}`];
  const rows = fragment('SELECT 1 FROM items WHERE mime_type >= ? AND mime_type < ?', from, to);
  const column = `${scope.isCommon(rows) ? '+' : ''}i.mime_type`;
  return fragment(`(${column} >= ? AND ${column} < ?)`, from, to);
}

/**
 * Returns a condition for items whose numbers are in a selection, or for all items without a selection, for example if no search
 * words are left. A unary plus prevents the planner from starting with common rows.
 */
function matchNumbers(numbers: SqlFragment | undefined, scope: QueryScope): SqlFragment {
  if (!numbers) return ALWAYS;
  const column = scope.isCommon(numbers) ? '+i.number' : 'i.number';
  return { sql: `${column} IN (${numbers.sql})`, values: numbers.values };
}

/** Condition for words. For a common word, the index would read far more entries than a page needs. */
function compileWords(
  clause: Extract<Clause, { kind: 'name' | 'mimeType' | 'fullText' }>,
  scope: QueryScope,
): SqlFragment {
  const numbers = selectNumbers(clause, scope);
  const selected = matchNumbers(numbers, scope);
  if (!numbers || scope.nameBudget.rows === 0 || !scope.isCommon(numbers)) return selected;
  return compileAsciiNames(clause, scope.nameBudget, selected) ?? selected;
}

/**
 * Returns a condition on an indexed column. Rare values are selected by item number; otherwise the planner would scan all items.
 */
function equals(column: IndexedColumn, value: string, clause: Clause, scope: QueryScope): SqlFragment {
  const numbers = selectNumbers(clause, scope);
  if (!numbers) return fragment(`(i.${column} IS NOT NULL AND i.${column} = ?)`, value);
  if (!scope.isCommon(numbers)) return { sql: `i.number IN (${numbers.sql})`, values: numbers.values };
  return fragment(`(i.${column} IS NOT NULL AND +i.${column} = ?)`, value);
}

function compileFlag(term: 'trashed' | 'starred' | 'sharedWithMe', value: boolean, scope: QueryScope): SqlFragment {
  if (term === 'trashed') return fragment(`i.trashed = ${value ? 1 : 0}`);
  const within = term === 'starred' ? compileStarred(scope) : compileShared(scope);
  return value ? within : { sql: `NOT (${within.sql})`, values: within.values };
}

// Both conditions select the items by an index: few items have a mark, and scanning all items is slow.
function compileStarred({ accountId }: QueryScope): SqlFragment {
  return fragment('i.number IN (SELECT item_number FROM item_marks WHERE account_id = ? AND starred = 1)', accountId);
}

function compileShared(scope: QueryScope): SqlFragment {
  const { sql, values } = compileShares(scope);
  return { sql: `i.number IN (SELECT item_number FROM (${sql}))`, values };
}

/**
 * Returns the items of other users' My Drives shared with the caller or the caller's groups, as `item_number`, and the time of
 * sharing, as `at`.
 */
export function compileShares({ accountId, groupIds }: OrderScope): SqlFragment {
  const selectGranted = (type: 'user' | 'group', grantees: string) => `
    SELECT p.item_number, p.granted_at FROM permissions AS p JOIN items AS s ON s.number = p.item_number
    WHERE p.type = '${type}' AND p.grantee ${grantees} AND p.role <> 'owner' AND s.drive_id IS NULL AND s.owner_id <> ?`;
  return fragment(
    `SELECT item_number, min(granted_at) AS at FROM (
       ${selectGranted('user', '= ?')} UNION ALL ${selectGranted('group', 'IN (SELECT value FROM json_each(?))')}
     ) GROUP BY item_number`,
    accountId,
    accountId,
    JSON.stringify(groupIds),
    accountId,
  );
}

/**
 * Returns the time when an item of another user's My Drive was shared with the caller or the caller's groups, or NULL if it was
 * not.
 */
export function compileSharedTime(scope: OrderScope): SqlFragment {
  return fragment(
    `(SELECT min(p.granted_at) FROM permissions AS p
      WHERE p.item_number = i.number AND i.drive_id IS NULL AND i.owner_id <> ? AND p.role <> 'owner'
        AND ((p.type = 'user' AND p.grantee = ?)
          OR (p.type = 'group' AND p.grantee IN (SELECT value FROM json_each(?)))))`,
    scope.accountId,
    scope.accountId,
    JSON.stringify(scope.groupIds),
  );
}

function compileMembership(clause: Extract<Clause, { kind: 'in' }>, scope: QueryScope): SqlFragment {
  const { collection, value } = clause;
  if (collection === 'parents') return equals('parent_id', scope.resolveFolder(value), clause, scope);
  if (collection === 'labels') return matchNumbers(selectNumbers(clause, scope), scope);
  const principal = scope.findPrincipal(value);
  if (principal === undefined) return NEVER;
  if (collection === 'owners') return equals('owner_id', principal.replace(/^user:/u, ''), clause, scope);
  const hasAccess = compileAccess(clause, collection, principal, scope);
  return scope.principals.includes(principal) ? hasAccess : all([hasAccess, compileSeesAccess(scope)]);
}

function compileAccess(
  clause: Clause,
  collection: 'writers' | 'readers',
  principal: string,
  scope: QueryScope,
): SqlFragment {
  const reached = selectNumbers(clause, scope);
  if (reached && !scope.isCommon(reached)) return { sql: `i.number IN (${reached.sql})`, values: reached.values };
  return fragment(
    'EXISTS (SELECT 1 FROM item_access AS r WHERE r.item_number = i.number AND r.principal = ? AND r.rank >= ?)',
    principal,
    toLeastRank(collection),
  );
}

/** Only writers may list the permissions of an item, so a search must not tell others who has access. */
function compileSeesAccess({ principals }: QueryScope): SqlFragment {
  return fragment(
    `EXISTS (SELECT 1 FROM item_access AS s WHERE s.item_number = i.number AND s.rank >= ?
       AND s.principal IN (SELECT value FROM json_each(?)))`,
    toRank('writer'),
    JSON.stringify(principals),
  );
}

const WIDEST_FIRST: readonly (readonly [Visibility, string])[] = [
  ['anyoneCanFind', "a.principal = 'anyone'"],
  ['anyoneWithLink', "a.principal = 'link:anyone'"],
  ['domainCanFind', "a.principal >= 'domain:' AND a.principal < 'domain;'"],
  ['domainWithLink', "a.principal >= 'link:domain:' AND a.principal < 'link:domain;'"],
];

const VISIBILITY_SQL = `(CASE ${WIDEST_FIRST.map(
  ([visibility, condition]) =>
    `WHEN EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = i.number AND ${condition}) THEN '${visibility}'`,
).join(' ')} ELSE 'limited' END)`;

function compileLabelField(clause: Extract<Clause, { kind: 'labelField' }>): SqlFragment {
  const values = (condition: string) => `EXISTS (SELECT 1 FROM item_label_values AS v
    WHERE v.item_number = i.number AND v.label_id = ? AND v.field_id = ?${condition})`;
  const { labelId, fieldId, operator, value } = clause;
  if (operator === 'is not null') return fragment(values(''), labelId, fieldId);
  if (operator === 'is null') {
    return fragment(
      `(i.number IN (SELECT item_number FROM item_labels WHERE label_id = ?) AND NOT ${values('')})`,
      labelId,
      labelId,
      fieldId,
    );
  }
  const isSame = typeof value === 'number' ? 'CAST(v.value AS INTEGER) = ?' : 'lower(v.value) = lower(?)';
  if (operator === '=' || operator === 'in') return fragment(values(` AND ${isSame}`), labelId, fieldId, value);
  if (operator === '!=') {
    const differs = `(${values('')} AND NOT ${values(` AND ${isSame}`)})`;
    return fragment(differs, labelId, fieldId, labelId, fieldId, value);
  }
  if (operator === 'contains' || operator === 'starts with') {
    const found = operator === 'contains' ? '> 0' : '= 1';
    return fragment(values(` AND instr(lower(v.value), lower(?)) ${found}`), labelId, fieldId, value);
  }
  const column = typeof value === 'number' ? 'CAST(v.value AS INTEGER)' : 'v.value';
  return fragment(values(` AND ${column} ${operator} ?`), labelId, fieldId, value);
}
