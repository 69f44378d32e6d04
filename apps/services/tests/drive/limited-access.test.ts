import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);
const permissionIdOf = (name: string) => services.account(`${name}@example.com`).permissionId;

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['ana', 'bo', 'chen']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(file: drive_v3.Schema$File): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'item', ...file } });
  return data.id ?? '';
}

/** Creates a file in a folder with limited access, within a folder that Bo can edit. */
async function createLimited() {
  const folder = await create({ mimeType: FOLDER });
  const limited = await create({ name: 'Limited', mimeType: FOLDER, parents: [folder] });
  const fileId = await create({ parents: [limited] });
  await share(folder, 'bo', 'writer');
  await limit('ana', limited, true);
  return { folder, limited, fileId };
}

const share = (fileId: string, name: string, role: string) =>
  as('ana').permissions.create({ fileId, requestBody: { type: 'user', role, emailAddress: `${name}@example.com` } });

const limit = (by: string, fileId: string, inheritedPermissionsDisabled: boolean) =>
  as(by).files.update({
    fileId,
    requestBody: { inheritedPermissionsDisabled },
    fields: 'inheritedPermissionsDisabled,capabilities(canEnableInheritedPermissions,canDisableInheritedPermissions)',
  });

describe('a folder with limited access', () => {
  test('is listed for users with inherited access, without its contents', async () => {
    const { limited, fileId } = await createLimited();
    const fields = 'name,capabilities(canListChildren,canEdit)';
    const { data } = await as('bo').files.get({ fileId: limited, fields });
    expect(data).toEqual({ name: 'Limited', capabilities: { canListChildren: false, canEdit: false } });
    expect((await as('bo').files.list({ q: `'${limited}' in parents` })).data.files).toEqual([]);
    expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
    const { data: permission } = await as('ana').permissions.get({
      fileId: limited,
      permissionId: permissionIdOf('bo'),
      fields: 'role,view,inheritedPermissionsDisabled,permissionDetails(inherited)',
    });
    expect(permission).toEqual({
      role: 'reader',
      view: 'metadata',
      inheritedPermissionsDisabled: true,
      permissionDetails: [{ inherited: true }],
    });
  });

  test('opens for users it is shared with directly', async () => {
    const { limited, fileId } = await createLimited();
    await share(limited, 'bo', 'reader');
    expect((await as('bo').files.get({ fileId })).status).toBe(200);
    const { data } = await as('bo').files.get({ fileId: limited, fields: 'capabilities(canListChildren)' });
    expect(data.capabilities?.canListChildren).toBe(true);
  });

  test('can be created with limited access', async () => {
    const folder = await create({ mimeType: FOLDER });
    await share(folder, 'bo', 'writer');
    const made = await create({ mimeType: FOLDER, parents: [folder], inheritedPermissionsDisabled: true });
    const { data } = await as('bo').files.get({ fileId: made, fields: 'capabilities(canListChildren)' });
    expect(data.capabilities?.canListChildren).toBe(false);
  });

  test('appears in the change log when its limit is set and removed', async () => {
    const { limited, fileId } = await createLimited();
    const { data: start } = await as('bo').changes.getStartPageToken();
    await limit('ana', limited, false);
    const { data: opened } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(opened.changes?.map((change) => [change.fileId, change.removed])).toEqual([
      [limited, false],
      [fileId, false],
    ]);
    await limit('ana', limited, true);
    const { data: closed } = await as('bo').changes.list({ pageToken: opened.newStartPageToken ?? '' });
    expect(closed.changes?.map((change) => [change.fileId, change.removed]).toSorted()).toEqual(
      [
        [limited, false],
        [fileId, true],
      ].toSorted(),
    );
  });

  test('is limited by users who may share it, and files have no such limit', async () => {
    const { folder, fileId } = await createLimited();
    const { data } = await limit('ana', folder, true);
    expect(data).toEqual({
      inheritedPermissionsDisabled: true,
      capabilities: { canEnableInheritedPermissions: true, canDisableInheritedPermissions: false },
    });
    await share(folder, 'chen', 'reader');
    expect(await refusalOf(limit('chen', folder, false))).toEqual({
      status: 403,
      reason: 'insufficientFilePermissions',
    });
    expect(await refusalOf(limit('ana', fileId, true))).toEqual({ status: 403, reason: 'fieldNotWritable' });
  });
});

test('moving a folder grants and removes access to its whole contents, and the change log contains it', async () => {
  const [shared, retained] = [await create({ mimeType: FOLDER }), await create({ mimeType: FOLDER })];
  await share(shared, 'bo', 'reader');
  const folder = await create({ mimeType: FOLDER, parents: [shared] });
  const fileId = await create({ parents: [folder] });
  const { data: start } = await as('bo').changes.getStartPageToken();
  await as('ana').files.update({ fileId: folder, addParents: retained, removeParents: shared });
  const { data } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '' });
  expect(data.changes?.map((change) => [change.fileId, change.removed])).toEqual([
    [folder, true],
    [fileId, true],
  ]);
  expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
});
