import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printQueryTokens, QueryTokenError, tokenizeQuery } from './query-tokens.ts';

const bare = (text: string) => tokenizeQuery(text).map(({ kind, text: means }) => ({ kind, text: means }));

test('distinguishes words, strings, numbers and symbols, with their positions', () => {
  expect(tokenizeQuery(`name='it\\'s' and "b" != -1.5`)).toEqual([
    { kind: 'word', text: 'name', start: 0, end: 4 },
    { kind: 'symbol', text: '=', start: 4, end: 5 },
    { kind: 'string', text: "it's", start: 5, end: 12 },
    { kind: 'word', text: 'and', start: 13, end: 16 },
    { kind: 'string', text: 'b', start: 17, end: 20 },
    { kind: 'symbol', text: '!=', start: 21, end: 23 },
    { kind: 'number', text: '-1.5', start: 24, end: 28 },
  ]);
});

test.each(["name = 'open", 'name = "open', 'a & b', '“name”', "'\\"])('returns no tokens for %j', (text) => {
  expect(() => tokenizeQuery(text)).toThrow(QueryTokenError);
});

test('a printed query has the tokens it was printed from, whatever its strings contain', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom("'", '"', '\\', ' ', '\n'), fc.string({ maxLength: 1 })) });
  const token = fc.oneof(
    text.map((means) => ({ kind: 'string' as const, text: means })),
    fc.constantFrom('name', 'and', 'labels/a.b').map((means) => ({ kind: 'word' as const, text: means })),
    fc.constantFrom('(', ')', '=', '!=', '<=').map((means) => ({ kind: 'symbol' as const, text: means })),
    fc.integer().map((means) => ({ kind: 'number' as const, text: String(means) })),
  );
  fc.assert(
    fc.property(fc.array(token), (tokens) => {
      expect(bare(printQueryTokens(tokens))).toEqual(tokens);
    }),
  );
});
