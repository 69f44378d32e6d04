import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

const KEYS = [
  'name',
  'name_natural',
  'modifiedTime',
  'createdTime',
  'recency',
  'modifiedByMeTime',
  'folder',
  'starred',
];
const COUNT = 9;
/** A word that all files contain, and that some names contain at times. A search for it orders by relevance. */
const WORD = 'walrus';

let services: TestServices;
let client: ReturnType<typeof driveAs>;

beforeAll(async () => {
  services = await startTestServices();
  client = driveAs(services, 'ana@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates a folder with some files. Returns the IDs. */
function fill(): { folderId: string; ids: string[] } {
  const { db, clock } = services;
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const creator = { accountId, permissionId };
  const make = (parent: ReturnType<typeof ensureMyDriveRoot>, name: string, mimeType: string) =>
    createItem(db, { parent, name, mimeType, creator, createdAt: clock.nowMs(), indexableText: WORD });
  return db.transaction(() => {
    const folder = make(ensureMyDriveRoot(db, creator, 1), 'folder', FOLDER_TYPE);
    const types = ['text/plain', 'text/plain', FOLDER_TYPE];
    const ids = Array.from({ length: COUNT }, (_, index) => make(folder, `m${index}`, types[index % 3] ?? '').id);
    return { folderId: folder.id, ids };
  });
}

/** An action between two pages. Numbers are taken modulo the number of files. */
type Act =
  | { kind: 'create'; name: string }
  | { kind: 'delete'; file: number }
  | { kind: 'rename'; file: number; name: string }
  | { kind: 'read again' };

const file = fc.nat({ max: 3 * COUNT });
const name = fc.constantFrom('a', 'm5b', 'z', WORD);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name }),
  fc.record({ kind: fc.constant('delete' as const), file }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rename' as const), file, name }) },
  fc.record({ kind: fc.constant('read again' as const) }),
);
const orders = fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom('', ' desc')).map((parts) => parts.join(''));

test('an item present throughout is listed once, whatever is created, deleted and renamed between pages', async () => {
  const listing = fc.record({
    isSearch: fc.boolean(),
    order: fc.option(orders, { nil: undefined }),
    pageSize: fc.integer({ min: 1, max: 5 }),
    acts: fc.array(fc.array(act, { maxLength: 4 }), { minLength: COUNT }),
  });
  await fc.assert(
    fc.asyncProperty(listing, async ({ isSearch, order, pageSize, acts }) => {
      const { folderId, ids } = fill();
      const throughout = new Set(ids);
      const listed: string[] = [];
      const perform = async (step: Act) => {
        const fileId = 'file' in step ? (ids[step.file % ids.length] ?? '') : '';
        if (step.kind === 'create')
          await client.files.create({ requestBody: { name: step.name, parents: [folderId] } });
        if (step.kind === 'rename' && throughout.has(fileId)) await client.files.update({ fileId, requestBody: step });
        if (step.kind === 'delete' && throughout.delete(fileId)) await client.files.delete({ fileId });
      };
      const inFolder = `'${folderId}' in parents`;
      const filter = isSearch
        ? { q: `${inFolder} and fullText contains '${WORD}'`, pageSize }
        : { q: inFolder, pageSize, ...(order && { orderBy: order }) };
      let pageToken: string | undefined;
      for (let page = 0; page === 0 || pageToken; page += 1) {
        const read = () => client.files.list({ ...filter, ...(pageToken && { pageToken }) });
        const steps = acts[page] ?? [];
        // A client that misses a response requests the page again.
        if (steps.some(({ kind }) => kind === 'read again')) await read();
        const { data } = await read();
        expect(data.files?.length).toBeLessThanOrEqual(pageSize);
        listed.push(...(data.files ?? []).map(({ id }) => id ?? ''));
        for (const step of steps) await perform(step);
        pageToken = data.nextPageToken ?? undefined;
      }
      const retained = listed.filter((id) => throughout.has(id));
      expect(retained.toSorted()).toEqual([...throughout].toSorted());
    }),
    { numRuns: 30 },
  );
});
