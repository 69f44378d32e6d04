import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, uploadsTo } from './drive-client.ts';

const EDITOR = 'application/vnd.google-apps';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

async function importAs(who: string, kind: string, mimeType: string, content: string): Promise<string> {
  const media = { mimeType, body: Readable.from([content]) };
  const requestBody = { name: 'Plan', mimeType: `${EDITOR}.${kind}` };
  const { data } = await driveAs(services, who).files.create({ requestBody, media }, uploadsTo(services));
  return data.id ?? '';
}

type Outcome = { status: number; reason: string | undefined };

async function exportAs(who: string, fileId: string, mimeType: string, signal?: AbortSignal): Promise<Outcome> {
  const address = `${services.origin}/drive/v3/files/${fileId}/export?mimeType=${encodeURIComponent(mimeType)}`;
  const headers = { authorization: `Bearer ${services.token(who)}` };
  const response = await fetch(address, { headers, ...(signal && { signal }) });
  const text = await response.text();
  return { status: response.status, reason: response.ok ? undefined : JSON.parse(text).error.errors[0].reason };
}

test('a small export completes while the longest exports of another user run, queue and are abandoned', async () => {
  // The layout of this document takes as long as a conversion may take.
  const long = await importAs('ana@example.com', 'document', 'text/plain', 'word '.repeat(2 ** 22));
  const small = await importAs('bo@example.com', 'document', 'text/markdown', '# Zoo');
  const leaving = new AbortController();
  // One export runs, ten wait, and the last one is rejected.
  const ended: unknown[] = [];
  const all = Array.from({ length: 12 }, () =>
    exportAs('ana@example.com', long, 'application/pdf', leaving.signal)
      .catch(() => 'left')
      .then((outcome) => ended.push(outcome)),
  );
  await Promise.race(all);
  const refused = { status: 429, reason: 'userRateLimitExceeded' };
  expect(ended).toEqual([refused]);
  expect(await exportAs('bo@example.com', small, 'text/plain')).toEqual({ status: 200, reason: undefined });
  expect(ended).toEqual([refused]);
  leaving.abort();
  await Promise.all(all);
  expect(ended).toEqual([refused, ...Array(11).fill('left')]);
  // Abandoned exports leave nothing in the queue.
  const own = await importAs('ana@example.com', 'document', 'text/markdown', '# Ape');
  await expect.poll(() => exportAs('ana@example.com', own, 'text/plain')).toMatchObject({ status: 200 });
});

test.each([
  ['a hundred thousand elements in each other', 'text/html', '<div>'.repeat(100_000)],
  ['lists in each other', 'text/markdown', `${'- '.repeat(10_000)}a`],
])('%s are too large to convert to a document, which is detected at once', async (_what, mimeType, content) => {
  const refusal = { status: 403, response: { data: { error: { errors: [{ reason: 'uploadTooLarge' }] } } } };
  await expect(importAs('cy@example.com', 'document', mimeType, content)).rejects.toMatchObject(refusal);
  const { data } = await driveAs(services, 'cy@example.com').files.list({ q: 'name = "Plan"' });
  expect(data.files).toEqual([]);
});

test('a table of 4.8 MB is too large to export, which is detected at once', async () => {
  const fileId = await importAs('cy@example.com', 'spreadsheet', 'text/csv', 'name,2026-01-01,17\n'.repeat(250_000));
  const refused = { status: 403, reason: 'exportSizeLimitExceeded' };
  expect(await exportAs('cy@example.com', fileId, 'application/pdf')).toEqual(refused);
});
