import { splitSearchWords } from '#core/search-text.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import type { Clause } from './query.ts';
import type { QueryScope } from './query-scope.ts';

type WordsClause = Extract<Clause, { kind: 'name' | 'mimeType' | 'fullText' }>;

/** With more words, a name costs more than its entries in the index. */
const MAX_CHARACTERS = 40;

/** A character that separates words of ASCII in the index of names. */
const SEPARATOR = '[^a-z0-9]';

/**
 * Condition for `items AS i` that matches names in ASCII without the index of names, with the same result; `others` is the
 * condition for all other names. The index reads every entry of a word, this condition only the names that it is evaluated
 * for; it fails with RowBudgetError if these are too many. Undefined if the clause also searches content, the order of words
 * matters, or the text is long or has other letters.
 */
export function compileAsciiNames(
  clause: WordsClause,
  budget: QueryScope['nameBudget'],
  others: SqlFragment,
): SqlFragment | undefined {
  const { value } = clause;
  const end = readEnd(clause);
  if (end === undefined || value.length > MAX_CHARACTERS || !/^[\0-\x7f]*$/u.test(value)) return undefined;
  const words = new Set(splitSearchWords(value.toLowerCase()).flat());
  // instr is faster, and excludes most names.
  const condition = "instr(i.name_key, ?) > 0 AND ' ' || i.name_key || ' ' GLOB ?";
  const { sql, values } = join(
    [
      fragment('spend_row(?, ?)', budget.query, budget.rows),
      ...[...words].map((word) => fragment(condition, word, `*${SEPARATOR}${word}${end}`)),
    ],
    ' AND ',
  );
  return {
    sql: `CASE WHEN octet_length(i.name) = length(i.name) THEN ${sql} ELSE ${others.sql} END`,
    values: [...values, ...others.values],
  };
}

/** Pattern for what follows a word. Undefined if words cannot be matched one at a time, in names alone. */
function readEnd(clause: WordsClause): string | undefined {
  if (clause.kind === 'name') return '*';
  const isWord = clause.kind === 'fullText' && clause.isInName && !clause.value.includes('"');
  return isWord ? `${SEPARATOR}*` : undefined;
}
