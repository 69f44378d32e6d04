import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#core/read-archive.ts';
import { extractText } from '#drive/content/extract-text.ts';
import { convert } from './convert.ts';
import { readDocument } from './read-document.ts';
import { readSheets } from './sheets.ts';
import { readSlides } from './slides.ts';

const EDITOR = 'application/vnd.google-apps';
const OPEN = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

describe('an archive', () => {
  /** Returns an archive whose only file declares this size. */
  function archiveDeclaring(sizeBytes: number, content: Uint8Array): Buffer {
    const bytes = Buffer.from(zipSync({ 'word/document.xml': content }));
    const [real, said] = [Buffer.alloc(4), Buffer.alloc(4)];
    real.writeUInt32LE(content.length);
    said.writeUInt32LE(sizeBytes);
    for (let at = bytes.indexOf(real); at >= 0; at = bytes.indexOf(real, at + 1)) said.copy(bytes, at);
    return bytes;
  }

  const FORMATS = [
    [`${OFFICE}.wordprocessingml.document`, 'word/document.xml', readDocument],
    [`${OFFICE}.spreadsheetml.sheet`, 'xl/workbook.xml', readSheets],
    [`${OFFICE}.presentationml.presentation`, 'ppt/slides/slide1.xml', readSlides],
    [`${OPEN}.text`, 'content.xml', readDocument],
    [`${OPEN}.spreadsheet`, 'content.xml', readSheets],
    [`${OPEN}.presentation`, 'content.xml', readSlides],
  ] as const;

  test.each(FORMATS)('of %s that unpacks to too much is rejected', async (type, name, read) => {
    const large = archiveDeclaring(201 * 2 ** 20, new Uint8Array(123_457));
    const bomb = zipSync({ [name]: new Uint8Array(20 * 2 ** 20) });
    for (const bytes of [large, bomb]) {
      await expect(Promise.resolve(read(bytes, type, {} as never))).rejects.toThrow('too large when unpacked');
      if (read !== readDocument) await expect(extractText(bytes, type, 100)).rejects.toThrow(RangeError);
    }
  });

  test.each(FORMATS)('of %s that unpacks to more than it declares is rejected', async (type, _name, read) => {
    const bytes = archiveDeclaring(1000, new Uint8Array(2 ** 20));
    await expect(Promise.resolve(read(bytes, type, {} as never))).rejects.toThrow();
    await expect(readArchive(bytes, () => true)).rejects.toThrow();
  });

  test('of too many files is not unpacked', async () => {
    // The archive is not compressed, because compressing each empty file takes a millisecond.
    const names = Array.from({ length: 10_001 }, (_, index) => [`${index}`, strToU8('')]);
    const many = zipSync(Object.fromEntries(names), { level: 0 });
    await expect(readArchive(many, () => true)).rejects.toThrow('more than 10,000 files');
  });

  test('with a zip bomb is indexed by its file names and its other files', async () => {
    const bytes = zipSync({ 'bomb.txt': new Uint8Array(20 * 2 ** 20).fill(97), 'seal.txt': strToU8('a walrus') });
    expect(await extractText(bytes, 'application/zip', 10_000)).toBe('bomb.txt\nseal.txt\na walrus');
  });
});

describe('input beyond a conversion limit is rejected, and never truncated:', () => {
  const ods = (rows: string) =>
    zipSync({ 'content.xml': strToU8(`<table:table table:name="S">${rows}</table:table>`) });
  const cell = '<table:table-cell><text:p>a</text:p></table:table-cell>';
  const sheet = (cells: string) =>
    zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<sheetData><row>${cells}</row></sheetData>`) });

  test.each([
    [
      'rows that are repeated',
      () => ods(`<table:table-row table:number-rows-repeated="1000001">${cell}</table:table-row>`),
      `${OPEN}.spreadsheet`,
    ],
    [
      'cells that are repeated',
      () =>
        ods(
          `<table:table-row>${cell.replace('cell>', 'cell table:number-columns-repeated="2000000">')}</table:table-row>`,
        ),
      `${OPEN}.spreadsheet`,
    ],
    [
      'empty rows before another one',
      () => ods(`<table:table-row table:number-rows-repeated="1048576"/><table:table-row>${cell}</table:table-row>`),
      `${OPEN}.spreadsheet`,
    ],
    [
      'a cell at the end of a sheet',
      () => sheet('<c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c>'),
      `${OFFICE}.spreadsheetml.sheet`,
    ],
    ['cells of CSV', () => Buffer.from('1,'.repeat(1_000_001)), 'text/csv'],
  ])('%s', async (_, make, type) => {
    await expect(readSheets(make(), type)).rejects.toThrow('more than 1,000,000 cells');
  });

  test('repeated cells below the limit are all read, in their positions', async () => {
    const empty = '<table:table-cell table:number-columns-repeated="300"/>';
    const rows = `<table:table-row table:number-rows-repeated="12000"><table:table-cell/></table:table-row><table:table-row table:number-rows-repeated="2">${empty}${cell}</table:table-row>`;
    const [read] = await readSheets(ods(rows), `${OPEN}.spreadsheet`);
    expect(read?.rows.length).toBe(12_002);
    expect(read?.rows[12_001]).toEqual([...Array(300).fill(null), 'a']);
  });

  test.each([
    [`${OFFICE}.wordprocessingml.document`, 'word/document.xml'],
    [`${OPEN}.text`, 'content.xml'],
  ])('elements of %s', async (type, name) => {
    const words = Array.from({ length: 250_001 }, (_, index) => `<w:p><w:t>${index.toString(36)}</w:t></w:p>`);
    await expect(readDocument(zipSync({ [name]: strToU8(words.join('')) }), type)).rejects.toThrow('500,000 elements');
  });

  test('text beyond the search index limit is stored completely', async () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ');
    const document = { documentType: `${EDITOR}.document`, title: 'T', modifiedAt: 0 };
    const types = [
      `${OFFICE}.wordprocessingml.document`,
      `${OPEN}.text`,
      'application/rtf',
      'text/html',
      'application/pdf',
    ];
    for (const type of types) {
      const bytes = await convert({
        ...document,
        bytes: Buffer.from(text),
        sourceType: 'text/plain',
        targetType: type,
      });
      const plain = await convert({ ...document, bytes, sourceType: type, targetType: 'text/plain' });
      expect(Buffer.from(plain).toString().slice(1).replaceAll(/\s+/gu, ' ').trim(), type).toBe(text);
    }
  });
});
