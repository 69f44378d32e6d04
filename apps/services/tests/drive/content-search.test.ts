import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePdf } from '#demo/drive/drive-pdf.ts';
import { writePng } from '#demo/drive/drive-png.ts';
import { ContentIndexer } from '#drive/content/content-indexer.ts';
import { toDocx } from '#drive/documents/conversion/office/write-docx.ts';
import { toXlsx } from '#drive/documents/conversion/sheets.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, uploadsTo } from './drive-client.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCUMENT = 'application/vnd.google-apps.document';

let services: TestServices;
let indexer: ContentIndexer;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
  const { db, blobs } = services;
  const onError = (error: unknown) => {
    throw error;
  };
  indexer = new ContentIndexer({ db, blobs, onError });
});
afterAll(async () => {
  await indexer.close();
  await services[Symbol.asyncDispose]();
});

async function upload(mimeType: string, content: string | Uint8Array, requestBody: object = {}): Promise<string> {
  const media = { mimeType, body: Readable.from([typeof content === 'string' ? content : Buffer.from(content)]) };
  const { data } = await ana().files.create(
    { requestBody: { name: 'Scan', ...requestBody }, media },
    uploadsTo(services),
  );
  return data.id ?? '';
}

async function find(word: string): Promise<string[]> {
  const { data } = await ana().files.list({ q: `fullText contains '${word}'` });
  return (data.files ?? []).map(({ id }) => id ?? '');
}

const HEAD = 'Subject: Zoo\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n';

/** One sample of each content type that is indexed. */
const WALRUSES: readonly (readonly [string, () => string | Uint8Array | Promise<string | Uint8Array>])[] = [
  ['text/plain', () => 'the walrus swims'],
  ['text/csv', () => 'animal,count\nwalrus,2'],
  ['application/json', () => '{"animal":"walrus"}'],
  ['text/html', () => '<p>The <b>wal</b>rus</p><script>ignored()</script>'],
  ['application/pdf', () => writePdf([['First page'], ['The walrus swims']])],
  ['application/rtf', () => '{\\rtf1 The {\\b wal}rus\\par}'],
  [
    `${OFFICE}.wordprocessingml.document`,
    () => toDocx({ blocks: [{ kind: 'paragraph', runs: [{ text: 'A walrus' }] }] }, ''),
  ],
  [`${OFFICE}.spreadsheetml.sheet`, () => toXlsx([{ name: 'Zoo', rows: [['walrus', 2]] }])],
  [
    `${OFFICE}.presentationml.presentation`,
    () =>
      zipSync({ 'ppt/slides/slide1.xml': strToU8('<a:p><a:t>wal</a:t><a:t>rus</a:t></a:p><a:p><a:t>x</a:t></a:p>') }),
  ],
  ['message/rfc822', () => Buffer.from(`${HEAD}From: Keeper <keeper@example.com>\r\n\r\nd2FscnVzIHN3aW1z\r\n`)],
  ['application/zip', () => zipSync({ 'zoo/notes.txt': strToU8('the walrus swims'), 'broken.pdf': strToU8('none') })],
  ['application/x-zip-compressed', () => zipSync({ 'zoo/walrus.bin': strToU8('bytes') })],
  [
    'application/vnd.oasis.opendocument.text',
    () => zipSync({ 'content.xml': strToU8('<text:p>A walrus</text:p><text:p>swims</text:p>') }),
  ],
];

