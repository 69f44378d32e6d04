import { Readable } from 'node:stream';
import { PhotonImage } from '@cf-wasm/photon/node';
import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePdf } from '#demo/drive/drive-pdf.ts';
import { writePng } from '#demo/drive/drive-png.ts';
import { extractText } from '#drive/content/extract-text.ts';
import { toBlocks } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { toDocx } from '#drive/documents/conversion/office/write-docx.ts';
import { toPptx } from '#drive/documents/conversion/office/write-pptx.ts';
import { toOds } from '#drive/documents/conversion/open-document/write-ods.ts';
import { toOdp, toOdt } from '#drive/documents/conversion/open-document/write-open-document.ts';
import { toXlsx } from '#drive/documents/conversion/sheets.ts';
import { EXPORT_FORMATS, IMPORT_FORMATS } from '#drive/formats.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';
import { withExif } from './exif.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const SCRIPT_JSON = `${EDITOR}.script+json`;

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

async function importAs(documentType: string, mimeType: string, content: string | Uint8Array): Promise<string> {
  const media = { mimeType, body: Readable.from([Buffer.from(content)]) };
  const requestBody = { name: 'Zoo', mimeType: documentType };
  return (await ana().files.create({ requestBody, media }, uploadsTo(services))).data.id ?? '';
}

async function exportAs(fileId: string, mimeType: string): Promise<{ type: string | null; bytes: Buffer }> {
  const address = `${services.origin}/drive/v3/files/${fileId}/export?${new URLSearchParams({ mimeType })}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${services.token('ana@example.com')}` } });
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const blocks = toBlocks('# Zoo\n\nA **walrus** swims.');
const slides = [{ title: 'Zoo', lines: [{ depth: 0, text: 'A walrus swims.' }] }];
const sheets = [{ name: 'Zoo', rows: [['walrus', 2]] }];
const picture = writePng(30, 20, () => [200, 30, 30]);
const scriptJson = JSON.stringify({
  files: [
    { name: 'appsscript', type: 'json', source: '{"timeZone":"Etc/UTC"}' },
    { name: 'Code', type: 'server_js', source: 'function walrus() {}' },
  ],
});

function asOther(kind: 'jpeg' | 'bmp' | 'gif'): Uint8Array {
  if (kind === 'gif') return Buffer.from('R0lGODdhAgABAIAAAMgeHgAAACwAAAAAAgABAAACAgQKADs=', 'base64');
  if (kind === 'bmp') return writeBmp();
  using image = PhotonImage.new_from_byteslice(picture);
  return image.get_bytes_jpeg(90);
}

/** Writes an image of one red pixel with 24 bits. */
function writeBmp(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  for (const [at, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [34, 4],
  ] as const)
    bytes.writeUInt32LE(value, at);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.set([30, 30, 200], 54);
  return bytes;
}

/** A sample of each type that documents are created from. Text samples mention a walrus. */
const SAMPLES: Readonly<Record<string, () => string | Uint8Array | Promise<string | Uint8Array>>> = {
  [`${OFFICE}.wordprocessingml.document`]: () => toDocx({ blocks }, 'Zoo'),
  [`${OPEN}.text`]: () => toOdt({ blocks }),
  'application/rtf': () => '{\\rtf1 A {\\b walrus} swims.\\par}',
  'text/rtf': () => '{\\rtf1 A {\\b walrus} swims.\\par}',
  'application/pdf': () => writePdf([['A walrus swims.']]),
  'image/bmp': () => asOther('bmp'),
  'image/gif': () => asOther('gif'),
  'image/jpeg': () => asOther('jpeg'),
  'image/png': () => picture,
  'text/html': () => '<h1>Zoo</h1><p>A <b>walrus</b> swims.</p>',
  'text/markdown': () => '# Zoo\n\nA **walrus** swims.',
  'text/plain': () => 'A walrus swims.',
  [`${OFFICE}.spreadsheetml.sheet`]: () => toXlsx(sheets),
  [`${OPEN}.spreadsheet`]: () => toOds(sheets),
  'application/x-vnd.oasis.opendocument.spreadsheet': () => toOds(sheets),
  'text/csv': () => 'walrus,2',
  'text/tab-separated-values': () => 'walrus\t2',
  [`${OFFICE}.presentationml.presentation`]: () => toPptx(slides, 'Zoo'),
  [`${OPEN}.presentation`]: () => toOdp(slides),
  'application/json': () => scriptJson,
  [SCRIPT_JSON]: () => scriptJson,
};

const imports = Object.entries(IMPORT_FORMATS).flatMap(([type, kinds]) => kinds.map((kind) => [type, kind] as const));
/** The export type that shows the content of each document type most directly. */
const PLAINEST: Readonly<Record<string, string>> = {
  [`${EDITOR}.document`]: 'text/markdown',
  [`${EDITOR}.spreadsheet`]: 'text/csv',
  [`${EDITOR}.presentation`]: 'text/plain',
  [`${EDITOR}.script`]: SCRIPT_JSON,
};

