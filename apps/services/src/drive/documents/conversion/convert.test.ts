import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { extractText } from '#drive/content/extract-text.ts';
import { toBlocks } from './blocks/text-blocks.ts';
import { convert } from './convert.ts';
import { toHtmlPage, toPlainText } from './html/write-text.ts';
import { toOds } from './open-document/write-ods.ts';
import { toPdf } from './pdf/write-pdf.ts';
import { readDocument } from './read-document.ts';
import { readSheets, toDelimited, toTextRows, toXlsx } from './sheets.ts';

const EDITOR = 'application/vnd.google-apps';
const OPEN = 'application/vnd.oasis.opendocument';
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
  test.each([':-', ':-:', ':-|-', '-', '=', '1.', '1)'])(
    'reads a line %s below another line as a line',
    async (marker) => {
      const text = `a|b\n${marker}`;
      for (const [content, type] of [
        [text, 'text/plain'],
        [`<p>a|b<br>${marker}</p>`, 'text/html'],
      ] as const) {
        const { markdown } = await readDocument(Buffer.from(content), type);
        expect(toPlainText(markdown).slice(1).replaceAll('\r\n', '\n')).toBe(text);
      }
    },
  );

  test('is unchanged after import, whatever its characters mean in Markdown', async () => {
    await fc.assert(
      fc.asyncProperty(paragraphs, async (texts) => {
        const text = texts.map((lines) => lines.join('\n')).join('\n\n');
        const { markdown } = await readDocument(Buffer.from(text), 'text/plain');
        expect(toPlainText(markdown).slice(1).replaceAll('\r\n', '\n')).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('never adds elements of its own to a page', async () => {
    await fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const page = toHtmlPage(`${parts.join('')}\n\n<script>x</script><img src=x onerror=y>`, '</title>');
        expect(page).not.toMatch(/<(?:script|img|b)\b|<\/title>.*<\/title>/su);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    'application/pdf',
    'application/rtf',
    'application/epub+zip',
    'application/vnd.oasis.opendocument.text',
    `${OFFICE}.wordprocessingml.document`,
  ])('converts to %s, whatever it contains', async (targetType) => {
    const markdown =
      '# A 日本\n\n1. x\n   - y\n\n> q\n\n```js\ncode\n```\n\n| a |\n|---|\n\n***\n\n![alt](x.png) [l](<u v>)';
    const conversion = { documentType: 'application/vnd.google-apps.document', title: 'T', modifiedAt: 0, targetType };
    const bytes = await convert({ ...conversion, bytes: Buffer.from(markdown), sourceType: 'text/markdown' });
    expect(bytes.length).toBeGreaterThan(300);
  });
});

describe('a PDF', () => {
  test('contains its text in European scripts, in every style', async () => {
    const markdown =
      '# План запуска\n\nGrüße, **Ελλάδα**, *здесь*, `код` и [ссылка](https://x.y)\n\n- č ř ž\n\n| Ω |\n|---|\n| ж |';
    const pdf = await toPdf({ blocks: toBlocks(markdown) }, 'План');
    const words = (await extractText(pdf, 'application/pdf', 10_000)).match(/\p{L}+/gu);
    expect(words).toEqual('План запуска Grüße Ελλάδα здесь код и ссылка č ř ž Ω ж'.split(' '));
  });

  test('contains its text in East Asian scripts', async () => {
    const markdown = '# 发布计划\n\nかな**漢字** and 한국어, `日本`。\n\n| 世界 | ok |\n|---|---|\n| 你好 | 1 |';
    const text = await extractText(await toPdf({ blocks: toBlocks(markdown) }, '计划'), 'application/pdf', 10_000);
    for (const words of ['发布计划', 'かな漢字', '한국어', '日本', '世界', '你好']) expect(text).toContain(words);
    const drawn = (await toPdf({ blocks: toBlocks('发布计划世界你好文字普通第一次会议') }, '')).length;
    const empty = (await toPdf({ blocks: toBlocks('一一一一一一一一一一一一一一一一一') }, '')).length;
    expect(drawn - empty).toBeGreaterThan(17 * 60); // The PDF contains the outlines of the characters.
  });
});

describe('a sheet', () => {
  const cell = fc.array(fc.constantFrom(...'aé1"0.,;-=\n '.split('')), { maxLength: 5 }).map((parts) => parts.join(''));
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
    .filter((lines) => lines.every((cells) => cells.some((text) => text.trim() !== '')));

  test('is unchanged after it is imported from CSV and exported again', async () => {
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

  test('keeps numbers, booleans and dates in a workbook', async () => {
    const row = ['text', 1.5, true, new Date(Date.UTC(2026, 0, 2)), null, 'end'];
    const sheets = await readSheets(await toXlsx([{ name: 'Numbers', rows: [row] }]), `${OFFICE}.spreadsheetml.sheet`);
    expect(sheets).toMatchObject([{ name: 'Numbers', rows: [row] }]);
  });

  test.each([
    ['a semicolon', 'Name;Preis\nMüller;1,50\nBäcker;12,00'],
    ['a tab', 'Name\tPreis\nMüller\t1,50\nBäcker\t12,00'],
    ['a semicolon that it declares', 'sep=;\nName;Preis\nMüller;1,50\nBäcker;12,00'],
    ['another one that it declares', '"sep=|"\r\nName|Preis\r\nMüller|1,50\r\nBäcker|12,00'],
    ['a comma between quotes', 'Name,Preis\nMüller,"1,50"\n"Bäcker","12,00"'],
  ])('from CSV is split at %s', async (_, csv) => {
    const [sheet] = await readSheets(Buffer.from(csv), 'text/csv');
    const rows = [
      ['Name', 'Preis'],
      ['Müller', '1,50'],
      ['Bäcker', '12,00'],
    ];
    expect(toTextRows(sheet)).toEqual(rows);
  });

  test('from CSV with one column, or with rows of different lengths, keeps them', async () => {
    const read = async (csv: string) => toTextRows((await readSheets(Buffer.from(csv), 'text/csv'))[0]);
    expect(await read('a\nb; c\nd')).toEqual([['a'], ['b', ' c'], ['d']]);
    expect(await read('a,b\nc;d,e,f')).toEqual([
      ['a', 'b'],
      ['c;d', 'e', 'f'],
    ]);
    expect(await read('a\nb')).toEqual([['a'], ['b']]);
  });

  test('is exported as displayed in the workbook: dates, times, percentages and decimals', async () => {
    const at = new Date(Date.UTC(2026, 0, 2, 10, 30));
    const time = new Date(Date.UTC(1899, 11, 30, 10, 30));
    const row = [
      ...['d-mmm-yy', '[$-407]d. mmmm yyyy', 'm/d/yy h:mm', 'yyyy"年"m"月"d"日"'].map((format) => ({
        value: at,
        type: Date,
        format,
      })),
      { value: time, type: Date, format: 'h:mm' },
      ...['0%', '0.0%', '#,##0.00%', '"about "0%'].map((format) => ({ value: 0.256, type: Number, format })),
      { value: 0.256, type: Number, format: '0.00' },
      { value: 0.5, type: Number, format: '"100%" 0.0' },
    ];
    const bytes = await writeXlsxFile([{ sheet: 'Formats', data: [row] }]).toBuffer();
    const sheets = await readSheets(bytes, `${OFFICE}.spreadsheetml.sheet`);
    const shown = [
      '2-Jan-26',
      '2. Januar 2026',
      '1/2/26 10:30',
      '2026年1月2日',
      '10:30',
      '26%',
      '25.6%',
      '25.60%',
      'about 26%',
      '0.26',
      '100% 0.5',
    ];
    expect(toTextRows(sheets[0])).toEqual([shown]);
    // A percentage stays a number in both formats.
    for (const [type, again] of [
      [`${OFFICE}.spreadsheetml.sheet`, await toXlsx(sheets)],
      [`${OPEN}.spreadsheet`, toOds(sheets)],
    ] as const) {
      expect(toTextRows((await readSheets(again, type))[0])).toEqual([shown]);
    }
    const content = strFromU8(unzipSync(toOds(sheets))['content.xml'] ?? new Uint8Array());
    expect(content).toContain('office:value-type="percentage" office:value="0.256"');
  });

  test('leaves text that only looks like a number unchanged', async () => {
    const [sheet] = await readSheets(Buffer.from('007,1e5,1.50,-3,12345678901234567890,+1'), 'text/csv');
    expect(sheet?.rows).toEqual([['007', '1e5', '1.50', -3, '12345678901234567890', '+1']]);
  });
});

test.each([
  ['document', 'image/png'],
  ['spreadsheet', 'text/plain'],
  ['presentation', 'text/csv'],
  ['drawing', 'text/markdown'],
  ['form', 'text/html'],
])('a %s in the format %s, which has no conversion, is rejected', async (kind, targetType) => {
  const conversion = { documentType: `${EDITOR}.${kind}`, title: 'T', modifiedAt: 0, targetType };
  await expect(convert({ ...conversion, bytes: new Uint8Array(), sourceType: 'text/plain' })).rejects.toThrow(
    `no conversion from ${EDITOR}.${kind} to ${targetType}`,
  );
});
