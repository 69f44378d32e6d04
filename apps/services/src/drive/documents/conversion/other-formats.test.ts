import { readXml } from '@rotunda/document-formats/xml';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convert } from './convert.ts';
import { toPlainText } from './html/write-text.ts';
import { toOds } from './open-document/write-ods.ts';
import { toOdp } from './open-document/write-open-document.ts';
import { readDocument } from './read-document.ts';
import { readSheets } from './sheets.ts';
import { readSlides } from './slides.ts';

const EDITOR = 'application/vnd.google-apps';
const OPEN = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

describe('a third-party format', () => {
  const markdown = [
    '# План 计划',
    'We **ship** on _Monday_ & see [the list](https://example.com/list?a=1&b=2).',
    '1.  first\n2.  second',
    '-   apples\n-   pears',
  ].join('\n\n');

  test.each([
    ['application/vnd.oasis.opendocument.text', markdown],
    // RTF has no native lists here, so list markers are text.
    ['application/rtf', markdown.replace('[the list](https://example.com/list?a=1&b=2)', 'the list')],
  ])('%s is unchanged after it is imported again', async (type, expected) => {
    const conversion = { documentType: `${EDITOR}.document`, title: 'T', modifiedAt: 0, sourceType: 'text/markdown' };
    const bytes = await convert({ ...conversion, bytes: Buffer.from(markdown), targetType: type });
    const { markdown: readAgain } = await readDocument(bytes, type);
    const again = toPlainText(readAgain);
    expect(again.match(/[\p{L}\d&.]+/gu)).toEqual(toPlainText(expected).match(/[\p{L}\d&.]+/gu));
    expect(readAgain).toContain('# План 计划');
    expect(readAgain).toContain('**ship** on _Monday_');
  });

  test('EPUB contains a book whose parts are well-formed', async () => {
    const conversion = {
      documentType: `${EDITOR}.document`,
      title: 'A & B',
      modifiedAt: 0,
      sourceType: 'text/markdown',
    };
    const bytes = await convert({ ...conversion, bytes: Buffer.from(markdown), targetType: 'application/epub+zip' });
    const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);
    expect(parts[0]).toEqual(['mimetype', 'application/epub+zip']);
    for (const [, xml] of parts.slice(1)) expectWellFormed(xml);
    expect(parts.find(([name]) => name === 'text.xhtml')?.[1]).toContain('<b>ship</b> on <i>Monday</i> &amp; see');
  });

  test('an OpenDocument spreadsheet keeps numbers, booleans and dates', async () => {
    const rows = [['text', 1.5, true, new Date(Date.UTC(2026, 0, 2)), null, 'two\nlines'], [], [0]];
    expect(await readSheets(toOds([{ name: 'A <b>', rows }]), `${OPEN}.spreadsheet`)).toEqual([
      { name: 'A <b>', rows },
    ]);
  });

  test('an OpenDocument spreadsheet padded with empty cells is only as large as its content', async () => {
    const cells = '<table:table-cell table:number-columns-repeated="16384"/>';
    const row = (inner: string, count: number) =>
      `<table:table-row table:number-rows-repeated="${count}">${inner}</table:table-row>`;
    const content = `<table:table table:name="S">${row(`<table:table-cell><text:p>a</text:p></table:table-cell>${cells}`, 1)}${row(cells, 1_048_575)}</table:table>`;
    const bytes = zipSync({ 'content.xml': strToU8(content) });
    expect(await readSheets(bytes, `${OPEN}.spreadsheet`)).toEqual([{ name: 'S', rows: [['a']] }]);
  });

  const slides = [
    {
      title: 'Launch & land',
      lines: [
        { depth: 0, text: 'Servers' },
        { depth: 1, text: 'Disks <3' },
      ],
    },
    { title: 'План', lines: [{ depth: 0, text: '计划' }] },
  ];

  test.each([`${OFFICE}.presentationml.presentation`, `${OPEN}.presentation`])('%s keeps its slides', async (type) => {
    const bytes = toOdp(slides);
    const conversion = {
      documentType: `${EDITOR}.presentation`,
      title: 'T',
      modifiedAt: 0,
      sourceType: `${OPEN}.presentation`,
    };
    expect(await readSlides(await convert({ ...conversion, bytes, targetType: type }), type, '')).toEqual(slides);
  });

  test.each([
    ['application/rtf', 'hello'],
    [`${OPEN}.text`, 'hello'],
    ['application/pdf', 'hello'],
  ])('invalid %s is rejected', async (type, text) => {
    await expect(readDocument(Buffer.from(text), type)).rejects.toThrow();
  });

  test('any RTF is either read or rejected', async () => {
    const tokens = fc.constantFrom(
      '{',
      '}',
      '\\b',
      '\\b0 ',
      '\\par ',
      '\\u8364?',
      "\\'e9",
      '\\*',
      '\\fonttbl',
      'word ',
      '\\',
      '\n',
      '\\uc0',
      '日',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(tokens, { maxLength: 40 }), async (parts) => {
        const { markdown } = await readDocument(Buffer.from(`{\\rtf1 ${parts.join('')}`), 'application/rtf');
        expect(typeof markdown).toBe('string');
      }),
      { numRuns: 300 },
    );
  });
});

/** Expects every opened element to be closed in order. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'open') open.push(piece.name);
    if (piece.kind === 'close') expect(piece.name).toBe(open.pop());
  }
  expect(open).toEqual([]);
}
