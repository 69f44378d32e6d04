import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { toSearchText } from '#core/search-text.ts';
import { openDatabase } from '#db/open-database.ts';
import { hasTooManyWords, toFullTextMatch, toNameMatch } from './words.ts';

const db = openDatabase(':memory:');
afterAll(() => db.close());

/** A word as written in a document and as typed by a reader, with spaces around it if its script uses them. */
type Piece = readonly [written: string, typed: string, script: 'spaced' | 'unspaced'];

const PIECES: readonly Piece[] = [
  ...[...'東京都会議回的议'].map((letter): Piece => [letter, letter, 'unspaced']),
  ['が', 'か\u3099', 'unspaced'],
  ['か', 'か', 'unspaced'],
  ['ｶﾞ', 'ガ', 'unspaced'],
  ['ー', 'ｰ', 'unspaced'],
  ['회', '회'.normalize('NFD'), 'unspaced'],
  ['의', '의', 'unspaced'],
  ['𠮷', '𠮷', 'unspaced'],
  ['葛\u{e0100}', '葛', 'unspaced'],
  ['ม', 'ม', 'unspaced'],
  ['มี', 'มี', 'unspaced'],
  ['เ', 'เ', 'unspaced'],
  ['ກິ', 'ກິ', 'unspaced'],
  ['ខ្', 'ខ្', 'unspaced'],
  ['Plan', 'ＰＬＡＮ', 'spaced'],
  ['plane', 'Plane', 'spaced'],
  ['Été', 'ete', 'spaced'],
  ['Đường', 'ĐƯỜNG', 'spaced'],
  ['ﬁle', 'file', 'spaced'],
  ['Donau\u00addampf', 'donaudampf', 'spaced'],
  ['Καλημέρα', 'καλημερα', 'spaced'],
  ['план', 'ПЛАН', 'spaced'],
  ['हिन्दी', 'हिन्दी', 'spaced'],
  ['हान', 'हान', 'spaced'],
  ['كِتاب', 'كتاب', 'spaced'],
  ['שָׁלוֹם', 'שלום', 'spaced'],
  ['2026', '２０２６', 'spaced'],
];

const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 });

/** Joins pieces as they are written (0) or typed (1). */
function join(list: readonly Piece[], form: 0 | 1): string {
  return list.reduce((text, piece, index) => {
    const isSpaced = piece[2] === 'spaced' && list[index - 1]?.[2] === 'spaced';
    return text + (isSpaced ? ' ' : '') + piece[form];
  }, '');
}

const holds = (text: readonly Piece[], part: readonly Piece[]) =>
  text.some((_, start) => part.every((piece, index) => text[start + index] === piece));

function isFound(index: 'item_text' | 'item_names', text: string, match: string | undefined): boolean {
  db.run(`DELETE FROM ${index}`);
  db.run(`INSERT INTO ${index} (rowid, name) VALUES (1, ?)`, toSearchText(text));
  return db.get(`SELECT 1 FROM ${index} WHERE ${index} MATCH ?`, match ?? '""') !== undefined;
}

test('a phrase finds the texts that contain it, in any script and form, and no others', () => {
  fc.assert(
    fc.property(pieces, pieces, (text, other) => {
      const match = toFullTextMatch(`"${join(other, 1)}"`);
      expect(isFound('item_text', join(text, 0), match)).toBe(holds(text, other));
    }),
    { numRuns: 500 },
  );
});

test('any part of a text finds the text, as a phrase and in a name', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length;
      const part = text.slice(start, start + 1 + (length % (text.length - start)));
      expect(isFound('item_text', join(text, 0), toFullTextMatch(`"${join(part, 1)}"`))).toBe(true);
      expect(isFound('item_names', join(text, 0), toNameMatch(join(part, 1)))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('in names, a search word matches the beginning of a word, and each word matches separately', () => {
  const name = 'Q3計画2026 (最終版)';
  for (const part of ['q', 'q3', '計', '画2', '計画 最終', '版', '画20']) {
    expect({ part, isFound: isFound('item_names', name, toNameMatch(part)) }).toEqual({ part, isFound: true });
  }
  for (const part of ['3', '026', '画計', '最版', '計画 最後']) {
    expect({ part, isFound: isFound('item_names', name, toNameMatch(part)) }).toEqual({ part, isFound: false });
  }
});

test('a search has at most 100 words, and 400 characters in scripts without spaces', () => {
  expect(hasTooManyWords('a '.repeat(100))).toBe(false);
  expect(hasTooManyWords('a '.repeat(101))).toBe(true);
  expect(hasTooManyWords('会'.repeat(400))).toBe(false);
  expect(hasTooManyWords('会'.repeat(401))).toBe(true);
});