describe('an import format listed by about', () => {
  test.each(imports)('converts %s to %s and preserves the content', async (mimeType, kind) => {
    const fileId = await importAs(kind, mimeType, (await SAMPLES[mimeType]?.()) ?? '');
    const { bytes } = await exportAs(fileId, PLAINEST[kind] ?? '');
    const expected = mimeType.startsWith('image/') ? /^!\[\]\(data:image\/(?:png|jpeg);base64,[\w+/=]+\)$/u : /walrus/u;
    expect(bytes.toString()).toMatch(expected);
  });
});

/** Returns the text of an export, or the dimensions of an image. */
async function readBack(mimeType: string, bytes: Buffer): Promise<string> {
  switch (mimeType) {
    case 'image/png':
    case 'image/jpeg': {
      using image = PhotonImage.new_from_byteslice(bytes);
      return `${image.get_width()} by ${image.get_height()}`;
    }
    case 'application/zip':
    case 'application/epub+zip':
      return Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join(' ');
    case 'application/x-vnd.oasis.opendocument.spreadsheet':
      return extractText(bytes, `${OPEN}.spreadsheet`, 10_000);
    default:
      return extractText(bytes, mimeType, 10_000);
  }
}

const MAGIC: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/rtf': '{\\rtf1',
  'image/png': '\u0089PNG',
  'image/jpeg': '\u00ff\u00d8\u00ff',
  'image/svg+xml': '<svg ',
  'text/html': '<!doctype html>',
  'text/plain': '\u00ef\u00bb\u00bf',
};

describe('an export format listed by about', () => {
  const SOURCES: Readonly<Record<string, string | undefined>> = {
    [`${EDITOR}.document`]: 'text/markdown',
    [`${EDITOR}.spreadsheet`]: 'text/csv',
    [`${EDITOR}.presentation`]: `${OPEN}.presentation`,
    [`${EDITOR}.script`]: SCRIPT_JSON,
  };

  async function make(kind: string): Promise<string> {
    const source = SOURCES[kind];
    if (source) return importAs(kind, source, (await SAMPLES[source]?.()) ?? '');
    const requestBody = { name: 'Zoo', mimeType: kind, contentHints: { indexableText: 'A walrus swims.' } };
    return (await ana().files.create({ requestBody })).data.id ?? '';
  }

  test.each(Object.entries(EXPORT_FORMATS))('of %s produces a readable file', async (kind, targets) => {
    const fileId = await make(kind);
    for (const target of targets) {
      const { type, bytes } = await exportAs(fileId, target);
      expect([target, type]).toEqual([target, target]);
      const isPresentationText = target === 'text/plain' && kind !== `${EDITOR}.document`;
      const magic = isPresentationText ? '' : (MAGIC[target] ?? (/office|oasis|zip/u.test(target) ? 'PK' : ''));
      expect(bytes.subarray(0, magic.length).toString('latin1'), target).toBe(magic);
      expect(await readBack(target, bytes), target).toMatch(/walrus|^960 by 540$/u);
    }
  });

  test('has a name and a file extension', () => {
    const types = Object.values(EXPORT_FORMATS).flat();
    expect(types.filter((type) => DOCUMENT_FORMATS[type] === undefined)).toEqual([]);
    expect(Object.keys(DOCUMENT_FORMATS).filter((type) => !types.includes(type))).toEqual([]);
  });

  test('matches the import and export format tables', async () => {
    const { data } = await ana().about.get({ fields: 'importFormats,exportFormats' });
    expect(data).toEqual({ importFormats: IMPORT_FORMATS, exportFormats: EXPORT_FORMATS });
    for (const type of ['form', 'site', 'vid', 'jam', 'map']) {
      const { data: file } = await ana().files.create({ requestBody: { mimeType: `${EDITOR}.${type}` }, fields: '*' });
      expect(file.exportLinks).toBeUndefined();
      const fileId = file.id ?? '';
      const refusal = { status: 403, reason: 'fileNotExportable' };
      expect(await refusalOf(ana().files.export({ fileId, mimeType: 'application/pdf' }))).toEqual(refusal);
      expect(await refusalOf(ana().files.download({ fileId }))).toEqual(refusal);
      const imported = refusalOf(importAs(`${EDITOR}.${type}`, 'text/plain', 'x'));
      expect(await imported).toEqual({ status: 400, reason: 'badRequest', location: 'convertTo' });
    }
  });
});

