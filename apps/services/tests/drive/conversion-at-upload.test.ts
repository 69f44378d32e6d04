import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePdf } from '#demo/drive/drive-pdf.ts';
import { writePng } from '#demo/drive/drive-png.ts';
import { toDocx } from '#drive/documents/conversion/office/write-docx.ts';
import { toPptx } from '#drive/documents/conversion/office/write-pptx.ts';
import { toOds } from '#drive/documents/conversion/open-document/write-ods.ts';
import { toOdp, toOdt } from '#drive/documents/conversion/open-document/write-open-document.ts';
import { toXlsx } from '#drive/documents/conversion/sheets.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const UNSUPPORTED = { status: 400, reason: 'badRequest', location: 'convertTo' };
const COMPOUND_FILE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const toMedia = (mimeType: string, content: Uint8Array) => ({ mimeType, body: Readable.from([Buffer.from(content)]) });

async function importAs(kind: string, mimeType: string, content: Uint8Array): Promise<string> {
  const requestBody = { name: 'Zoo', mimeType: `${EDITOR}.${kind}` };
  const { data } = await ana().files.create({ requestBody, media: toMedia(mimeType, content) }, uploadsTo(services));
  return data.id ?? '';
}

const countItems = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count;

const paragraph = [
  { kind: 'paragraph', runs: [{ text: 'A walrus swims, and so does a seal that has no name.' }] },
] as const;
const slides = [{ title: 'Zoo', lines: [{ depth: 0, text: 'A walrus' }] }];
const sheets = [{ name: 'Zoo', rows: [['walrus', 2]] }];

/** One valid content of each format that can be invalid. */
const FORMATS: readonly (readonly [kind: string, mimeType: string, make: () => Uint8Array | Promise<Uint8Array>])[] = [
  ['document', DOCX, () => toDocx({ blocks: paragraph }, '')],
  ['document', `${OPEN}.text`, () => toOdt({ blocks: paragraph })],
  ['document', 'application/pdf', () => Buffer.from(writePdf([['A walrus swims']]))],
  ['document', 'image/png', () => writePng(60, 40, (x, y) => [x, y, (x * y) % 250])],
  ['document', 'application/rtf', () => Buffer.from('{\\rtf1 A walrus\\par}')],
  ['spreadsheet', `${OFFICE}.spreadsheetml.sheet`, () => toXlsx(sheets)],
  ['spreadsheet', `${OPEN}.spreadsheet`, () => toOds(sheets)],
  ['presentation', `${OFFICE}.presentationml.presentation`, () => toPptx(slides, '')],
  ['presentation', `${OPEN}.presentation`, () => toOdp(slides)],
];

describe('an upload with conversion', () => {
  test.each(FORMATS)(
    'of a valid %s from %s is accepted, and of an invalid one is rejected',
    async (kind, mimeType, make) => {
      const content = await make();
      const fileId = await importAs(kind, mimeType, content);
      const before = countItems();
      const others = [Buffer.alloc(0), Buffer.from('no such thing'), content.slice(0, 4)];
      const isArchive = content[0] === 0x50 && content[1] === 0x4b;
      const cut = isArchive || mimeType.startsWith('image/') ? [content.slice(0, content.length * 0.6)] : [];
      const foreign = isArchive ? [zipSync({ 'readme.txt': strToU8('words') })] : [];
      for (const broken of [...others, ...cut, ...foreign]) {
        expect(await refusalOf(importAs(kind, mimeType, broken))).toEqual(UNSUPPORTED);
        const update = ana().files.update({ fileId, media: toMedia(mimeType, broken) }, uploadsTo(services));
        expect(await refusalOf(update)).toEqual(UNSUPPORTED);
      }
      expect(countItems()).toBe(before);
      expect((await ana().revisions.list({ fileId })).data.revisions).toHaveLength(1);
    },
  );

  test('is also rejected in an upload session, once its content is complete', async () => {
    const before = countItems();
    const headers = { authorization: `Bearer ${services.token('ana@example.com')}`, 'x-upload-content-type': DOCX };
    const started = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=resumable`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ mimeType: `${EDITOR}.document` }),
    });
    const session = started.headers.get('location') ?? '';
    const ended = await fetch(session, { method: 'PUT', body: 'no such thing' });
    expect(ended.status).toBe(400);
    expect((await fetch(session, { method: 'PUT', headers })).status).toBe(404);
    expect(countItems()).toBe(before);
  });

  test('is rejected if a copy requests it', async () => {
    const { data } = await ana().files.create({ media: toMedia(DOCX, Buffer.from('none')) }, uploadsTo(services));
    const before = countItems();
    const copy = ana().files.copy({ fileId: data.id ?? '', requestBody: { mimeType: `${EDITOR}.document` } });
    expect(await refusalOf(copy)).toEqual(UNSUPPORTED);
    expect(countItems()).toBe(before);
  });

  test.each(FORMATS.filter(([, mimeType]) => /office|oasis/u.test(mimeType)))(
    'as a %s in the format %s is rejected if it unpacks to too much',
    async (kind, mimeType) => {
      const before = countItems();
      const bomb = zipSync({ 'content.xml': new Uint8Array(20 * 2 ** 20) }, { level: 1 });
      await expect(importAs(kind, mimeType, bomb)).rejects.toMatchObject({
        status: 403,
        message: 'The archive is too large when unpacked.',
      });
      expect(countItems()).toBe(before);
    },
  );

  test.each([
    ['document', 'application/msword', 'DOCX'],
    ['spreadsheet', 'application/vnd.ms-excel', 'XLSX'],
    ['presentation', 'application/vnd.ms-powerpoint', 'PPTX'],
  ])('as a %s in the format %s is rejected with advice to save it as %s', async (kind, mimeType, replacement) => {
    await expect(importAs(kind, mimeType, COMPOUND_FILE)).rejects.toThrow(`save the file as ${replacement}.`);
    const modern = FORMATS.find(([other, type]) => other === kind && type.startsWith(OFFICE))?.[1] ?? '';
    await expect(importAs(kind, modern, COMPOUND_FILE)).rejects.toThrow('Save it as DOCX, XLSX or PPTX');
  });
});

test('text is read in the encoding it was uploaded with, and rejected in an unknown one', async () => {
  const fileId = await importAs('spreadsheet', 'text/csv; charset=shift_jis', Buffer.from('838c834b', 'hex'));
  const { data } = await ana().files.export({ fileId, mimeType: 'text/csv' });
  expect(data).toBe('レガ');
  const before = countItems();
  await expect(importAs('document', 'text/plain; charset=klingon', Buffer.from('x'))).rejects.toThrow(
    'The charset klingon',
  );
  expect(countItems()).toBe(before);
});

test('the source of an imported document can be downloaded from each of its revisions', async () => {
  const [first, second] = [
    await toDocx({ blocks: paragraph }, 'one'),
    await toDocx({ blocks: [...paragraph, ...paragraph] }, 'two'),
  ];
  const fileId = await importAs('document', DOCX, first);
  await ana().files.update({ fileId, media: toMedia(DOCX, second) }, uploadsTo(services));
  const { data } = await ana().revisions.list({ fileId });
  const ids = (data.revisions ?? []).map(({ id }) => id ?? '');
  expect(ids).toHaveLength(2);
  for (const [revisionId, content] of [
    [ids[0], first],
    [ids[1], second],
    ['head', second],
  ] as const) {
    const address = `${services.origin}/drive/v3/files/${fileId}/revisions/${revisionId}?alt=media`;
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${services.token('ana@example.com')}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, DOCX]);
    expect(response.headers.get('content-disposition')).toContain('Zoo.docx');
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  }
});
