import type { drive_v3 } from '@googleapis/drive';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveThrough } from './drive-client.ts';

/** Two apps with access to single files, and one with access to all files. */
const APPS = [
  ['notes', 'drive.file'],
  ['photos', 'drive.file'],
  ['console', 'drive'],
] as const;

let services: TestServices;
let clients: drive_v3.Drive[];

beforeAll(async () => {
  services = await startTestServices();
  clients = APPS.map(([clientId, suffix]) =>
    driveThrough(services, 'ana@example.com', { clientId, suffixes: [suffix] }),
  );
});
afterAll(() => services[Symbol.asyncDispose]());

type Step = { kind: 'create' | 'copy' | 'rename' | 'trash' | 'delete'; app: number; file: number };

/** The expected state: the existing files, and the app that has access to each. */
type Model = { there: Set<string>; given: Map<string, number> };

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'create' as const,
      'create' as const,
      'copy' as const,
      'rename' as const,
      'trash' as const,
      'delete' as const,
    ),
    app: fc.nat({ max: APPS.length - 1 }),
    file: fc.nat({ max: 20 }),
  }),
  { minLength: 1, maxLength: 15 },
);

const seesAll = (app: number) => APPS[app]?.[1] === 'drive';
const sees = ({ given }: Model, app: number, id: string) => seesAll(app) || given.get(id) === app;

/** Performs a step. Expects a rejection exactly if the app has no access to the file. */
async function perform({ kind, app, file }: Step, model: Model): Promise<void> {
  const client = clients[app];
  const fileId = [...model.there][file % Math.max(1, model.there.size)];
  if (!client || (kind !== 'create' && fileId === undefined)) return;
  const status = await attempt(client, kind, fileId ?? '', (id) => {
    model.there.add(id);
    model.given.set(id, app);
  });
  const isOpen = kind === 'create' || sees(model, app, fileId ?? '');
  expect(status).toBe(isOpen ? 'done' : 'appNotAuthorizedToFile');
  if (kind === 'delete' && isOpen) model.there.delete(fileId ?? '');
}

async function attempt(client: drive_v3.Drive, kind: Step['kind'], fileId: string, onMade: (id: string) => void) {
  try {
    if (kind === 'create') onMade((await client.files.create()).data.id ?? '');
    else if (kind === 'copy') onMade((await client.files.copy({ fileId })).data.id ?? '');
    else if (kind === 'delete') await client.files.delete({ fileId });
    else await client.files.update({ fileId, requestBody: kind === 'rename' ? { name: 'new' } : { trashed: true } });
    return 'done';
  } catch (error) {
    return JSON.parse(JSON.stringify(error)).response?.data?.error?.errors?.[0]?.reason ?? String(error);
  }
}

async function listIds(client: drive_v3.Drive): Promise<Set<string>> {
  const ids = new Set<string>();
  let pageToken: string | undefined;
  do {
    const { data } = await client.files.list({ pageSize: 3, ...(pageToken !== undefined && { pageToken }) });
    for (const { id } of data.files ?? []) ids.add(id ?? '');
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken !== undefined);
  return ids;
}

/** Applies the changes since a token to the listed files. Returns the IDs of all reported files. */
async function replay(client: drive_v3.Drive, start: string, listed: Set<string>): Promise<Set<string>> {
  const notified = new Set<string>();
  let pageToken: string | undefined = start;
  while (pageToken !== undefined) {
    const { data }: { data: drive_v3.Schema$ChangeList } = await client.changes.list({ pageToken, pageSize: 3 });
    for (const { fileId, removed } of data.changes ?? []) {
      notified.add(fileId ?? '');
      if (removed) listed.delete(fileId ?? '');
      else listed.add(fileId ?? '');
    }
    pageToken = data.nextPageToken ?? undefined;
  }
  return notified;
}

test('each app lists, reads and follows the files it created, and a whole-drive app all files, whatever apps do', async () => {
  const model: Model = { there: new Set(), given: new Map() };
  await fc.assert(
    fc.asyncProperty(steps, async (performed) => {
      const start = (await services.call('ana@example.com', 'GET', '/drive/v3/changes/startPageToken')).body;
      const { startPageToken } = JSON.parse(JSON.stringify(start));
      const before = await Promise.all(clients.map(listIds));
      for (const step of performed) await perform(step, model);
      for (const [app, client] of clients.entries()) {
        const expected = new Set([...model.there].filter((id) => sees(model, app, id)));
        expect(await listIds(client)).toEqual(expected);
        const followed = before[app] ?? new Set();
        const reported = await replay(client, startPageToken, followed);
        expect(followed).toEqual(expected);
        expect([...reported].filter((id) => !sees(model, app, id))).toEqual([]);
      }
    }),
    { numRuns: process.env.LONG_TESTS ? 100 : 10 },
  );
});
