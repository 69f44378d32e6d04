import { Marked, marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { boundedInlines } from './bounded-inlines.ts';

const bounded = new Marked(boundedInlines);

function listTokens(parent: Token | undefined): Token[] {
  return parent && 'tokens' in parent ? (parent.tokens ?? []) : [];
}

test.each([
  'a *b* **c** ***d*** _e_ __f__ ~~g~~',
  '*a **b *c* d** e*',
  '**a*b*c** 2 * 3 * 4 snake_case_name *open',
  'mail a.b+c@example.com, see https://example.com/a_b_c and www.example.com.',
  `two spaces at the end  \nof a line, ${'word '.repeat(400)}  \nand then *one* mailto:a@example.com`,
  `${'word '.repeat(199)}someone@example.com ${'x'.repeat(2_500)} *a* http://example.com`,
])('paragraphs of people are parsed as by the library: %s', (markdown) => {
  expect(bounded.lexer(markdown)).toEqual(marked.lexer(markdown));
});

describe('a paragraph of 30,000 repetitions keeps its text', () => {
  test.each(['*a_', '**a_', '***a__', '~~a*', 'a*_', '*a**b', '~a~~b', '_a', '_a [*b*](c) '])(
    'of %s',
    (unit) => {
      const markdown = unit.repeat(30_000).trimEnd();
      const [paragraph] = bounded.lexer(markdown);
      const texts = listTokens(paragraph).map(({ raw }) => raw);
      expect(texts.join('')).toBe(markdown);
    },
    20_000,
  );
});

test('emphasis is found in every paragraph below one that has too many marks', () => {
  const last = bounded.lexer(`${'*a_'.repeat(5_000)}\n\nsome *words* and **others**`).at(-1);
  expect(listTokens(last).map(({ type }) => type)).toEqual(['text', 'em', 'text', 'strong']);
});
