import { describe, expect, test } from 'vitest';
import { convert } from '#drive/documents/conversion/convert.ts';
import { checkHtmlNesting, checkMarkdownNesting, NestingError } from './nesting.ts';

describe('nesting in HTML', () => {
  test.each([
    ['divisions', '<div>'.repeat(100_000)],
    ['divisions that end', '<div class="a">'.repeat(600) + '</div>'.repeat(600)],
    ['marks without an end', '<b><i>'.repeat(300)],
    ['tables in tables', '<table><tr><td>'.repeat(600)],
  ])('of too many %s is rejected', (_what, html) => {
    expect(() => checkHtmlNesting(html)).toThrow(NestingError);
  });

  test.each([
    ['paragraphs', '<p>a'.repeat(5000)],
    ['items', `<ul>${'<li>a'.repeat(5000)}</ul>`],
    ['breaks', 'a<br>'.repeat(5000)],
    ['divisions beside each other', '<div>a</div>'.repeat(5000)],
    ['signs that are no tags', '1 < 2 '.repeat(5000)],
    ['five hundred levels', '<div>'.repeat(500) + '</div>'.repeat(500)],
  ])('of %s is accepted', (_what, html) => {
    expect(() => checkHtmlNesting(html)).not.toThrow();
  });
});

describe('nesting in Markdown', () => {
  test.each([
    ['a list', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['a list in one line', `${'- '.repeat(200)}a`],
    ['a numbered list in one line', `${'1. '.repeat(200)}a`],
    ['a quotation', `${'> '.repeat(200)}a`],
  ])('of %s is rejected', (_what, markdown) => {
    expect(() => checkMarkdownNesting(markdown)).toThrow(NestingError);
  });

  test.each([
    ['a long list', '- a\n'.repeat(5000)],
    ['a rule', `${'-'.repeat(300)}\n${'- '.repeat(300)}\n${'* '.repeat(300)}`],
    ['centred text', `${' '.repeat(300)}title`],
    ['numbers', '1234567890 '.repeat(1000)],
  ])('of %s is accepted', (_what, markdown) => {
    expect(() => checkMarkdownNesting(markdown)).not.toThrow();
  });
});

const EDITOR = 'application/vnd.google-apps';
const TARGETS = [
  'text/plain',
  'text/html',
  'application/zip',
  'application/pdf',
  'application/rtf',
  'application/epub+zip',
];

test.each(TARGETS)('a document nested too deeply is not converted to %s', async (targetType) => {
  const document = { documentType: `${EDITOR}.document`, title: 'T', modifiedAt: 0, targetType };
  for (const [sourceType, text] of [
    ['text/markdown', `${'- '.repeat(10_000)}a`],
    ['text/html', '<div>'.repeat(100_000)],
  ] as const) {
    await expect(convert({ ...document, sourceType, bytes: Buffer.from(text) })).rejects.toThrow(NestingError);
  }
});
