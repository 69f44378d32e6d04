// Tests upgrades from former versions of the console to the current one and back, as described in docs/upgrade.md.
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { migrations } from '#platform/store/migrations.ts';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { type FormerVersion, listFormerVersions } from '#testing/processes/former-version.ts';
import { Installation } from './installation.ts';

const EMAIL = 'operator@example.com';
const HOLD_MS = 10_000;
const POLL_MS = 40_000;
// Processes start and end one after the other.
const TEST_MS = 180_000;
const VIEW = { screen: 'processes', name: 'Failing now', search: { status: ['FAILED'] } };
const BEFORE = { reasonSnippets: ['Written before the upgrade.'] };
const AFTER = { reasonSnippets: ['Written after the upgrade.'] };

const file = z.object({ id: z.string(), name: z.string() });
const job = z.looseObject({ jobId: z.string(), state: z.string() });
const delayedCall = z.looseObject({ delayedCallId: z.string(), state: z.string() });

type TestFile = z.infer<typeof file>;
/** The data written with the former version. */
type Work = { renamed: TestFile; later: TestFile; jobId: string; delayedCallId: string };

const versions = listFormerVersions().toSorted((a, b) => (a.lastMigration < b.lastMigration ? -1 : 1));
/** The oldest version, whose upgrade runs the most migrations; `pnpm test:faults` upgrades all of them. */
const tested = process.env.LONG_TESTS ? versions : versions.slice(0, 1);
const newest = migrations.at(-1)?.name;

let installed: Installation;

async function createFile(name: string): Promise<TestFile> {
  return file.parse((await installed.services.call(EMAIL, 'POST', '/drive/v3/files?fields=id,name', { name })).body);
}

async function nameOf({ id }: TestFile): Promise<string> {
  return file.parse((await installed.services.call(EMAIL, 'GET', `/drive/v3/files/${id}?fields=id,name`)).body).name;
}

function send(browser: TestBrowser, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, body: JSON.stringify(body) });
}

async function read(browser: TestBrowser, path: string): Promise<unknown> {
  const response = await browser.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

function created(response: Response): unknown {
  expect([response.status, response.text]).toEqual([201, expect.anything()]);
  return response.json();
}

const renaming = ({ id, name }: TestFile) => ({ params: { fileId: id }, body: { name: `${name} (renamed)` } });

/** Creates a setting, a view, a role, a completed job, an index, and a call that is not due yet. */
async function work(browser: TestBrowser): Promise<Work> {
  const [renamed, later, reviewed] = [await createFile('Now'), await createFile('Later'), await createFile('Reviewed')];
  const approval = { reviewerEmails: [EMAIL] };
  await installed.services.call(EMAIL, 'POST', `/drive/v3/files/${reviewed.id}/approvals:start`, approval);
  expect((await send(browser, 'PATCH', '/api/preferences', BEFORE)).status).toBe(200);
  created(await send(browser, 'POST', '/api/views', VIEW));
  const role = await send(browser, 'PUT', '/auth/people/roles/colleague@example.com', { roles: ['reviewer'] });
  expect(role.status).toBe(200);
  const items = [{ id: renamed.id, label: renamed.name, ...renaming(renamed) }];
  const draft = { title: 'Rename', operationId: 'drive.files.update', items };
  const { jobId } = job.parse(created(await send(browser, 'POST', '/api/jobs', draft)));
  await expect.poll(() => read(browser, `/api/jobs/${jobId}`), { timeout: POLL_MS }).toMatchObject({ state: 'ended' });
  await expect.poll(() => read(browser, '/api/indexes/approvals'), { timeout: POLL_MS }).toMatchObject(INDEXED);
  // The check runs next to the running version, before the delay of the call starts.
  expect(await installed.runPresent('main.js', '--check')).toEqual({
    code: 0,
    output: 'The configuration is valid.\n',
  });
  const call = { operationId: 'drive.files.update', ...renaming(later), label: 'Rename', holdMs: HOLD_MS };
  const { delayedCallId } = delayedCall.parse(created(await send(browser, 'POST', '/api/delayed-calls', call)));
  return { renamed, later, jobId, delayedCallId };
}

const INDEXED = { rows: [{ title: 'Reviewed' }], coverage: { state: 'current' } };

/** Reads all data with a session from before the upgrade. */
async function findWork(browser: TestBrowser, { jobId }: Work): Promise<void> {
  expect(await read(browser, '/auth/session')).toMatchObject({ user: { email: EMAIL } });
  expect(await read(browser, '/api/preferences')).toEqual(BEFORE);
  expect(await read(browser, '/api/views')).toMatchObject({ views: [VIEW] });
  expect(await read(browser, '/auth/people/roles')).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ email: 'colleague@example.com', roles: ['reviewer'] })]),
  });
  expect(await read(browser, `/api/jobs/${jobId}`)).toMatchObject({
    state: 'ended',
    counts: { done: 1 },
    canUndo: true,
  });
  await expect.poll(() => read(browser, '/api/indexes/approvals'), { timeout: POLL_MS }).toMatchObject(INDEXED);
  expect(await read(browser, '/api/audit?operation=drive.files.update')).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ title: 'Now (renamed)', outcome: 'succeeded' })]),
  });
}

