import { invalidParameter } from '#core/service-error.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { type Token, tokenizeQuery } from '#drive/search/tokenize-query.ts';
import { toNameKey } from '#items/name-keys.ts';

const COUNTS: Readonly<Record<string, string>> = {
  memberCount: '(SELECT count(*) FROM permissions AS p JOIN items AS r ON r.number = p.item_number WHERE r.id = d.id)',
  organizerCount: `(SELECT count(*) FROM permissions AS p JOIN items AS r ON r.number = p.item_number
    WHERE r.id = d.id AND p.role = 'organizer')`,
};
const COMPARISONS = new Set(['=', '!=', '<', '<=', '>', '>=']);

/**
 * SQL condition over `drives AS d` of a search for shared drives: conditions joined by `and`. `needsAdmin` tells
 * whether it names something that only administrators may ask for. Throws 400 for what is not understood.
 */
export function parseDriveQuery(q: string, accountId: string): { condition: SqlFragment; needsAdmin: boolean } {
  const tokens = readTokens(q);
  const clauses: SqlFragment[] = [];
  let needsAdmin = false;
  for (let at = 0; at < tokens.length; at += 4) {
    const [term, operator, value, connective] = tokens.slice(at, at + 4);
    if (!term || !operator || !value) throw invalidParameter('q');
    if (connective && (connective.text.toLowerCase() !== 'and' || at + 4 >= tokens.length)) throw invalidParameter('q');
    clauses.push(toClause(term.text, operator.text, value, accountId));
    needsAdmin ||= term.text !== 'hidden' && term.text !== 'name' && term.text !== 'createdTime';
  }
  return { condition: join(clauses, ' AND '), needsAdmin };
}

function readTokens(q: string): Token[] {
  try {
    return tokenizeQuery(q);
  } catch {
    throw invalidParameter('q');
  }
}

function toClause(term: string, operator: string, value: Token, accountId: string): SqlFragment {
  const isEquality = operator === '=' || operator === '!=';
  if (term === 'hidden' && isEquality && (value.text === 'true' || value.text === 'false')) {
    const isHidden = (value.text === 'true') === (operator === '=');
    const exists = 'EXISTS (SELECT 1 FROM hidden_drives AS h WHERE h.drive_id = d.id AND h.account_id = ?)';
    return fragment(isHidden ? exists : `NOT ${exists}`, accountId);
  }
  if (term === 'name' && value.kind === 'string') {
    if (isEquality) return fragment(`d.name_key ${operator} ?`, toNameKey(value.text));
    if (operator === 'contains') return fragment('instr(d.name_key, ?) > 0', toNameKey(value.text));
  }
  if (term === 'createdTime' && COMPARISONS.has(operator) && !Number.isNaN(Date.parse(value.text))) {
    return fragment(`d.created_at ${operator} ?`, Date.parse(value.text));
  }
  const count = Object.hasOwn(COUNTS, term) ? COUNTS[term] : undefined;
  if (count !== undefined && COMPARISONS.has(operator) && value.kind === 'number') {
    return fragment(`${count} ${operator} ?`, Number(value.text));
  }
  // Organisational units are not kept apart: every drive is in the same, unnamed one.
  if (term === 'orgUnitId' && isEquality && value.kind === 'string') return fragment(operator === '=' ? '0' : '1');
  throw invalidParameter('q');
}