describe('a picture in a document', () => {
  const RETAINING = [`${OFFICE}.wordprocessingml.document`, `${OPEN}.text`, 'text/html', 'text/markdown'];

  test.each(RETAINING)('is preserved when the document is converted to %s', async (mimeType) => {
    const image = `data:image/png;base64,${picture.toString('base64')}`;
    const fileId = await importAs(
      `${EDITOR}.document`,
      'text/markdown',
      `# Zoo\n\nBefore ![a walrus][one] after\n\n[one]: <${image}>`,
    );
    const again = await importAs(`${EDITOR}.document`, mimeType, (await exportAs(fileId, mimeType)).bytes);
    const markdown = (await exportAs(again, 'text/markdown')).bytes.toString();
    expect(markdown).toMatch(/Before !\[.*\][([]/u);
    expect(markdown).toContain(image);
  });

  test('is drawn in PDF, RTF and EPUB, even if it is the only content', async () => {
    const fileId = await importAs(`${EDITOR}.document`, 'image/png', picture);
    const jpeg = await importAs(`${EDITOR}.document`, 'image/jpeg', asOther('jpeg'));
    for (const id of [fileId, jpeg]) {
      expect((await exportAs(id, 'application/pdf')).bytes.toString('latin1')).toContain('/Subtype /Image');
    }
    expect((await exportAs(fileId, 'application/rtf')).bytes.toString()).toContain(`\\pngblip\\picw30\\pich20`);
    const book = unzipSync((await exportAs(fileId, 'application/epub+zip')).bytes);
    const [name = ''] = Object.keys(book).filter((path) => path.endsWith('.png'));
    expect(Buffer.from(book[name] ?? []).equals(picture)).toBe(true);
    expect(strFromU8(book['text.xhtml'] ?? strToU8(''))).toContain(`<img src="${name}"`);
    expect((await exportAs(fileId, 'text/plain')).bytes.toString()).toBe('\ufeff');
  });

  test('is upright, however its camera was held', async () => {
    const fileId = await importAs(`${EDITOR}.document`, 'image/jpeg', withExif(Buffer.from(asOther('jpeg'))));
    expect((await exportAs(fileId, 'application/rtf')).bytes.toString()).toContain('\\jpegblip\\picw20\\pich30');
  });

  test('that is invalid is replaced by its description in the text', async () => {
    const cut = `data:image/jpeg;base64,${Buffer.from(asOther('jpeg').subarray(0, 300)).toString('base64')}`;
    const fileId = await importAs(
      `${EDITOR}.document`,
      'text/markdown',
      `![walrus](${cut}) and ![seal](data:image/png;base64,AAAA)`,
    );
    const { bytes } = await exportAs(fileId, 'application/pdf');
    expect(await extractText(bytes, 'application/pdf', 1000)).toContain('seal');
    const none = { id: 'none', mimeType: 'image/png', bytes: Buffer.from('none'), width: 1, height: 1 } as const;
    const docx = await toDocx({ blocks: [{ kind: 'paragraph', runs: [{ text: 'a walrus', picture: none }] }] }, 'Zoo');
    const word = await importAs(`${EDITOR}.document`, `${OFFICE}.wordprocessingml.document`, docx);
    expect((await exportAs(word, 'text/plain')).bytes.toString()).toBe('\ufeffa walrus');
  });
});

describe('an uploaded script project', () => {
  async function filesOf(fileId: string): Promise<unknown> {
    return JSON.parse((await exportAs(fileId, SCRIPT_JSON)).bytes.toString()).files;
  }

  test('is exported unchanged, and replaced by another one', async () => {
    const fileId = await importAs(`${EDITOR}.script`, SCRIPT_JSON, scriptJson);
    expect(await filesOf(fileId)).toEqual(JSON.parse(scriptJson).files);
    const other = scriptJson.replaceAll('walrus', 'seal');
    const media = { mimeType: 'application/json', body: Readable.from([other]) };
    await ana().files.update({ fileId, media }, uploadsTo(services));
    expect(await filesOf(fileId)).toEqual(JSON.parse(other).files);
  });

  test('can be created by copying its JSON', async () => {
    const media = { mimeType: 'application/json', body: Readable.from([scriptJson]) };
    const { data } = await ana().files.create({ media }, uploadsTo(services));
    const requestBody = { mimeType: `${EDITOR}.script` };
    const { data: copy } = await ana().files.copy({ fileId: data.id ?? '', requestBody });
    expect(await filesOf(copy.id ?? '')).toEqual(JSON.parse(scriptJson).files);
  });

  test.each([
    ['{"files":', 'it is not JSON'],
    ['[]', 'expected object'],
    ['{"files":[{"name":"a","type":"exe"}]}', 'files.0.type'],
    ['{"files":[]}', 'must include a manifest file named appsscript'],
    [scriptJson.replace('walrus()', 'walrus('), 'Syntax error'],
  ])('%s is rejected with the reason, and leaves nothing behind', async (text, fault) => {
    const count = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count;
    const before = count();
    await expect(importAs(`${EDITOR}.script`, 'application/json', text)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(fault),
    });
    expect(count()).toBe(before);
  });
});
