import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRIVE_THEMES } from '#drive/drives/drive-themes.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';
import { createSharedDrive } from './shared-drive-members.ts';

const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };
const ADMIN = { useDomainAdminAccess: true };
const ALL = { supportsAllDrives: true, includeItemsFromAllDrives: true };

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  services.account('root@example.com', { isDomainAdmin: true });
});
afterAll(() => services[Symbol.asyncDispose]());

const createDrive = (requestBody?: object) => createSharedDrive(services, requestBody);

async function createFile(driveId: string, file: object = {}): Promise<string> {
  const requestBody = { name: 'plan.txt', parents: [driveId], ...file };
  const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
  return data.id ?? '';
}

async function trash(fileId: string): Promise<void> {
  await as('ana').files.update({ fileId, supportsAllDrives: true, requestBody: { trashed: true } });
}

describe('a new shared drive', () => {
  test('has its creator as an organizer, one of the themes and no restrictions', async () => {
    const requestBody = { name: 'Design' };
    const { data, status } = await as('ana').drives.create({ requestId: randomUUID(), requestBody, fields: '*' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'drive#drive',
      id: expect.stringMatching(/^0A[\w-]{17}$/),
      name: 'Design',
      hidden: false,
      capabilities: { canManageMembers: true, canDeleteDrive: true, canRenameDrive: true },
      restrictions: {
        adminManagedRestrictions: false,
        copyRequiresWriterPermission: false,
        domainUsersOnly: false,
        driveMembersOnly: false,
        sharingFoldersRequiresOrganizerPermission: false,
        downloadRestriction: { restrictedForReaders: false, restrictedForWriters: false },
      },
    });
    expect(DRIVE_THEMES.map(({ colorRgb }) => colorRgb)).toContain(data.colorRgb);
    for (const member of ['themeId', 'backgroundImageFile']) expect(data).not.toHaveProperty(member);
    const { data: file } = await as('ana').files.get({ fileId: data.id ?? '', ...ALL, fields: 'id,mimeType,driveId' });
    expect(file).toEqual({ id: data.id, mimeType: 'application/vnd.google-apps.folder', driveId: data.id });
  });

  test('is created once per request ID, which cannot be reused for another drive', async () => {
    const requestId = randomUUID();
    const request = (name: string, who = 'ana') => as(who).drives.create({ requestId, requestBody: { name } });
    const { data } = await request('Sales');
    expect(data).toEqual({ kind: 'drive#drive', id: data.id, name: 'Sales' });
    expect((await request('Sales')).data.id).toBe(data.id);
    expect(await refusalOf(request('Marketing'))).toMatchObject({ status: 409, reason: 'teamDriveAlreadyExists' });
    expect((await request('Sales', 'bo')).data.id).not.toBe(data.id);
    await as('ana').drives.update({ driveId: data.id ?? '', requestBody: { name: 'Sales 2026' } });
    expect((await request('Sales')).data).toMatchObject({ id: data.id, name: 'Sales 2026' });
  });

  test('needs a request ID and a name, and accepts only members that can be set on creation', async () => {
    const request = (requestBody: object) =>
      refusalOf(as('ana').drives.create({ requestId: randomUUID(), requestBody }));
    expect(await request({})).toEqual({ status: 400, reason: 'required', location: 'name' });
    expect(await request({ name: ' ' })).toMatchObject({ status: 400, location: 'name' });
    expect(await request({ name: 'x', themeId: 'none' })).toMatchObject({ status: 400, location: 'themeId' });
    const image = { id: 'x', xCoordinate: 0, yCoordinate: 0, width: 1 };
    for (const member of [
      { restrictions: { domainUsersOnly: true } },
      { colorRgb: '#ff0000' },
      { backgroundImageFile: image },
    ]) {
      expect(await request({ name: 'x', ...member })).toMatchObject({ status: 400, reason: 'badRequest' });
    }
    const without = await services.call('ana@example.com', 'POST', '/drive/v3/drives', { name: 'x' });
    expect(without).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'required' }] } } });
  });

  test('can have a theme from about.get, with its image', async () => {
    const { data: about } = await as('ana').about.get({ fields: 'driveThemes,teamDriveThemes' });
    const [theme] = about.driveThemes ?? [];
    expect(about.teamDriveThemes).toEqual(about.driveThemes);
    const { data } = await as('ana').drives.create({
      requestId: randomUUID(),
      requestBody: { name: 'Themed', ...(theme?.id && { themeId: theme.id }) },
      fields: 'colorRgb,backgroundImageLink',
    });
    expect(data).toEqual({ colorRgb: theme?.colorRgb, backgroundImageLink: theme?.backgroundImageLink });
    const image = await fetch(data.backgroundImageLink ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await image.text()).toContain(theme?.colorRgb);
  });
});

