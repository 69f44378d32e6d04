import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { requireItem } from '#items/items.ts';
import { putPermission, toInvited, toInvitedId } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(name: string, parents: string[] = [], mimeType = FOLDER_TYPE): Promise<string> {
  const { data } = await ana().files.create({ requestBody: { name, mimeType, parents } });
  return data.id ?? '';
}

/** Shares a folder with this many users at once. Their addresses start with a letter. */
function invite(folderId: string, letter: string, count: number): void {
  const { db } = services;
  const { number } = requireItem(db, folderId);
  db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const email = `${letter}${index}@partner.example`;
      const grantee = { id: toInvitedId(email), type: 'user', grantee: toInvited(email) } as const;
      putPermission(db, number, { ...grantee, role: 'reader', grantedAt: index });
    }
    refreshAccess(db, number);
  });
}

const share = (fileId: string, emailAddress: string) =>
  ana().permissions.create({ fileId, requestBody: { type: 'user', role: 'reader', emailAddress }, fields: 'id' });

const countPermissions = async (fileId: string) =>
  (await ana().permissions.list({ fileId, fields: 'permissions/id' })).data.permissions?.length;

const FULL = { status: 403, reason: 'sharingRateLimitExceeded' };

describe('an item has at most a thousand permissions, including inherited ones,', () => {
  let outer: string;
  let inner: string;
  let deepest: string;
  beforeAll(async () => {
    outer = await create('outer');
    inner = await create('inner', [outer]);
    deepest = await create('deepest', [inner]);
    invite(outer, 'a', 590);
    invite(inner, 'b', 408);
  });

  test('whether the excess one is granted on the item or above it', async () => {
    expect(await countPermissions(deepest)).toBe(999);
    await share(inner, 'last@partner.example');
    expect(await countPermissions(deepest)).toBe(1000);
    for (const fileId of [deepest, inner, outer]) {
      expect(await refusalOf(share(fileId, 'more@partner.example'))).toMatchObject(FULL);
      expect(await countPermissions(deepest)).toBe(1000);
    }
  });

  test('and accepts changes that add no one or remove someone', async () => {
    await share(inner, 'a1@partner.example');
    expect(await countPermissions(deepest)).toBe(1000);
    const permissionId = toInvitedId('b1@partner.example');
    await ana().permissions.delete({ fileId: inner, permissionId });
    expect(await countPermissions(deepest)).toBe(999);
  });

  test('and cannot be moved to a folder where it would have more', async () => {
    const other = await create('other');
    invite(other, 'c', 100);
    await ana().files.update({ fileId: inner, addParents: other });
    expect(await countPermissions(deepest)).toBeLessThan(1000);
    expect(await refusalOf(ana().files.update({ fileId: other, addParents: outer }))).toMatchObject(FULL);
    const { data } = await ana().files.get({ fileId: other, fields: 'parents' });
    expect(data.parents).not.toEqual([outer]);
  });
});

describe('pages of items shared with very many people', () => {
  const FILES = 30;
  let folder: string;
  let token: string;
  beforeAll(async () => {
    token = (await ana().changes.getStartPageToken()).data.startPageToken ?? '';
    folder = await create('crowded');
    invite(folder, 'a', 590);
    for (let index = 0; index < FILES; index += 1) await create(`file ${index}`, [folder], 'text/plain');
  });

  test('are short if they contain permissions, and together contain every file once', async () => {
    const q = `'${folder}' in parents`;
    const pages: string[][] = [];
    let pageToken: string | undefined;
    do {
      const page = {
        q,
        pageSize: 100,
        fields: 'nextPageToken,files(id,permissions/id)',
        ...(pageToken && { pageToken }),
      };
      const { data } = await ana().files.list(page);
      for (const file of data.files ?? []) expect(file.permissions).toHaveLength(591);
      pages.push(data.files?.map(({ id }) => id ?? '') ?? []);
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((ids) => ids.length > 0)).toBe(true);
    expect(new Set(pages.flat()).size).toBe(FILES);
    expect(pages.flat()).toHaveLength(FILES);
  });

  test('have the requested length if they do not', async () => {
    const { data } = await ana().files.list({ q: `'${folder}' in parents`, pageSize: 100, fields: 'files(id,name)' });
    expect(data.files).toHaveLength(FILES);
  });

  test('of changes are short too, and omit none', async () => {
    const listed: string[] = [];
    let pageCount = 0;
    for (let pageToken = token; pageToken !== ''; pageCount += 1) {
      const fields = 'nextPageToken,changes(fileId,file/permissionIds)';
      const { data } = await ana().changes.list({ pageToken, pageSize: 100, fields });
      listed.push(...(data.changes ?? []).map(({ fileId }) => fileId ?? ''));
      pageToken = data.nextPageToken ?? '';
    }
    expect(pageCount).toBeGreaterThan(1);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThanOrEqual(FILES + 1);
  });
});