/** Starts the former version on the database of the current one, which is stopped. */
async function expectRefusal(visitor: TestBrowser): Promise<void> {
  const refusal =
    /The store was written by a newer version \(it has the migration \d{4}-[\w-]+\): update, or restore a backup\./;
  expect(await installed.runFormer('main')).toMatchObject({ code: 1, output: expect.stringMatching(refusal) });
  expect((await installed.runFormer('main', '--check')).output).toMatch(refusal);
  // The failed start has not changed the store.
  const { browser, console } = await installed.startPresent();
  expect(await read(moveSession(visitor, browser), '/api/preferences')).toEqual(AFTER);
  expect(await console.stop()).toMatchObject({ code: 0 });
}

/** Copies the session of a browser to a browser of another replica. */
function moveSession(from: TestBrowser, to: TestBrowser): TestBrowser {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
  return to;
}

/** Runs the former version with some data, backs it up, and upgrades. */
async function upgrade(version: FormerVersion) {
  installed = await Installation.of(version);
  onTestFinished(() => installed[Symbol.asyncDispose]());
  const former = await installed.startFormer();
  await former.browser.signIn();
  const done = await work(former.browser);
  expect(await former.console.stop()).toMatchObject({ code: 0 });
  expect(await nameOf(done.later)).toBe('Later');
  const restore = await installed.backUp();
  // All replicas of the new version can start at the same time: one of them migrates, the others wait.
  const count = inject('postgresTemplate') === undefined ? 1 : 2;
  const replicas = await Promise.all(Array.from({ length: count }, () => installed.startPresent()));
  return { former, done, replicas, restore };
}

describe.each(tested.map((version) => [version.commit, version] as const))('from %s', (_commit, version) => {
  test(
    'sessions, settings, jobs, indexes and delayed calls survive an upgrade, the old version rejects the new schema, and a backup reverts it',
    async () => {
      const { former, done, replicas, restore } = await upgrade(version);
      for (const { browser } of replicas) await findWork(moveSession(former.browser, browser), done);
      const [{ browser } = former] = replicas;
      await expect
        .poll(() => read(browser, `/api/delayed-calls/${done.delayedCallId}`), { timeout: POLL_MS })
        .toMatchObject({ state: 'sent' });
      expect(await nameOf(done.later)).toBe('Later (renamed)');
      const undo = job.parse(created(await send(browser, 'POST', `/api/jobs/${done.jobId}/undo`)));
      await expect
        .poll(() => read(browser, `/api/jobs/${undo.jobId}`), { timeout: POLL_MS })
        .toMatchObject({ state: 'ended' });
      expect(await nameOf(done.renamed)).toBe('Now');
      expect((await send(browser, 'PATCH', '/api/preferences', AFTER)).json()).toEqual(AFTER);
      expect((await browser.signIn('/files')).headers.location).toBe('/files');
      const verified = await installed.runPresent('app/records-main.ts', 'verify');
      expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('all intact') });
      for (const { console } of replicas) expect(await console.stop()).toMatchObject({ code: 0 });
      if (version.lastMigration !== newest) await expectRefusal(browser);
      await restore();
      const again = await installed.startFormer();
      await findWork(moveSession(former.browser, again.browser), done);
      // The call was not sent before the backup was made.
      await expect
        .poll(() => read(again.browser, `/api/delayed-calls/${done.delayedCallId}`), { timeout: POLL_MS })
        .toMatchObject({ state: 'sent' });
      expect((await again.browser.signIn('/files')).headers.location).toBe('/files');
    },
    TEST_MS,
  );
});

test('at least one former version has an older schema, so a migration runs', () => {
  expect(tested.some(({ lastMigration }) => lastMigration !== newest)).toBe(true);
});
