import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';
import { createFile, shareFile, startSharingServices } from './sharing-requests.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startSharingServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const create = (file?: drive_v3.Schema$File) => createFile(services, file);
const share = (fileId: string, name: string, role: string, options?: object) =>
  shareFile(services, fileId, name, role, options);

const grant = (fileId: string, requestBody: drive_v3.Schema$Permission) =>
  as('ana').permissions.create({ fileId, requestBody });

describe('a permission request is rejected', () => {
  test.each([
    ['no type', { role: 'reader' }, 400, 'required', 'permission.type'],
    ['an unknown type', { type: 'robot', role: 'reader' }, 400, 'invalid', 'permission.type'],
    ['no role', { type: 'anyone' }, 400, 'required', 'permission.role'],
    ['an unknown role', { type: 'anyone', role: 'king' }, 400, 'invalid', 'permission.role'],
    ['no address', { type: 'user', role: 'reader' }, 400, 'required', 'permission.emailAddress'],
    ['no domain', { type: 'domain', role: 'reader' }, 400, 'required', 'permission.domain'],
    [
      'a group without account',
      { type: 'group', role: 'reader', emailAddress: 'x@y.example' },
      400,
      'invalidSharingRequest',
      undefined,
    ],
    [
      'an organizer in My Drive',
      { type: 'user', role: 'organizer', emailAddress: 'bo@example.com' },
      403,
      'organizerOnNonTeamDriveItemNotSupported',
      undefined,
    ],
    [
      'a file organizer in My Drive',
      { type: 'user', role: 'fileOrganizer', emailAddress: 'bo@example.com' },
      403,
      'fileOrganizerOnNonTeamDriveNotSupported',
      undefined,
    ],
    [
      'a member that is output only',
      { type: 'anyone', role: 'reader', displayName: 'All' },
      403,
      'fieldNotWritable',
      undefined,
    ],
    ['the metadata view', { type: 'anyone', role: 'reader', view: 'metadata' }, 400, 'invalid', 'permission.view'],
  ])('for %s', async (_, requestBody, status, reason, location) => {
    const fileId = await create();
    const refusal = await refusalOf(grant(fileId, requestBody));
    // Validation against the document can reject an unknown enumeration value first, and then names the body.
    expect(refusal).toMatchObject({ status, reason, ...(reason === 'required' && { location }) });
    expect((await as('ana').permissions.list({ fileId })).data.permissions).toHaveLength(1);
  });

  test('for the 601st permission of an item', async () => {
    const fileId = await create();
    services.db.run(
      `INSERT INTO permissions (item_number, id, type, grantee, role, granted_at)
       SELECT i.number, 'p' || n.value, 'domain', 'd' || n.value || '.example', 'reader', 0
       FROM items AS i, json_each(?) AS n WHERE i.id = ?`,
      JSON.stringify(Array.from({ length: 599 }, (_, index) => index)),
      fileId,
    );
    const permission = { type: 'anyone', role: 'reader' };
    expect(await refusalOf(grant(fileId, permission))).toEqual({ status: 403, reason: 'sharingRateLimitExceeded' });
  });

  test('from writers who may not share, and from readers; writers who may can grant up to their own role', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'writer');
    await share(fileId, 'chen', 'reader');
    const requestBody = { type: 'user', role: 'writer', emailAddress: 'dina@example.com' };
    const call = (name: string) => as(name).permissions.create({ fileId, requestBody, sendNotificationEmail: false });
    const refused = { status: 403, reason: 'insufficientFilePermissions' };
    expect(await refusalOf(call('chen'))).toEqual(refused);
    expect((await call('bo')).data.role).toBe('writer');
    const seen = async () => (await as('bo').files.get({ fileId, fields: 'permissions(id)' })).data.permissions;
    expect(await seen()).toHaveLength(4);
    await as('ana').files.update({ fileId, requestBody: { writersCanShare: false } });
    expect(await refusalOf(call('bo'))).toEqual(refused);
    expect(await seen()).toBeUndefined();
    expect((await refusalOf(call('pat'))).status).toBe(404);
  });
});