describe('hiding a shared drive', () => {
  test('applies to each member separately', async () => {
    const driveId = await createDrive();
    expect((await as('chen').drives.hide({ driveId, fields: 'hidden' })).data).toEqual({ hidden: true });
    expect((await as('chen').drives.hide({ driveId, fields: 'hidden' })).data).toEqual({ hidden: true });
    expect((await as('bo').drives.get({ driveId, fields: 'hidden' })).data).toEqual({ hidden: false });
    const ids = async (q: string) =>
      (await as('chen').drives.list({ q, pageSize: 100 })).data.drives?.map(({ id }) => id);
    expect(await ids('hidden = true')).toEqual([driveId]);
    expect(await ids('hidden = false')).not.toContain(driveId);
    expect((await as('chen').drives.list({ pageSize: 100 })).data.drives?.map(({ id }) => id)).toContain(driveId);
    expect((await as('chen').drives.unhide({ driveId, fields: 'hidden' })).data).toEqual({ hidden: false });
    expect(await refusalOf(as('dina').drives.hide({ driveId }))).toMatchObject({ status: 404, location: 'driveId' });
    expect(await refusalOf(as('dina').drives.unhide({ driveId }))).toMatchObject({ status: 404, location: 'driveId' });
  });
});

describe('deleting a shared drive', () => {
  test('is for its organizers, once it contains nothing but trash', async () => {
    const driveId = await createDrive();
    const fileId = await createFile(driveId);
    const remove = (who: string, options = {}) => as(who).drives.delete({ driveId, ...options });
    expect(await refusalOf(remove('bo'))).toMatchObject(FORBIDDEN);
    expect(await refusalOf(remove('dina'))).toMatchObject({ status: 404 });
    expect(await refusalOf(remove('ana'))).toMatchObject({ status: 403, reason: 'cannotDeleteResourceWithChildren' });
    await trash(fileId);
    expect((await remove('ana')).status).toBe(204);
    expect(await refusalOf(as('ana').drives.get({ driveId }))).toMatchObject({ status: 404 });
    expect(await refusalOf(as('ana').files.get({ fileId, ...ALL }))).toMatchObject({ status: 404 });
    expect(await refusalOf(remove('ana'))).toMatchObject({ status: 404 });
  });

  test('includes folders and their contents for an administrator who allows it', async () => {
    const driveId = await createDrive();
    const folderId = await createFile(driveId, { mimeType: 'application/vnd.google-apps.folder' });
    const fileId = await createFile(folderId, { name: 'unforgettable.txt' });
    await as('bo').comments.create({ fileId, requestBody: { content: 'x' }, fields: 'id' });
    const remove = (who: string, options: object) =>
      as(who).drives.delete({ driveId, allowItemDeletion: true, ...options });
    expect((await refusalOf(remove('ana', {}))).status).toBe(403);
    expect((await refusalOf(remove('ana', ADMIN))).status).toBe(403);
    const retained = as('root').drives.delete({ driveId, ...ADMIN });
    expect(await refusalOf(retained)).toMatchObject({ reason: 'cannotDeleteResourceWithChildren' });
    expect((await remove('root', ADMIN)).status).toBe(204);
    expect(services.db.all('PRAGMA foreign_key_check')).toEqual([]);
    const left = services.db.all('SELECT 1 FROM item_access WHERE item_number NOT IN (SELECT number FROM items)');
    expect(left).toEqual([]);
    const q = "fullText contains 'unforgettable'";
    expect((await as('ana').files.list({ q, corpora: 'allDrives', ...ALL })).data.files).toEqual([]);
  });

  test('reports the drive and its items as removed to its members', async () => {
    const driveId = await createDrive();
    const fileId = await createFile(driveId);
    await trash(fileId);
    const { data: start } = await as('chen').changes.getStartPageToken();
    await as('ana').drives.delete({ driveId });
    const { data } = await as('chen').changes.list({ pageToken: start.startPageToken ?? '', ...ALL });
    expect(data.changes).toEqual([
      expect.objectContaining({ changeType: 'file', removed: true, fileId }),
      expect.objectContaining({ changeType: 'drive', removed: true, driveId }),
    ]);
    expect((await as('dina').changes.list({ pageToken: start.startPageToken ?? '', ...ALL })).data.changes).toEqual([]);
  });
});

describe('the list of shared drives', () => {
  test('contains for an administrator all drives in the domain, searchable by members', async () => {
    const driveId = await createDrive({ name: 'Searched for' });
    const q = "name = 'Searched for' and memberCount = 3 and organizerCount = 1";
    const list = (who: string, options = {}) => as(who).drives.list({ q, ...options });
    expect((await list('root', ADMIN)).data.drives?.map(({ id }) => id)).toEqual([driveId]);
    expect(await refusalOf(list('ana'))).toMatchObject({ status: 403, reason: 'queryRequiresAdminCredentials' });
    const claimed = await refusalOf(list('ana', ADMIN));
    expect(claimed).toMatchObject({ status: 403, reason: 'noListTeamDrivesAdministratorPrivilege' });
    const hidden = await refusalOf(as('root').drives.list({ q: 'not hidden = true', ...ADMIN }));
    expect(hidden).toEqual({ status: 400, reason: 'invalid', location: 'q' });
    expect(await refusalOf(as('ana').drives.list({ q: 'size > 3' }))).toMatchObject({ status: 400, location: 'q' });
  });

  test('is returned in pages ordered by name', async () => {
    for (const name of ['c', 'A', 'b']) {
      await as('paula').drives.create({ requestId: randomUUID(), requestBody: { name } });
    }
    const { data: first } = await as('paula').drives.list({ pageSize: 2 });
    expect(first.drives?.map(({ name }) => name)).toEqual(['A', 'b']);
    const { data: second } = await as('paula').drives.list({ pageSize: 2, pageToken: first.nextPageToken ?? '' });
    expect(second.drives?.map(({ name }) => name)).toEqual(['c']);
    expect(second.nextPageToken).toBeUndefined();
  });
});
