import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { extractText } from '#drive/content/extract-text.ts';
import { convert } from './convert.ts';
import { readDocument } from './read-document.ts';
import { readSheets, toDelimited, toTextRows, toXlsx } from './sheets.ts';
import { toBlocks } from './text-blocks.ts';
import { toPdf } from './write-pdf.ts';
import { toHtmlPage, toPlainText } from './write-text.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const pieces = fc.constantFrom(
  ...'aZ 1é日.,-+=#*_`~|<>&;:!?()[]{}\\/"\'$^%@1.)'.split(''),
  '&amp;',
  '<b>',
  '](',
  '**',
  'http://x.y',
  '~~',
);
const line = fc
  .array(pieces, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').trim().replaceAll(/ +/g, ' '))
  .filter((text) => text !== '');
const paragraphs = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

describe('a text document', () => {
  test('says the same after it was imported, whatever its characters mean in Markdown', async () => {
    await fc.assert(
      fc.asyncProperty(paragraphs, async (texts) => {
        const text = texts.map((lines) => lines.join('\n')).join('\n\n');
        const markdown = await readDocument(Buffer.from(text), 'text/plain');
        expect(toPlainText(markdown).slice(1).replaceAll('\r\n', '\n')).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('never brings tags of its own to a page', async () => {
    await fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const page = toHtmlPage(`${parts.join('')}\n\n<script>x</script><img src=x onerror=y>`, '</title>');
        expect(page).not.toMatch(/<(?:script|img|b)\b|<\/title>.*<\/title>/su);
      }),
      { numRuns: 200 },
    );
  });

  test.each(['application/pdf', `${OFFICE}.wordprocessingml.document`])(
    'becomes %s whatever it holds',
    async (targetType) => {
      const markdown =
        '# A 日本\n\n1. x\n   - y\n\n> q\n\n```js\ncode\n```\n\n| a |\n|---|\n\n***\n\n![alt](x.png) [l](<u v>)';
      const conversion = { documentType: 'application/vnd.google-apps.document', title: 'T', targetType };
      const bytes = await convert({ ...conversion, bytes: Buffer.from(markdown), sourceType: 'text/markdown' });
      expect(bytes.length).toBeGreaterThan(500);
    },
  );
});

describe('a PDF', () => {
  test('holds its text in the scripts of Europe, in every style', async () => {
    const markdown =
      '# План запуска\n\nGrüße, **Ελλάδα**, *здесь*, `код` и [ссылка](https://x.y)\n\n- č ř ž\n\n| Ω |\n|---|\n| ж |';
    const pdf = await toPdf(toBlocks(markdown), 'План');
    const words = (await extractText(pdf, 'application/pdf', 10_000)).match(/\p{L}+/gu);
    expect(words).toEqual('План запуска Grüße Ελλάδα здесь код и ссылка č ř ž Ω ж'.split(' '));
  });
});

describe('a sheet', () => {
  const cell = fc.array(fc.constantFrom(...'aé1"0.,;-=\n '.split('')), { maxLength: 5 }).map((parts) => parts.join(''));
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
    .filter((lines) => lines.every((cells) => cells.some((text) => text.trim() !== '')));

  test('reads the same after it was imported from CSV and exported again', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (lines) => {
        const csv = lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const sheets = await readSheets(Buffer.from(csv), 'text/csv');
        expect(toTextRows(sheets[0])).toEqual(lines);
        expect(toTextRows((await readSheets(Buffer.from(toDelimited(sheets, ',')), 'text/csv'))[0])).toEqual(lines);
      }),
      { numRuns: 200 },
    );
  });

  test('keeps numbers, truth values and dates in a workbook', async () => {
    const row = ['text', 1.5, true, new Date(Date.UTC(2026, 0, 2)), null, 'end'];
    const sheets = await readSheets(await toXlsx([{ name: 'Numbers', rows: [row] }]), `${OFFICE}.spreadsheetml.sheet`);
    expect(sheets).toEqual([{ name: 'Numbers', rows: [row] }]);
  });

  test('leaves what only looks like a number as it was written', async () => {
    const [sheet] = await readSheets(Buffer.from('007,1e5,1.50,-3,12345678901234567890,+1'), 'text/csv');
    expect(sheet?.rows).toEqual([['007', '1e5', '1.50', -3, '12345678901234567890', '+1']]);
  });
});

describe('an archive', () => {
  const bomb = () =>
    zipSync({ 'word/document.xml': new Uint8Array(201 * 2 ** 20), 'xl/workbook.xml': new Uint8Array(1) });

  test('that unpacks to too much is not unpacked', async () => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(2 ** 20);
    await expect(readDocument(bytes, `${OFFICE}.wordprocessingml.document`)).rejects.toThrow('unpacks to too much');
    await expect(readSheets(bytes, `${OFFICE}.spreadsheetml.sheet`)).rejects.toThrow('unpacks to too much');
    const presentation = extractText(bytes, `${OFFICE}.presentationml.presentation`, 100);
    await expect(presentation).rejects.toThrow('unpacks to too much');
  });
});
