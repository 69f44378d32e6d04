import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRIVE_THEMES } from '#drive/drives/drive-themes.ts';
import type { ItemRole } from '#items/item-role.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';
import { createSharedDrive, grantRole } from './shared-drive-members.ts';

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
const grant = (itemId: string, email: string, role: ItemRole) => grantRole(services, itemId, email, role);

async function createFile(driveId: string, file: object = {}): Promise<string> {
  const requestBody = { name: 'plan.txt', parents: [driveId], ...file };
  const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
  return data.id ?? '';
}

describe('updating a shared drive', () => {
  test('is for its organizers, and for administrators of its domain who request it', async () => {
    const driveId = await createDrive();
    const rename = (who: string, options = {}) =>
      as(who).drives.update({ driveId, requestBody: { name: 'New' }, ...options });
    expect(await refusalOf(rename('bo'))).toMatchObject(FORBIDDEN);
    expect(await refusalOf(rename('dina'))).toMatchObject({ status: 404, reason: 'notFound', location: 'driveId' });
    expect(await refusalOf(rename('root'))).toMatchObject({ status: 404 });
    const claimed = rename('bo', ADMIN);
    expect(await refusalOf(claimed)).toMatchObject({ status: 403, reason: 'insufficientAdministratorPrivileges' });
    expect((await rename('ana')).data).toEqual({ kind: 'drive#drive', id: driveId, name: 'New' });
    expect((await rename('root', ADMIN)).status).toBe(200);
    const elsewhere = driveAs(services, 'admin@partner.example');
    services.account('admin@partner.example');
    services.db.run("UPDATE accounts SET is_domain_admin = 1 WHERE email = 'admin@partner.example'");
    expect(await refusalOf(elsewhere.drives.update({ driveId, ...ADMIN }))).toMatchObject({ status: 404 });
  });

  test('merges restrictions, and a theme cannot be combined with a colour or an image', async () => {
    const driveId = await createDrive();
    const change = (requestBody: object) => as('ana').drives.update({ driveId, requestBody, fields: '*' });
    await change({ restrictions: { domainUsersOnly: true } });
    const { data } = await change({ restrictions: { copyRequiresWriterPermission: true } });
    expect(data.restrictions).toMatchObject({
      domainUsersOnly: true,
      driveMembersOnly: false,
      copyRequiresWriterPermission: true,
      downloadRestriction: { restrictedForReaders: true, restrictedForWriters: false },
    });
    expect((await change({ colorRgb: '#ABCDEF' })).data.colorRgb).toBe('#abcdef');
    const [theme] = DRIVE_THEMES;
    expect((await change({ themeId: theme?.id })).data.colorRgb).toBe(theme?.colorRgb);
    const both = change({ themeId: theme?.id, colorRgb: '#abcdef' });
    expect(await refusalOf(both)).toMatchObject({ status: 400, reason: 'badRequest' });
    expect(await refusalOf(change({ colorRgb: 'red' }))).toMatchObject({ status: 400, location: 'colorRgb' });
    expect(await refusalOf(change({ name: '' }))).toMatchObject({ status: 400, location: 'name' });
  });

  test('can be reserved for administrators if it concerns restrictions', async () => {
    const driveId = await createDrive();
    const restrict = (who: string, restrictions: object, options = {}) =>
      as(who).drives.update({ driveId, requestBody: { restrictions }, ...options });
    await restrict('root', { adminManagedRestrictions: true }, ADMIN);
    const refused = await refusalOf(restrict('ana', { domainUsersOnly: true }));
    expect(refused).toMatchObject({ status: 403, reason: 'noManageTeamDriveAdministratorPrivilege' });
    const { data } = await as('ana').drives.get({ driveId, fields: 'capabilities' });
    expect(data.capabilities).toMatchObject({ canChangeDomainUsersOnlyRestriction: false, canRenameDrive: true });
    expect((await restrict('ana', { adminManagedRestrictions: true })).status).toBe(200);
    expect((await restrict('root', { domainUsersOnly: true }, ADMIN)).status).toBe(200);
  });

  test('can restrict downloads of its items', async () => {
    const driveId = await createDrive();
    const fileId = await createFile(driveId);
    const restrict = (restrictions: object) => as('ana').drives.update({ driveId, requestBody: { restrictions } });
    const mayDownload = async (who: string) => {
      const { data } = await as(who).files.get({ fileId, ...ALL, fields: 'capabilities(canDownload,canCopy)' });
      const outcome = await as(who)
        .files.get({ fileId, ...ALL, alt: 'media' })
        .catch(() => undefined);
      expect(data.capabilities).toEqual({ canDownload: outcome?.status === 200, canCopy: outcome?.status === 200 });
      return outcome?.status === 200;
    };
    await restrict({ copyRequiresWriterPermission: true });
    expect([await mayDownload('ana'), await mayDownload('bo'), await mayDownload('chen')]).toEqual([true, true, false]);
    await restrict({ downloadRestriction: { restrictedForWriters: true } });
    expect([await mayDownload('ana'), await mayDownload('bo'), await mayDownload('chen')]).toEqual([
      true,
      false,
      false,
    ]);
    await restrict({ copyRequiresWriterPermission: false });
    expect([await mayDownload('bo'), await mayDownload('chen')]).toEqual([true, true]);
  });

  test('can exclude people outside the organisation while it is restricted', async () => {
    const driveId = await createDrive();
    const fileId = await createFile(driveId);
    const pat = driveAs(services, 'pat@partner.example');
    grant(driveId, 'pat@partner.example', 'reader');
    const restrict = (domainUsersOnly: boolean) =>
      as('ana').drives.update({ driveId, requestBody: { restrictions: { domainUsersOnly } } });
    const reads = async () => (await pat.files.get({ fileId, ...ALL }).catch(() => undefined))?.status === 200;
    expect(await reads()).toBe(true);
    const { data: start } = await pat.changes.getStartPageToken();
    await restrict(true);
    expect(await reads()).toBe(false);
    expect((await as('chen').files.get({ fileId, ...ALL })).status).toBe(200);
    const { data } = await pat.changes.list({ pageToken: start.startPageToken ?? '', ...ALL });
    expect(data.changes).toEqual([expect.objectContaining({ changeType: 'drive', driveId, removed: true })]);
    await restrict(false);
    expect(await reads()).toBe(true);
  });

  test('can limit its items to members while it is restricted', async () => {
    const driveId = await createDrive();
    const fileId = await createFile(driveId);
    grant(fileId, 'dina@example.com', 'writer');
    grant(fileId, 'chen@example.com', 'writer');
    const restrict = (driveMembersOnly: boolean) =>
      as('ana').drives.update({ driveId, requestBody: { restrictions: { driveMembersOnly } } });
    const edits = async (who: string) => {
      const response = await as(who)
        .files.get({ fileId, ...ALL, fields: 'capabilities(canEdit)' })
        .catch(() => undefined);
      return response?.data.capabilities?.canEdit;
    };
    expect([await edits('dina'), await edits('chen')]).toEqual([true, true]);
    const { data: start } = await as('dina').changes.getStartPageToken();
    await restrict(true);
    expect([await edits('dina'), await edits('chen')]).toEqual([undefined, true]);
    const { data } = await as('dina').changes.list({ pageToken: start.startPageToken ?? '', ...ALL });
    expect(data.changes).toEqual([expect.objectContaining({ changeType: 'file', fileId, removed: true })]);
    await restrict(false);
    expect([await edits('dina'), await edits('chen')]).toEqual([true, true]);
  });

  test('is recorded in its members’ change logs', async () => {
    const driveId = await createDrive();
    const { data: start } = await as('chen').changes.getStartPageToken();
    await as('ana').drives.update({ driveId, requestBody: { name: 'Renamed' } });
    const { data } = await as('chen').changes.list({ pageToken: start.startPageToken ?? '', ...ALL, fields: '*' });
    expect(data.changes).toHaveLength(1);
    expect(data.changes?.[0]).toMatchObject({
      changeType: 'drive',
      removed: false,
      driveId,
      drive: { kind: 'drive#drive', name: 'Renamed' },
      teamDriveId: driveId,
      teamDrive: { kind: 'drive#teamDrive', name: 'Renamed' },
    });
  });
});
