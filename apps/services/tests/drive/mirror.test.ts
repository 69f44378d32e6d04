import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const GROUP_PERMISSION = '90000000000000000002';
const NODES = 6;

let nowMs = Date.UTC(2026, 2, 1);
let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  for (const name of ['ana', 'bo']) services.account(`${name}@example.com`);
  services.db.run(`INSERT INTO groups VALUES ('g', 'team@example.com', 'Team', '${GROUP_PERMISSION}', 'example.com')`);
  services.db.run("INSERT INTO group_members VALUES ('g', ?)", services.account('bo@example.com').id);
});
afterAll(() => services[Symbol.asyncDispose]());

/** An action of Ana. Numbers are taken modulo the number of her items. */
type Act =
  | { kind: 'create'; in: number; isFolder: boolean }
  | { kind: 'delete'; node: number }
  | { kind: 'rename'; node: number; name: string }
  | { kind: 'share'; node: number; with: 'user' | 'group'; isShort: boolean }
  | { kind: 'unshare'; node: number; with: 'user' | 'group' }
  | { kind: 'limit'; node: number; isOn: boolean }
  | { kind: 'move'; node: number; to: number }
  | { kind: 'trash'; node: number; isOn: boolean }
  | { kind: 'membership'; isOn: boolean }
  | { kind: 'wait' };

const node = fc.nat({ max: 3 * NODES });
const isOn = fc.boolean();
const grantee = fc.constantFrom('user' as const, 'group' as const);
const name = fc.constantFrom('plan', 'draft', 'old');
const kindOf = <const Kind extends string>(kind: Kind) => fc.constant(kind);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: kindOf('create'), in: node, isFolder: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('delete'), node }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('rename'), node, name }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('share'), node, with: grantee, isShort: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('unshare'), node, with: grantee }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('limit'), node, isOn }) },
  { weight: 3, arbitrary: fc.record({ kind: kindOf('move'), node, to: node }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('trash'), node, isOn }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('membership'), isOn }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('wait') }) },
);

/** Creates Ana's items: nested folders, a file in the last one, and a shared drive with a folder and a file. */
async function createItems(): Promise<Items> {
  const { data: drive } = await as('ana').drives.create({ requestId: randomUUID(), requestBody: { name: 'Team' } });
  const items = { driveId: drive.id ?? '', ids: [drive.id ?? ''] };
  await create(items, items.driveId, true);
  await create(items, items.driveId, false);
  let parent = 'root';
  for (let index = 0; index < NODES; index += 1) parent = await create(items, parent, index < NODES - 1);
  return items;
}

type Items = { driveId: string; ids: string[] };

async function create({ ids }: Items, parent: string, isFolder: boolean): Promise<string> {
  const requestBody = { name: 'node', parents: [parent], mimeType: isFolder ? FOLDER : 'text/plain' };
  const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
  ids.push(data.id ?? '');
  return data.id ?? '';
}

async function perform(step: Act, items: Items): Promise<void> {
  const client = as('ana');
  const idOf = (index: number) => items.ids[index % items.ids.length] ?? '';
  const fileId = 'node' in step ? idOf(step.node) : items.driveId;
  const update = (requestBody: object, addParents?: string) =>
    client.files.update({ fileId, requestBody, supportsAllDrives: true, ...(addParents && { addParents }) });
  switch (step.kind) {
    case 'create':
      await create(items, idOf(step.in), step.isFolder);
      return;
    case 'delete':
      await client.files.delete({ fileId, supportsAllDrives: true });
      return;
    case 'rename':
      await update({ name: step.name });
      return;
    case 'share': {
      const expirationTime = step.isShort ? { expirationTime: new Date(nowMs + 1_800_000).toISOString() } : {};
      await grant(fileId, step.with, expirationTime);
      return;
    }
    case 'unshare':
      await revoke(fileId, step.with);
      return;
    case 'limit':
      await update({ inheritedPermissionsDisabled: step.isOn });
      return;
    case 'move':
      await update({}, idOf(step.to));
      return;
    case 'trash':
      await update({ trashed: step.isOn });
      return;
    case 'membership':
      await (step.isOn ? grant(fileId, 'user', {}) : revoke(fileId, 'user'));
      return;
    case 'wait':
      nowMs += 3_600_000;
  }
}

