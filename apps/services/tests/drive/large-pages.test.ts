import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

const ANA = 'ana@example.com';
const MAX_BYTES = 20 * 2 ** 20;
const TEXT = 'x'.repeat(32_000);
const FILE_COUNT = 160;
const COMMENT_COUNT = 4;
const REPLY_COUNT = 80;

let services: TestServices;
let drive: drive_v3.Drive;
let startPageToken: string;
let fileId: string;

beforeAll(async () => {
  services = await startTestServices();
  drive = driveAs(services, ANA);
  startPageToken = (await drive.changes.getStartPageToken()).data.startPageToken ?? '';
  for (let index = 0; index < FILE_COUNT; index += 1) {
    const { data } = await drive.files.create({ requestBody: { name: `${index} ${TEXT}`, description: TEXT } });
    fileId = data.id ?? '';
  }
  for (let index = 0; index < COMMENT_COUNT; index += 1) {
    const { data } = await drive.comments.create({ fileId, requestBody: { content: TEXT }, fields: 'id' });
    const reply = { fileId, commentId: data.id ?? '', requestBody: { content: TEXT }, fields: 'id' };
    for (let count = 0; count < REPLY_COUNT; count += 1) await drive.replies.create(reply);
  }
});
afterAll(() => services[Symbol.asyncDispose]());

type Page = { ids: (string | null | undefined)[]; bytes: number; next: string | null | undefined };

/** Reads all pages of a list and checks that none of them is large. Resolves to the IDs of the entries. */
async function readPages(read: (pageToken: string | undefined) => Promise<Page>) {
  const ids = [];
  let pageCount = 0;
  let next: string | undefined;
  do {
    const page = await read(next);
    expect(page.bytes).toBeLessThan(MAX_BYTES);
    ids.push(...page.ids);
    pageCount += 1;
    next = page.next ?? undefined;
  } while (next !== undefined);
  expect(pageCount).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

test('a list of files with long texts has short pages, and every file once', async () => {
  const ids = await readPages(async (pageToken) => {
    const { data } = await drive.files.list({ pageSize: 1000, fields: '*', ...(pageToken && { pageToken }) });
    return {
      ids: (data.files ?? []).map(({ id }) => id),
      bytes: JSON.stringify(data).length,
      next: data.nextPageToken,
    };
  });
  expect(ids).toHaveLength(FILE_COUNT);
});

test('a list of changes to such files has short pages, and every file once', async () => {
  const ids = await readPages(async (pageToken = startPageToken) => {
    const { data } = await drive.changes.list({ pageToken, pageSize: 1000, fields: '*' });
    const changes = (data.changes ?? []).filter(({ file }) => file?.mimeType === 'application/octet-stream');
    return {
      ids: changes.map((change) => change.fileId),
      bytes: JSON.stringify(data).length,
      next: data.nextPageToken,
    };
  });
  expect(ids).toHaveLength(FILE_COUNT);
});

test('a list of comments with many long replies has short pages, and every comment once', async () => {
  const ids = await readPages(async (pageToken) => {
    const page = { fileId, pageSize: 100, fields: '*', ...(pageToken && { pageToken }) };
    const { data } = await drive.comments.list(page);
    for (const { replies } of data.comments ?? []) expect(replies).toHaveLength(REPLY_COUNT);
    const ids = (data.comments ?? []).map(({ id }) => id);
    return { ids, bytes: JSON.stringify(data).length, next: data.nextPageToken };
  });
  expect(ids).toHaveLength(COMMENT_COUNT);
});
