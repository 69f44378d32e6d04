import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { refreshAccess } from '#items/access.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const COUNT = 24;
const ALL_DRIVES = { supportsAllDrives: true, includeItemsFromAllDrives: true };

let services: TestServices;
const as = (email: string) => driveAs(services, email.includes('@') ? email : `${email}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

/** A file with all sort keys of lists. Times are in days; 0 means never. */
type Known = {
  id: string;
  name: string;
  folder: number;
  createdTime: number;
  modifiedTime: number;
  modifiedByMeTime: number;
  viewedByMeTime: number;
  sharedWithMeTime: number;
  starred: number;
  quotaBytesUsed: number;
};

/** Creates files of Ana that Dee can read, each with different activity by Dee. */
function fill(): Known[] {
  const { db } = services;
  const [ana, dee] = [services.account('ana@example.com'), services.account('dee@example.com')];
  const creator = { accountId: ana.id, permissionId: ana.permissionId };
  return db.transaction(() => {
    const shelf = createItem(db, {
      name: 'shelf',
      mimeType: FOLDER_TYPE,
      parent: ensureMyDriveRoot(db, creator, 1),
      creator,
      createdAt: 1,
    });
    return Array.from({ length: COUNT }, (_, index) => {
      const known = {
        name: ['File 2', 'file 10', 'file 1', 'Été', 'etude', 'File 02', 'b', 'A'][index % 8] ?? '',
        folder: index % 5 === 0 ? 0 : 1,
        createdTime: 1 + ((index * 5) % 9),
        modifiedTime: 2 + ((index * 7) % 10),
        modifiedByMeTime: index % 4 === 0 ? 0 : (index * 3) % 8,
        viewedByMeTime: index % 3 === 0 ? 0 : 1 + ((index * 11) % 17),
        sharedWithMeTime: index % 2 === 0 ? 0 : 1 + ((index * 5) % 7),
        starred: index % 6 === 1 ? 1 : 0,
        quotaBytesUsed: index % 5 === 0 ? 0 : (index * 13) % 100,
      };
      const { id, number } = createItem(db, {
        name: known.name,
        parent: shelf,
        creator,
        mimeType: known.folder === 0 ? FOLDER_TYPE : 'text/plain',
        createdAt: known.createdTime * DAY_MS,
        modifiedAt: known.modifiedTime * DAY_MS,
      });
      db.run(
        'UPDATE items SET size_bytes = ? WHERE number = ?',
        known.folder === 0 ? null : known.quotaBytesUsed,
        number,
      );
      const mark = [known.starred, known.viewedByMeTime, known.modifiedByMeTime].map((value) => value || null);
      const times = mark.slice(1).map((days) => days && days * DAY_MS);
      db.run(
        'INSERT INTO item_marks (account_id, item_number, starred, viewed_at, modified_at) VALUES (?, ?, ?, ?, ?)',
        dee.id,
        number,
        mark[0] ?? 0,
        ...times,
      );
      const grant = { type: 'user', grantee: dee.id, id: dee.permissionId, role: 'reader' } as const;
      // Files that are not shared with Dee directly are shared through the folder.
      if (known.sharedWithMeTime) putPermission(db, number, { ...grant, grantedAt: known.sharedWithMeTime * DAY_MS });
      if (index === COUNT - 1) putPermission(db, shelf.number, { ...grant, grantedAt: 1 });
      if (index === COUNT - 1) refreshAccess(db, shelf.number);
      return { id, ...known };
    });
  });
}

const toKey = (name: string) => name.normalize('NFC').toLowerCase();
const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
const toNumbers = (name: string) =>
  toKey(name).replaceAll(/\d+/gu, (digits) => digits.replace(/^0+/u, '').padStart(9, '0'));

/** Compares two files by a key, ascending. */
const ORDERS: Readonly<Record<string, (left: Known, right: Known) => number>> = {
  createdTime: (left, right) => left.createdTime - right.createdTime,
  folder: (left, right) => left.folder - right.folder,
  modifiedByMeTime: (left, right) => left.modifiedByMeTime - right.modifiedByMeTime,
  modifiedTime: (left, right) => left.modifiedTime - right.modifiedTime,
  name: (left, right) => byText(toKey(left.name), toKey(right.name)),
  name_natural: (left, right) => byText(toNumbers(left.name), toNumbers(right.name)),
  quotaBytesUsed: (left, right) => left.quotaBytesUsed - right.quotaBytesUsed,
  recency: (left, right) => latest(left) - latest(right),
  sharedWithMeTime: (left, right) => left.sharedWithMeTime - right.sharedWithMeTime,
  starred: (left, right) => left.starred - right.starred,
  viewedByMeTime: (left, right) => left.viewedByMeTime - right.viewedByMeTime,
};

const latest = (file: Known) => Math.max(file.createdTime, file.modifiedTime, file.viewedByMeTime);

/** Returns whether files are in an order, by comparing neighbours. */
function isInOrder(files: readonly Known[], orderBy: string): boolean {
  const compare = (left: Known, right: Known) => {
    const results = orderBy.split(',').map((key) => {
      const [name = '', direction] = key.trim().split(' ');
      const result = ORDERS[name]?.(left, right) ?? Number.NaN;
      return direction === 'desc' ? -result : result;
    });
    return results.find((result) => result !== 0) ?? 0;
  };
  return files.slice(1).every((file, index) => compare(files[index] ?? file, file) <= 0);
}

describe('the order of a list', () => {
  test('follows each key, ascending and descending, alone and after another one, on one page and on several', async () => {
    const files = fill();
    const byId = new Map(files.map((file) => [file.id, file]));
    const keys = Object.keys(ORDERS);
    const together = [
      'folder,name_natural desc',
      'starred desc, modifiedTime',
      'folder desc,viewedByMeTime desc,name',
      'viewedByMeTime,folder',
      'sharedWithMeTime desc,createdTime asc',
    ];
    const orders = [...keys, ...keys.map((key) => `${key} desc`), ...together];
    for (const orderBy of orders) {
      const read = async (pageSize: number, pageToken?: string) =>
        (await as('dee').files.list({ q: "name != 'shelf'", orderBy, pageSize, ...(pageToken && { pageToken }) })).data;
      const first = await read(COUNT - 7);
      const rest = await read(COUNT - 7, first.nextPageToken ?? '');
      const listed = [...(first.files ?? []), ...(rest.files ?? [])].flatMap(({ id }) => byId.get(id ?? '') ?? []);
      expect({ orderBy, count: new Set(listed).size, isInOrder: isInOrder(listed, orderBy) }).toEqual({
        orderBy,
        count: COUNT,
        isInOrder: true,
      });
    }
    const { data } = await as('dee').files.list({ q: "name != 'shelf'" });
    expect(
      isInOrder(
        (data.files ?? []).flatMap(({ id }) => byId.get(id ?? '') ?? []),
        'modifiedTime desc',
      ),
    ).toBe(true);
  });

  test('by bytes used includes the revisions that are kept forever', async () => {
    const client = as('kim');
    const put = async (name: string, ...contents: string[]) => {
      const { data } = await client.files.create({ requestBody: { name } });
      const fileId = data.id ?? '';
      for (const content of contents) {
        const media = { mimeType: 'text/plain', body: Readable.from([content]) };
        await client.files.update({ fileId, media, keepRevisionForever: true }, uploadsTo(services));
      }
      return fileId;
    };
    const fileId = await put('kept', 'x'.repeat(30), 'x'.repeat(2));
    await put('large', 'x'.repeat(20));
    await put('small', 'x'.repeat(5));
    const list = async () => {
      const fields = 'files(name,quotaBytesUsed)';
      const { data } = await client.files.list({ orderBy: 'quotaBytesUsed desc', fields });
      return (data.files ?? []).map((file) => `${file.name} ${file.quotaBytesUsed}`);
    };
    expect(await list()).toEqual(['kept 32', 'large 20', 'small 5']);
    const { data: about } = await client.about.get({ fields: 'storageQuota(usage,usageInDriveTrash)' });
    expect(about.storageQuota).toEqual({ usage: '57', usageInDriveTrash: '0' });
    const { data: history } = await client.revisions.list({ fileId, fields: 'revisions(id,size)' });
    const revisionId = history.revisions?.find(({ size }) => size === '30')?.id ?? '';
    await client.revisions.delete({ fileId, revisionId });
    expect(await list()).toEqual(['large 20', 'small 5', 'kept 2']);
  });

  test('cannot be combined with a full-text search, whose results are ordered by relevance', async () => {
    const refusal = await refusalOf(as('dee').files.list({ q: "fullText contains 'shelf'", orderBy: 'name' }));
    expect(refusal).toMatchObject({ status: 403, reason: 'forbidden', location: 'orderBy' });
  });

  test.each(['size', 'name up', 'name desc desc', 'name,,folder', 'Name'])('cannot be %j', async (orderBy) => {
    const refusal = await refusalOf(as('dee').files.list({ orderBy }));
    expect(refusal).toEqual({ status: 400, reason: 'invalid', location: 'orderBy' });
  });
});

describe('the corpus of a list', () => {
  const list = async (name: string, params: object) => {
    const { data } = await as(name).files.list({ orderBy: 'name', pageSize: 1000, ...params });
    expect(data.incompleteSearch).toBe(false);
    return (data.files ?? []).map((file) => file.name);
  };

  test('contains the files of the user, of the domain, of one shared drive, or of all of them', async () => {
    services.account('far@other.example');
    const owner = as('bo');
    const { data: drive } = await owner.drives.create({ requestId: 'corpora', requestBody: { name: 'Team' } });
    const { data: second } = await owner.drives.create({ requestId: 'corpora-2', requestBody: { name: 'Crew' } });
    const make = async (title: string, parent = 'root', grant?: object) => {
      const requestBody = { name: title, parents: [parent] };
      const { data } = await owner.files.create({ requestBody, supportsAllDrives: true });
      if (grant) await owner.permissions.create({ fileId: data.id ?? '', requestBody: grant });
    };
    const domain = { type: 'domain', domain: 'example.com', role: 'reader' };
    await make('1 own');
    await make('2 for the domain', 'root', { ...domain, allowFileDiscovery: true });
    await make('3 by link in the domain', 'root', domain);
    await make('4 by link', 'root', { type: 'anyone', role: 'reader' });
    await make('5 in the drive', drive.id ?? '');
    await make('6 in the other', second.id ?? '');
    const own = ['1 own', '2 for the domain', '3 by link in the domain', '4 by link'];
    const inDrives = ['5 in the drive', '6 in the other'];
    expect(await list('bo', {})).toEqual(own);
    expect(await list('bo', { corpora: 'user', supportsAllDrives: true })).toEqual(own);
    expect(await list('bo', { corpora: 'user', ...ALL_DRIVES })).toEqual([...own, ...inDrives]);
    expect(await list('bo', { corpora: 'allDrives', ...ALL_DRIVES })).toEqual([...own, ...inDrives]);
    const one = { corpora: 'drive', driveId: drive.id ?? '' };
    expect(await list('bo', { ...one, ...ALL_DRIVES })).toEqual(['5 in the drive']);
    for (const name of ['bo', 'cy']) {
      expect(await list(name, { corpora: 'domain' })).toEqual(['2 for the domain']);
      expect(await list(name, { corpus: 'domain' })).toEqual(['2 for the domain']);
    }
    expect(await list('cy', {})).toEqual([]);
    expect(await list('cy', { corpora: 'allDrives', ...ALL_DRIVES })).toEqual([]);
    expect(await list('far@other.example', { corpora: 'domain' })).toEqual([]);
    const refusal = (params: object) => refusalOf(owner.files.list(params));
    const needed = { status: 403, reason: 'teamDrivesParameterRequired' };
    expect(await refusal({ ...one, supportsAllDrives: true })).toMatchObject(needed);
    expect(await refusal({ corpora: 'allDrives', includeItemsFromAllDrives: true })).toMatchObject(needed);
    expect(await refusal({ driveId: drive.id ?? '', ...ALL_DRIVES })).toMatchObject({
      status: 400,
      location: 'driveId',
    });
    expect(await refusal({ corpora: 'everything' })).toEqual({ status: 400, reason: 'invalid', location: 'corpora' });
    expect(await refusalOf(as('cy').files.list({ ...one, ...ALL_DRIVES }))).toMatchObject({
      status: 404,
      location: 'driveId',
    });
  });

  test('is returned in pages of one to a thousand files, and a token is valid only for its list', async () => {
    for (const pageSize of [0, -5]) {
      expect(await refusalOf(as('dee').files.list({ pageSize }))).toEqual({
        status: 400,
        reason: 'invalid',
        location: 'pageSize',
      });
    }
    expect((await as('dee').files.list({ pageSize: 5000 })).status).toBe(200);
    const { data } = await as('dee').files.list({ pageSize: 2, orderBy: 'name' });
    const pageToken = data.nextPageToken ?? '';
    const wrong = { status: 400, reason: 'invalid', location: 'pageToken' };
    expect(await refusalOf(as('dee').files.list({ pageSize: 2, orderBy: 'name desc', pageToken }))).toEqual(wrong);
    expect(await refusalOf(as('bo').files.list({ pageSize: 2, orderBy: 'name', pageToken }))).toEqual(wrong);
    expect((await as('dee').files.list({ pageSize: 3, orderBy: 'name', pageToken })).data.files).toHaveLength(3);
  });
});
