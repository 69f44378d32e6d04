import { expect, test } from 'vitest';
import { toBlocks, toPlain } from './text-blocks.ts';

const textOf = (markdown: string) =>
  toBlocks(markdown).map((block) => ('runs' in block ? `${block.kind}: ${toPlain(block.runs)}` : block.kind));

test('a paragraph of several megabytes is read completely', () => {
  const text = 'word '.repeat(2_000_000).trimEnd();
  const [only, ...rest] = textOf(text);
  expect(only === `paragraph: ${text}`).toBe(true);
  expect(rest).toEqual([]);
});

test('long lines of a paragraph are joined, and end where another block begins', () => {
  const line = 'word '.repeat(30_000).trimEnd();
  expect(textOf(`${line}\n${line}\n# Title\n${line}\n\nlast`)).toEqual([
    `paragraph: ${line} ${line}`,
    'heading: Title',
    `paragraph: ${line}`,
    'paragraph: last',
  ]);
});

test('a line below a paragraph makes it a heading', () => {
  expect(textOf('Title\n=====\n\nText\nof two lines\n\n  Below\n---\ntext\n\n- - -\n')).toEqual([
    'heading: Title',
    'paragraph: Text of two lines',
    'heading: Below',
    'paragraph: text',
    'rule',
  ]);
});

test('escaped characters are part of the text around them', () => {
  const [block] = toBlocks('a\\_b \\*c **d\\_e** &amp;\\[f `g\\_` \\<h');
  expect(block).toEqual({
    kind: 'paragraph',
    runs: [
      { text: 'a_b *c ' },
      { text: 'd_e', isBold: true },
      { text: ' &[f ' },
      { text: 'g\\_', isCode: true },
      { text: ' <h' },
    ],
  });
});
