import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { toSearchText } from '#core/search-text.ts';
import { openDatabase } from '#db/open-database.ts';
import { fragment } from '#db/sql-fragment.ts';
import { toNameKey } from '#items/name-keys.ts';
import { compileAsciiNames } from './ascii-names.ts';
import { toFullTextMatch, toNameMatch } from './words.ts';

const db = openDatabase(':memory:');
afterAll(() => db.close());

const OTHERS = fragment("'not read'");
const BUDGET = { query: 1, rows: Number.MAX_SAFE_INTEGER };

const clauseOf = (kind: 'name' | 'fullText', value: string) =>
  kind === 'name' ? { kind, operator: 'contains' as const, value } : { kind, value, isInName: true as const };

/** Returns whether the condition finds a name, or that it does not read the name. */
function judge(kind: 'name' | 'fullText', name: string, value: string): unknown {
  const condition = compileAsciiNames(clauseOf(kind, value), BUDGET, OTHERS);
  if (!condition) return undefined;
  const from = 'FROM (SELECT ? AS name, ? AS name_key) AS i';
  const row = db.get<{ found: unknown }>(
    `SELECT ${condition.sql} AS found ${from}`,
    ...condition.values,
    name,
    toNameKey(name),
  );
  return row?.found;
}

function isIndexed(kind: 'name' | 'fullText', name: string, value: string): number {
  db.run('DELETE FROM item_names');
  db.run('INSERT INTO item_names (rowid, name) VALUES (1, ?)', toSearchText(name));
  const match = kind === 'name' ? toNameMatch(value) : toFullTextMatch(value);
  return db.get('SELECT 1 FROM item_names WHERE item_names MATCH ?', match ?? '""') ? 1 : 0;
}

const kinds = fc.constantFrom('name' as const, 'fullText' as const);
const text = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
const ascii = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1)).join('');
const names = fc.oneof(text('aAbB1 _-.[]*?^'), text(ascii));
const words = fc
  .oneof(
    text('ab1'),
    fc.array(text('aAbB1'), { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
  )
  .filter((value) => value.trim() !== '');

test('a name of ASCII is found by its words as the index of names finds it', () => {
  fc.assert(
    fc.property(kinds, names, words, (kind, name, value) => {
      expect(judge(kind, name, value)).toBe(isIndexed(kind, name, value));
    }),
    { numRuns: 2000 },
  );
});

test.each(['Été 1', 'Straße', '会議', 'a\u0000b', '\u212Aelvin'])('the index is asked about the name %j', (name) => {
  expect(judge('name', name, 'a')).toBe('not read');
});

test.each(['été', 'plan 会', 'हिन्दी'])('the index is asked for the words %s', (value) => {
  expect(judge('name', 'plan', value)).toBeUndefined();
});

test('the index is asked for long texts, for words in a given order, and about more than names', () => {
  expect(judge('name', 'a', 'a'.repeat(41))).toBeUndefined();
  expect(judge('fullText', 'a b', '"a b"')).toBeUndefined();
  expect(compileAsciiNames({ kind: 'fullText', value: 'a' }, BUDGET, OTHERS)).toBeUndefined();
});
