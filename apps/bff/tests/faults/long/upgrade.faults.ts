// Opens data directories of former versions, with all kinds of stored data, with the current version. The former
// versions are built from the history of the repository.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { checkOut } from '#testing/processes/checkout.ts';
import { VersionedStack } from '#testing/processes/versioned-stack.ts';
import { serveByServices } from '../../serve-by-services.ts';
import { CURRENT_NAMES, LANDED_VERSIONS } from './landed-versions.ts';
import { CONTENT, makeWork, OPERATOR, read, send } from './stored-work.ts';

const PRESENT = fileURLToPath(new URL('../../../../../', import.meta.url));
const MIGRATIONS = { console: 'apps/bff/src/platform/store/migrations', services: 'apps/services/src/db/migrations' };
const RECORDS = 'apps/bff/src/app/records-main.ts';
const TEST_MS = 300_000;
// One comparison reads fourteen addresses, and the console limits the rate of requests.
const POLL = { timeout: 40_000, interval: 2_000 };

/** Returns whether a version has fewer migrations than the current one. */
function isOlder(root: string, part: keyof typeof MIGRATIONS): boolean {
  const listMigrations = (checkout: string) => readdirSync(join(checkout, MIGRATIONS[part])).toSorted();
  const known = new Set(listMigrations(root));
  return listMigrations(PRESENT).some((name) => !known.has(name));
}

async function readAll(browser: TestBrowser, paths: readonly string[]): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const path of paths) entries.push([path, await read(browser, path)]);
  return Object.fromEntries(entries);
}

function toCurrentNames(responses: Record<string, unknown>): object {
  const json = JSON.stringify(responses).replace(/"(\w+)":/g, (_, name) => `"${CURRENT_NAMES.get(name) ?? name}":`);
  return z.looseObject({}).parse(JSON.parse(json));
}

/** Creates a data directory with a version, and reads its data as users do. */
async function prepare(commit: string) {
  const root = await mkdtemp(join(tmpdir(), 'rotunda-version-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  checkOut(commit, root);
  const stack = await VersionedStack.create();
  onTestFinished(() => stack[Symbol.asyncDispose]());
  serveByServices(stack.upstream, stack);
  const former = await stack.start(root);
  await former.browser.signIn();
  const work = await makeWork(stack, former.browser);
  const before = toCurrentNames(await readAll(former.browser, work.paths));
  await former.stop();
  return { root, stack, work, before, cookies: former.browser.cookies };
}

describe.each(LANDED_VERSIONS)('data of %s', (commit) => {
  test(
    'are unchanged, can be modified, have an intact audit trail, and are rejected by the former version afterwards',
    async () => {
      const { root, stack, work, before, cookies } = await prepare(commit);
      const present = await stack.start(PRESENT, cookies);
      await expect.poll(() => readAll(present.browser, work.paths), POLL).toMatchObject(before);
      const content = await fetch(`${stack.origin}/drive/v3/files/${work.fileId}?alt=media`, {
        headers: { authorization: `Bearer ${stack.token(OPERATOR)}` },
      });
      expect(await content.text()).toBe(CONTENT);
      await send(present.browser, 'DELETE', `/api/delayed-calls/${work.delayedCallId}`);
      const { jobId } = await send(present.browser, 'POST', `/api/jobs/${work.jobId}/undo`);
      await expect.poll(() => read(present.browser, `/api/jobs/${jobId}`), POLL).toMatchObject({ state: 'ended' });
      expect(await read(present.browser, `/api/drive/v3/files/${work.fileId}?fields=name`)).toEqual({
        name: 'Former.txt',
      });
      const after = await readAll(present.browser, work.paths);
      await present.stop();
      expect(await stack.runConsole(PRESENT, RECORDS, 'verify')).toMatchObject({
        code: 0,
        output: expect.stringContaining('all intact'),
      });
      await expectRefusals(stack, root);
      const again = await stack.start(PRESENT, cookies);
      await expect.poll(() => readAll(again.browser, work.paths), POLL).toMatchObject(after);
      await again.stop();
    },
    TEST_MS,
  );
});

/** Checks that the former version rejects the migrated data and names the migration. */
async function expectRefusals(stack: VersionedStack, root: string): Promise<void> {
  const refusal = (subject: string, migration: string) =>
    new RegExp(
      `^${subject} was written by a newer version \\(it has the migration ${migration}\\): update, or restore a backup\\.$`,
      'm',
    );
  if (isOlder(root, 'console')) {
    const output = expect.stringMatching(refusal('The store', '\\d{4}-[\\w-]+'));
    expect(await stack.runConsole(root)).toEqual({ code: 1, output });
  }
  if (isOlder(root, 'services')) {
    const output = expect.stringMatching(refusal('\\S+services\\.db', '\\d{4}-[\\w-]+\\.sql'));
    expect(await stack.runServices(root)).toEqual({ code: 1, output });
  }
}

test('at least one version has an older schema, so a migration runs', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rotunda-version-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  checkOut(LANDED_VERSIONS[0] ?? '', root);
  expect(isOlder(root, 'console')).toBe(true);
});
