import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrive } from '#drive/drives/create-drive.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const DRIVE_ID = '0AExampleSharedDrv2';
const FOLDER = 'application/vnd.google-apps.folder';
const PEOPLE = ['ana', 'bo', 'chen', 'dina', 'emil'];

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);
const permissionIdOf = (name: string) => services.account(`${name}@example.com`).permissionId;

beforeAll(async () => {
  services = await startTestServices();
  for (const name of PEOPLE) services.account(`${name}@example.com`);
  services.account('pat@partner.example');
  services.account('admin@example.com', { isDomainAdmin: true });
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const creator = { accountId, permissionId };
  const theme = { id: 'paper', colorRgb: '#4986e7' };
  createDrive(services.db, { id: DRIVE_ID, name: 'Team', domain: 'example.com', theme, creator, createdAt: 1 });
  await grant('ana', DRIVE_ID, 'bo', 'fileOrganizer');
  await grant('ana', DRIVE_ID, 'chen', 'writer');
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(by: string, fileId: string, to: string, role: string, options: object = {}) {
  const emailAddress = to.includes('@') ? to : `${to}@example.com`;
  return as(by).permissions.create({
    fileId,
    requestBody: { type: 'user', role, emailAddress },
    supportsAllDrives: true,
    sendNotificationEmail: false,
    ...options,
  });
}

async function create(file: drive_v3.Schema$File = {}): Promise<string> {
  const requestBody = { name: 'item', parents: [DRIVE_ID], ...file };
  const { data } = await as('chen').files.create({ requestBody, supportsAllDrives: true });
  return data.id ?? '';
}

const restrict = (column: 'domain_users_only' | 'members_only' | 'folders_need_organizer', value: 0 | 1) =>
  services.db.run(`UPDATE drives SET ${column} = ? WHERE id = ?`, value, DRIVE_ID);

describe('members of a shared drive', () => {
  test('are managed by organizers, and get a drive change when they join and leave', async () => {
    expect((await refusalOf(grant('bo', DRIVE_ID, 'dina', 'reader'))).status).toBe(403);
    const { data: start } = await as('dina').changes.getStartPageToken();
    const all = { supportsAllDrives: true, includeItemsFromAllDrives: true };
    await grant('ana', DRIVE_ID, 'dina', 'organizer');
    const pageToken = start.startPageToken ?? '';
    const { data: joined } = await as('dina').changes.list({ pageToken, ...all });
    expect(joined.changes).toMatchObject([{ changeType: 'drive', driveId: DRIVE_ID, removed: false }]);
    const dina = { fileId: DRIVE_ID, permissionId: permissionIdOf('dina'), supportsAllDrives: true };
    await as('dina').permissions.delete(dina);
    const { data: left } = await as('dina').changes.list({ pageToken: joined.newStartPageToken ?? '', ...all });
    expect(left.changes).toMatchObject([{ changeType: 'drive', driveId: DRIVE_ID, removed: true }]);
    expect(left.changes?.[0]).not.toHaveProperty('drive');
  });

  test('are people and groups, without an expiry', async () => {
    const everybody = as('ana').permissions.create({
      fileId: DRIVE_ID,
      requestBody: { type: 'anyone', role: 'reader' },
      supportsAllDrives: true,
    });
    const reason = 'cannotShareTeamDriveTopFolderWithAnyoneOrDomains';
    expect(await refusalOf(everybody)).toEqual({ status: 403, reason });
    const expirationTime = new Date(services.clock.nowMs() + 3_600_000).toISOString();
    const limited = as('ana').permissions.create({
      fileId: DRIVE_ID,
      requestBody: { type: 'user', role: 'reader', emailAddress: 'dina@example.com', expirationTime },
      supportsAllDrives: true,
    });
    expect(await refusalOf(limited)).toMatchObject({
      status: 403,
      reason: 'expirationDateNotAllowedForSharedDriveMembers',
    });
  });

  test('can be managed by an administrator of the domain who requests it', async () => {
    const options = { useDomainAdminAccess: true };
    expect(await refusalOf(grant('chen', DRIVE_ID, 'emil', 'reader', options))).toEqual({
      status: 403,
      reason: 'insufficientAdministratorPrivileges',
    });
    expect((await refusalOf(grant('admin', DRIVE_ID, 'emil', 'reader'))).status).toBe(404);
    const { data } = await grant('admin', DRIVE_ID, 'emil', 'reader', options);
    expect(data.role).toBe('reader');
    const emil = { fileId: DRIVE_ID, permissionId: data.id ?? '', supportsAllDrives: true, ...options };
    expect((await as('admin').permissions.get(emil)).data.role).toBe('reader');
    await as('admin').permissions.delete(emil);
    expect((await refusalOf(as('admin').permissions.get(emil))).status).toBe(404);
  });
});

describe('items in a shared drive', () => {
  test('need supportsAllDrives, by its current or its former name', async () => {
    const fileId = await create();
    const without = as('chen').permissions.list({ fileId });
    expect(await refusalOf(without)).toMatchObject({ status: 404, reason: 'notFound' });
    expect((await as('chen').permissions.list({ fileId, supportsTeamDrives: true })).status).toBe(200);
  });

  test('can be shared by writers, and folders by file organizers or organizers, as the drive specifies', async () => {
    const [fileId, folder] = [await create(), await create({ mimeType: FOLDER })];
    expect((await grant('chen', fileId, 'dina', 'writer')).data.role).toBe('writer');
    expect((await refusalOf(grant('chen', folder, 'dina', 'reader'))).status).toBe(403);
    expect((await grant('bo', folder, 'dina', 'reader')).data.role).toBe('reader');
    restrict('folders_need_organizer', 1);
    expect((await refusalOf(grant('bo', folder, 'emil', 'reader'))).status).toBe(403);
    expect((await grant('ana', folder, 'emil', 'reader')).data.role).toBe('reader');
    restrict('folders_need_organizer', 0);
  });

  test('have neither owners nor organizers, and file organizers only if they are folders', async () => {
    const fileId = await create();
    const refusals = await Promise.all([
      refusalOf(grant('ana', fileId, 'dina', 'owner', { transferOwnership: true, sendNotificationEmail: true })),
      refusalOf(grant('ana', fileId, 'dina', 'organizer')),
      refusalOf(grant('ana', fileId, 'dina', 'fileOrganizer')),
    ]);
    expect(refusals).toEqual([
      { status: 403, reason: 'ownerOnTeamDriveItemNotSupported' },
      { status: 403, reason: 'organizerOnNonTeamDriveNotSupported' },
      { status: 403, reason: 'fileOrganizerOnFoldersInSharedDriveOnly' },
    ]);
  });

  test('stay within the domain or the members if the drive requires it', async () => {
    const fileId = await create();
    restrict('domain_users_only', 1);
    const outside = grant('chen', fileId, 'pat@partner.example', 'reader');
    expect(await refusalOf(outside)).toEqual({ status: 403, reason: 'teamDriveDomainUsersOnlyRestriction' });
    const requestBody = { type: 'anyone', role: 'reader' };
    const link = as('chen').permissions.create({ fileId, requestBody, supportsAllDrives: true });
    expect(await refusalOf(link)).toEqual({ status: 403, reason: 'teamDriveDomainUsersOnlyRestriction' });
    restrict('domain_users_only', 0);
    restrict('members_only', 1);
    const stranger = grant('chen', fileId, 'dina', 'reader');
    expect(await refusalOf(stranger)).toEqual({ status: 403, reason: 'teamDriveTeamMembersOnlyRestriction' });
    expect((await grant('bo', fileId, 'bo', 'writer')).status).toBe(200);
    restrict('members_only', 0);
    expect((await grant('chen', fileId, 'pat@partner.example', 'reader')).status).toBe(200);
  });

  test('cannot be shared with addresses that have no account', async () => {
    const invited = grant('chen', await create(), 'nobody@elsewhere.example', 'reader', {
      sendNotificationEmail: true,
    });
    const reason = 'cannotShareTeamDriveWithNonGoogleAccounts';
    expect(await refusalOf(invited)).toEqual({ status: 403, reason });
  });

  test('keep the drive’s permissions, and show their source', async () => {
    const fileId = await create();
    const chen = { fileId, permissionId: permissionIdOf('chen'), supportsAllDrives: true };
    const reason = 'cannotModifyInheritedTeamDrivePermission';
    expect(await refusalOf(as('ana').permissions.delete(chen))).toEqual({ status: 403, reason });
    const lowered = as('ana').permissions.update({ ...chen, requestBody: { role: 'reader' } });
    expect(await refusalOf(lowered)).toEqual({ status: 403, reason });
    const { data } = await as('ana').permissions.get({ ...chen, fields: 'permissionDetails' });
    expect(data.permissionDetails).toEqual([
      { permissionType: 'member', role: 'writer', inherited: true, inheritedFrom: DRIVE_ID },
    ]);
    await grant('chen', fileId, 'dina', 'reader');
    const { data: file } = await as('chen').files.get({
      fileId,
      supportsAllDrives: true,
      fields: 'hasAugmentedPermissions',
    });
    expect(file.hasAugmentedPermissions).toBe(true);
  });

  test('can be opened by people who are not members, without access to the drive', async () => {
    const fileId = await create();
    await grant('chen', fileId, 'pat@partner.example', 'writer');
    const fields = 'capabilities(canEdit,canReadDrive,canReadTeamDrive,canTrash)';
    const outside = driveAs(services, 'pat@partner.example');
    const { data } = await outside.files.get({ fileId, supportsAllDrives: true, fields });
    const none = { canEdit: true, canReadDrive: false, canReadTeamDrive: false, canTrash: false };
    expect(data.capabilities).toEqual(none);
    expect(await refusalOf(outside.drives.get({ driveId: DRIVE_ID }))).toMatchObject({ status: 404 });
    expect((await outside.drives.list({})).data.drives).toEqual([]);
    const { data: member } = await as('chen').files.get({ fileId, supportsAllDrives: true, fields });
    expect(member.capabilities).toEqual({ ...none, canReadDrive: true, canReadTeamDrive: true });
  });

  test('appear in the drive’s log when they are shared', async () => {
    const fileId = await create();
    const scope = { driveId: DRIVE_ID, supportsAllDrives: true, includeItemsFromAllDrives: true };
    const { data: start } = await as('bo').changes.getStartPageToken(scope);
    await grant('chen', fileId, 'dina', 'reader');
    const { data } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '', ...scope });
    expect(data.changes?.map((change) => change.fileId)).toEqual([fileId]);
  });
});