describe('full text search', () => {
  test('finds words in every content type, until the file is deleted', async () => {
    const types = new Map<string, string>();
    // All types are indexed in one run, because the extraction thread starts slowly.
    for (const [mimeType, make] of WALRUSES) types.set(await upload(mimeType, await make()), mimeType);
    await indexer.runDue();
    const found = await find('walrus');
    expect(found.map((id) => types.get(id)).sort()).toEqual([...types.values()].sort());
    for (const fileId of types.keys()) await ana().files.delete({ fileId });
    expect(await find('walrus')).toEqual([]);
  });

  test.each([
    ['English', 'to be or not to be, that is the question; ', 'hippopotamus'],
    ['Chinese', '生存还是毁灭，这是一个问题。', '河马'],
  ])('finds a text of 1.5 MB in %s by its last word', async (_language, sentence, word) => {
    const fileId = await upload('text/plain', `${sentence.repeat(1_500_000 / Buffer.byteLength(sentence))}${word}`);
    await indexer.runDue();
    expect(await find(word)).toEqual([fileId]);
    await ana().files.update({ fileId, requestBody: { name: 'Long' } });
    expect(await find(word)).toEqual([fileId]);
  });

  test('lists files found by name first, by relevance, and then the rest, newest first', async () => {
    const make = async (name: string, text: string, day: number) => {
      const modifiedTime = `2026-05-0${day}T00:00:00.000Z`;
      const requestBody = { name, modifiedTime, contentHints: { indexableText: text } };
      return (await ana().files.create({ requestBody })).data.id ?? '';
    };
    const named = await make('Quokka count', '', 1);
    const both = await make('the QUOKKA', 'a quokka', 2);
    const older = await make('Islands', 'one quokka', 3);
    const newest = await make('Census', 'the quokka count of all', 4);
    expect(await find('quokka')).toEqual([both, named, newest, older]);
    // Every word counts, and a phrase counts as a whole. Excluded words do not affect the ranking.
    expect(await find('quokka count')).toEqual([named, newest]);
    expect(await find('"quokka count"')).toEqual([named, newest]);
    const search = async (q: string) =>
      ((await ana().files.list({ q, pageSize: 1000 })).data.files ?? []).map(({ id }) => id);
    expect(await search("fullText contains 'quokka' and not fullText contains 'count'")).toEqual([both, older]);
    expect(await search("name = 'islands' or fullText contains 'quokka'")).toEqual([older, both, named, newest]);
    // The order is the same over several pages.
    const paged: string[] = [];
    let pageToken: string | undefined;
    do {
      const q = "fullText contains 'quokka'";
      const { data } = await ana().files.list({ q, pageSize: 1, ...(pageToken !== undefined && { pageToken }) });
      paged.push(...(data.files ?? []).map(({ id }) => id ?? ''));
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(paged).toEqual([both, named, newest, older]);
  });

  test('finds words in the source of imported documents', async () => {
    const fileId = await upload('text/markdown', '# The narwhal', { mimeType: DOCUMENT });
    await indexer.runDue();
    expect(await find('narwhal')).toEqual([fileId]);
  });

  test('follows new content, and retains the index when the file is renamed', async () => {
    const fileId = await upload('text/plain', 'an ocelot', { contentHints: { indexableText: 'hinted' } });
    await indexer.runDue();
    const media = { mimeType: 'text/plain', body: Readable.from(['an okapi']) };
    await ana().files.update({ fileId, media }, uploadsTo(services));
    await indexer.runDue();
    await ana().files.update({ fileId, requestBody: { name: 'Renamed' } });
    expect(await find('ocelot')).toEqual([]);
    for (const word of ['okapi', 'hinted', 'Renamed']) expect(await find(word)).toEqual([fileId]);
  });

  test('accepts 128 KB of indexable text from a client, and no more', async () => {
    const create = (indexableText: string) => ana().files.create({ requestBody: { contentHints: { indexableText } } });
    const { data } = await create(`narwhale ${'é'.repeat(64 * 1024 - 5)}`.slice(0, 64 * 1024));
    expect(await find('narwhale')).toEqual([data.id]);
    await expect(create('é'.repeat(64 * 1024 + 1))).rejects.toMatchObject({ status: 400 });
    const nothing = await services.call('ana@example.com', 'POST', '/drive/v3/files', {
      contentHints: { indexableText: null },
    });
    expect(nothing.status).toBe(200);
  });

  test('changes neither the version nor the time of a file', async () => {
    const fileId = await upload('text/plain', 'a quokka');
    const read = async () => (await ana().files.get({ fileId, fields: 'version,modifiedTime' })).data;
    const before = await read();
    await indexer.runDue();
    expect(await read()).toEqual(before);
  });

  test('continues after invalid content', async () => {
    const broken = await upload('application/pdf', 'no such thing');
    const fileId = await upload('text/plain', 'an axolotl');
    await indexer.runDue();
    expect(await find('axolotl')).toEqual([fileId]);
    expect(await find('Scan')).toContain(broken);
  });

  test('abandons archives that unpack to too much, stores them, and continues', async () => {
    const words = strToU8('<p>walrus</p>');
    const huge = { 'word/document.xml': Buffer.alloc(65 * 2 ** 20, words) };
    const bomb = zipSync({ ...huge, 'ppt/slides/slide1.xml': words, 'content.xml': words }, { level: 1 });
    const office = ['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'];
    const retained: string[] = [];
    for (const type of [...office.map((kind) => `${OFFICE}.${kind}`), 'application/vnd.oasis.opendocument.text']) {
      retained.push(await upload(type, bomb));
    }
    const next = await upload('text/plain', 'a walrus');
    await indexer.runDue();
    expect(await find('walrus')).toEqual([next]);
    for (const fileId of retained) {
      const { data } = await ana().files.get({ fileId, alt: 'media' }, { responseType: 'arraybuffer' });
      expect(data instanceof ArrayBuffer && Buffer.from(data).equals(bomb)).toBe(true);
    }
  });

  test('extracts identical contents once', async () => {
    const first = await upload('text/plain', 'a capybara');
    await indexer.runDue();
    const { data: copy } = await ana().files.copy({ fileId: first });
    await indexer.runDue();
    expect((await find('capybara')).sort()).toEqual([first, copy.id].sort());
  });
});

describe('imageMediaMetadata', () => {
  test('contains the size of a picture as soon as it has been read', async () => {
    const fileId = await upload(
      'image/png',
      writePng(12, 7, () => [1, 2, 3]),
    );
    await indexer.runDue();
    const { data } = await ana().files.get({ fileId, fields: 'imageMediaMetadata' });
    expect(data).toEqual({ imageMediaMetadata: { width: 12, height: 7, rotation: 0 } });
  });

  test('is missing for content that is not a picture', async () => {
    const [broken, text] = [await upload('image/png', 'no picture'), await upload('text/plain', 'no picture')];
    await indexer.runDue();
    for (const fileId of [broken, text]) {
      expect((await ana().files.get({ fileId, fields: 'imageMediaMetadata' })).data).toEqual({});
    }
  });
});