async function grant(fileId: string, type: 'user' | 'group', more: object): Promise<void> {
  const emailAddress = type === 'user' ? 'bo@example.com' : 'team@example.com';
  const requestBody = { type, role: 'reader', emailAddress, ...more };
  await as('ana').permissions.create({ fileId, requestBody, supportsAllDrives: true });
}

async function revoke(fileId: string, type: 'user' | 'group'): Promise<void> {
  const permissionId = type === 'group' ? GROUP_PERMISSION : services.account('bo@example.com').permissionId;
  await as('ana').permissions.delete({ fileId, permissionId, supportsAllDrives: true });
}

type File = { id?: string | null; name?: string | null; trashed?: boolean | null; driveId?: string | null };
type State = { driveId: string | undefined; text: string };

const FILE_FIELDS = 'id,name,trashed,driveId';
const ALL_DRIVES = { supportsAllDrives: true, includeItemsFromAllDrives: true };
const toState = ({ name: title, trashed, driveId }: File): State => ({
  driveId: driveId ?? undefined,
  text: `${title}${trashed ? ', in the trash' : ''}`,
});

/** Lists all files that Bo can see. */
async function listFiles(): Promise<[string, State][]> {
  const { data } = await as('bo').files.list({ pageSize: 1000, fields: `files(${FILE_FIELDS})`, ...ALL_DRIVES });
  return (data.files ?? []).map((file) => [file.id ?? '', toState(file)]);
}

/** A client of Bo that follows the change log, and reads a shared drive again as a whole when the drive changes. */
class Mirror {
  readonly known = new Map<string, State>();
  readonly #isOfInterest: (id: string) => boolean;
  #pageToken: string;

  /** Ignores other items, because grants of earlier runs expire in the meantime. */
  constructor(isOfInterest: (id: string) => boolean, pageToken: string) {
    this.#isOfInterest = isOfInterest;
    this.#pageToken = pageToken;
  }

  async follow(): Promise<void> {
    const fields = `newStartPageToken,nextPageToken,changes(fileId,driveId,removed,file(${FILE_FIELDS}))`;
    for (;;) {
      const { data } = await as('bo').changes.list({ pageToken: this.#pageToken, pageSize: 5, fields, ...ALL_DRIVES });
      for (const { fileId, driveId, removed, file } of data.changes ?? []) {
        if (driveId && this.#isOfInterest(driveId)) await this.#readDrive(driveId);
        if (!fileId || !this.#isOfInterest(fileId)) continue;
        if (removed || !file) this.known.delete(fileId);
        else this.known.set(fileId, toState(file));
      }
      this.#pageToken = data.nextPageToken ?? data.newStartPageToken ?? '';
      if (data.newStartPageToken) return;
    }
  }

  async #readDrive(driveId: string): Promise<void> {
    for (const [id, state] of this.known) if (state.driveId === driveId) this.known.delete(id);
    for (const [id, state] of await listFiles()) if (state.driveId === driveId) this.known.set(id, state);
  }
}

test('a client that follows the change log has the same state as a full list, whatever happens to items and drives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const items = await createItems();
      const { data: start } = await as('bo').changes.getStartPageToken();
      const mirror = new Mirror((id) => items.ids.includes(id), start.startPageToken ?? '');
      for (const step of acts) {
        // Some actions are invalid in their state, such as moving a folder into itself. These are rejected.
        await perform(step, items).catch((error: { status?: number }) => {
          expect([400, 403, 404]).toContain(error.status);
        });
        await mirror.follow();
        const shown = (await listFiles()).filter(([id]) => items.ids.includes(id));
        expect([...mirror.known].toSorted()).toEqual(shown.toSorted());
      }
    }),
    { numRuns: 12 },
  );
});
