// Opens data created by a former version (see scripts/build-former-services.ts) with the current version.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchServices } from '../../bff/src/testing/processes/launch-services.ts';
import { end } from './services-process.ts';

const FIXTURE = new URL('./fixtures/former-data.json.br', import.meta.url);
const fixture = z.object({ commit: z.string(), token: z.string(), files: z.record(z.string(), z.string()) });
const { commit, token, files } = fixture.parse(JSON.parse(brotliDecompressSync(readFileSync(FIXTURE)).toString()));
const items = z.object({ files: z.array(z.object({ id: z.string(), name: z.string() })) });

const INDEXED_MS = 20_000;

let directory: string;
let services: Awaited<ReturnType<typeof launchServices>>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-upgrade-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content, { encoding: 'base64', mode: 0o600 });
  }
  services = await launchServices({ ...process.env, DATA_DIR: directory, DEMO: '0' });
});

afterAll(async () => {
  await end(services.child, 'SIGTERM');
  rmSync(directory, { recursive: true });
});

async function call(path: string, method = 'GET', body?: object): Promise<{ status: number; text: string }> {
  const response = await fetch(services.origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function read(path: string): Promise<unknown> {
  const { status, text } = await call(path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.parse(text);
}

/** Returns the ID of the only file that a query finds. Search indexes are rebuilt in the background after the start. */
async function find(query: string): Promise<string> {
  const search = async () => items.parse(await read(`/drive/v3/files?q=${encodeURIComponent(query)}`)).files;
  await expect.poll(search, { timeout: INDEXED_MS }).toHaveLength(1);
  return (await search())[0]?.id ?? '';
}

test(`the former version, ${commit}, had an older schema, so a migration runs`, () => {
  const former = join(directory, 'former.db');
  writeFileSync(former, files['services.db'] ?? '', 'base64');
  const count = (path: string) => {
    using db = new DatabaseSync(path, { readOnly: true });
    return Number(db.prepare('SELECT count(*) AS count FROM migrations').get()?.count);
  };
  expect(count(former)).toBeLessThan(count(join(directory, 'services.db')));
});

test('a file is found by its name and its words, with content, comment and approval', async () => {
  const id = await find("fullText contains 'former version'");
  expect(await find("name = 'Former.txt'")).toBe(id);
  expect((await call(`/drive/v3/files/${id}?alt=media`)).text).toBe('Written by a former version');
  expect(await read(`/drive/v3/files/${id}/comments?fields=comments(content)`)).toEqual({
    comments: [{ content: 'Noted.' }],
  });
  expect(await read(`/drive/v3/files/${id}/approvals?fields=items(status)`)).toMatchObject({
    items: [{ status: 'IN_PROGRESS' }],
  });
});

test('a series of events has its occurrences, and a script has its code', async () => {
  const search = () =>
    read(
      '/calendar/v3/calendars/primary/events?singleEvents=true&q=Standing&timeMin=2031-01-01T00:00:00Z&timeMax=2032-01-01T00:00:00Z',
    );
  await expect
    .poll(search, { timeout: INDEXED_MS })
    .toMatchObject({ items: Array.from({ length: 3 }, () => ({ summary: 'Standing' })) });
  const script = await find("mimeType = 'application/vnd.google-apps.script'");
  expect(await read(`/v1/projects/${script}/content`)).toMatchObject({
    files: expect.arrayContaining([expect.objectContaining({ source: expect.stringContaining('return 42') })]),
  });
});

test('all migrated data can be changed', async () => {
  const id = await find("name = 'Former.txt'");
  expect((await call(`/drive/v3/files/${id}`, 'PATCH', { name: 'Present.txt' })).status).toBe(200);
  expect(await find("name = 'Present.txt'")).toBe(id);
  expect((await call(`/drive/v3/files/${id}/comments?fields=id`, 'POST', { content: 'Still noted.' })).status).toBe(
    200,
  );
});
