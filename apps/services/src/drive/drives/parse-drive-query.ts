import { invalidParameter } from '#core/errors/service-error.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { COMPARISONS } from '#drive/search/query.ts';
import { QuerySyntaxError } from '#drive/search/query-syntax-error.ts';
import { readConditions } from '#drive/search/read-conditions.ts';
import { TokenReader } from '#drive/search/token-reader.ts';
import { toNameKey } from '#items/name-keys.ts';

const COUNTS: Readonly<Record<string, string>> = {
  memberCount: '(SELECT count(*) FROM permissions AS p JOIN items AS r ON r.number = p.item_number WHERE r.id = d.id)',
  organizerCount: `(SELECT count(*) FROM permissions AS p JOIN items AS r ON r.number = p.item_number
    WHERE r.id = d.id AND p.role = 'organizer')`,
};
const IS_HIDDEN = 'EXISTS (SELECT 1 FROM hidden_drives AS h WHERE h.drive_id = d.id AND h.account_id = ?)';

// Members can also search by name and time, because the list already shows both.
const TERMS_OF_MEMBERS = new Set(['hidden', 'name', 'createdTime']);

type DriveQuery = { condition: SqlFragment; needsAdmin: boolean; needsMember: boolean };

/**
 * Parses a search query for shared drives to an SQL condition over `drives AS d`, in the grammar of file searches. `needsAdmin`
 * reports whether it uses a field only for administrators, `needsMember` whether it uses a field specific to each member. Throws
 * 400 if the query is invalid.
 */
export function parseDriveQuery(q: string, accountId: string): DriveQuery {
  try {
    return readConditions<DriveQuery>(new TokenReader(q), {
      read: (reader) => readClause(reader, accountId),
      combine: (kind, left, right) => ({
        condition: parenthesize(join([left.condition, right.condition], kind === 'and' ? ' AND ' : ' OR ')),
        needsAdmin: left.needsAdmin || right.needsAdmin,
        needsMember: left.needsMember || right.needsMember,
      }),
      negate: ({ condition, ...needs }) => ({
        condition: parenthesize({ sql: `NOT ${condition.sql}`, values: condition.values }),
        ...needs,
      }),
    });
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw invalidParameter('q', `Invalid Value: ${error.message}`);
    throw error;
  }
}

function parenthesize({ sql, values }: SqlFragment): SqlFragment {
  return { sql: `(${sql})`, values };
}

function readClause(reader: TokenReader, accountId: string): DriveQuery {
  const { kind, text: term } = reader.consume();
  if (kind !== 'word') throw new QuerySyntaxError('expected a term');
  const condition = readCondition(reader, term, accountId);
  return { condition, needsAdmin: !TERMS_OF_MEMBERS.has(term), needsMember: term === 'hidden' };
}

function readCondition(reader: TokenReader, term: string, accountId: string): SqlFragment {
  const count = Object.hasOwn(COUNTS, term) ? COUNTS[term] : undefined;
  if (count !== undefined) {
    return fragment(`${count} ${reader.readOperator(COMPARISONS)} ?`, reader.readNumber());
  }
  switch (term) {
    case 'hidden': {
      const isEqual = reader.readOperator(['=', '!=']) === '=';
      return fragment(reader.readBoolean() === isEqual ? IS_HIDDEN : `NOT ${IS_HIDDEN}`, accountId);
    }
    case 'name': {
      const operator = reader.readOperator(['contains', '=', '!=']);
      const name = toNameKey(reader.readString());
      if (operator === 'contains') return fragment('instr(d.name_key, ?) > 0', name);
      return fragment(`d.name_key ${operator} ?`, name);
    }
    case 'createdTime':
      return fragment(`d.created_at ${reader.readOperator(COMPARISONS)} ?`, reader.readTime());
    case 'orgUnitId': {
      // Organisational units are not supported: every drive is in the same, unnamed unit.
      const operator = reader.readOperator(['=', '!=']);
      reader.readString();
      return fragment(operator === '=' ? '0' : '1');
    }
    default:
      throw new QuerySyntaxError(`unknown term ${term}`);
  }
}
