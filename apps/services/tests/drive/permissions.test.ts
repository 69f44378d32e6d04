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

const FOLDER = 'application/vnd.google-apps.folder';
const permissionIdOf = (name: string) => services.account(`${name}@example.com`).permissionId;

const create = (file?: drive_v3.Schema$File) => createFile(services, file);
const share = (fileId: string, name: string, role: string, options?: object) =>
  shareFile(services, fileId, name, role, options);

const grant = (fileId: string, requestBody: drive_v3.Schema$Permission) =>
  as('ana').permissions.create({ fileId, requestBody });

describe('sharing', () => {
  test('returns kind, ID, type and role, and the file is readable and listed at once', async () => {
    const fileId = await create({ name: 'shared at once' });
    const { data, status } = await share(fileId, 'bo', 'reader');
    expect(status).toBe(200);
    expect(data).toEqual({ kind: 'drive#permission', id: permissionIdOf('bo'), type: 'user', role: 'reader' });
    const { data: listed } = await as('bo').files.list({ q: "sharedWithMe = true and name = 'shared at once'" });
    expect(listed.files?.map(({ id }) => id)).toEqual([fileId]);
    const fields = 'shared,permissions(emailAddress,role)';
    const { data: file } = await as('ana').files.get({ fileId, fields });
    expect(file.shared).toBe(true);
    expect(file.permissions).toContainEqual({ emailAddress: 'bo@example.com', role: 'reader' });
  });

  test('appears in the recipient’s change log, and as a removal when access is removed', async () => {
    const fileId = await create();
    const { data: start } = await as('bo').changes.getStartPageToken();
    await share(fileId, 'bo', 'reader');
    const { data: gained } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(gained.changes).toMatchObject([{ fileId, removed: false, file: { id: fileId } }]);
    await as('ana').permissions.delete({ fileId, permissionId: permissionIdOf('bo') });
    const { data: lost } = await as('bo').changes.list({ pageToken: gained.newStartPageToken ?? '' });
    expect(lost.changes).toMatchObject([{ fileId, removed: true }]);
    expect(lost.changes?.[0]).not.toHaveProperty('file');
  });

  test('extends to items in a folder, and to the change log', async () => {
    const folder = await create({ name: 'Plans', mimeType: FOLDER });
    const fileId = await create({ parents: [folder] });
    const { data: start } = await as('bo').changes.getStartPageToken();
    const pageToken = start.startPageToken ?? '';
    await share(folder, 'bo', 'commenter');
    const { data: gained } = await as('bo').changes.list({ pageToken });
    expect(gained.changes?.map((change) => change.fileId)).toEqual([folder, fileId]);
    await as('ana').permissions.delete({ fileId: folder, permissionId: permissionIdOf('bo') });
    const { data: lost } = await as('bo').changes.list({ pageToken: gained.newStartPageToken ?? '' });
    expect(lost.changes?.map(({ fileId: id, removed }) => [id, removed])).toEqual([
      [folder, true],
      [fileId, true],
    ]);
  });

  test('with the same person again keeps the ID and changes the role', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'reader');
    expect((await share(fileId, 'bo', 'writer')).data).toMatchObject({ id: permissionIdOf('bo'), role: 'writer' });
    const { data } = await as('ana').permissions.list({ fileId });
    expect(data.permissions?.filter(({ id }) => id === permissionIdOf('bo'))).toHaveLength(1);
  });

  test('with a group includes its members, whatever grantee type the request contained', async () => {
    const fileId = await create();
    const { data } = await grant(fileId, { type: 'user', role: 'commenter', emailAddress: 'team@example.com' });
    expect(data).toMatchObject({ type: 'group', id: '90000000000000000001' });
    const { data: file } = await as('chen').files.get({ fileId, fields: 'capabilities(canComment)' });
    expect(file.capabilities?.canComment).toBe(true);
  });

  test('by link gives access to anyone with it, without listing the file; with discovery everyone finds it', async () => {
    const fileId = await create({ name: 'open' });
    const { data } = await grant(fileId, { type: 'anyone', role: 'reader' });
    expect(data.id).toBe('anyoneWithLink');
    const outside = driveAs(services, 'pat@partner.example');
    expect((await outside.files.get({ fileId })).data.id).toBe(fileId);
    const { data: found } = await as('ana').permissions.update({
      fileId,
      permissionId: 'anyoneWithLink',
      requestBody: { allowFileDiscovery: true },
      fields: '*',
    });
    expect(found).toMatchObject({ id: 'anyone', role: 'reader', allowFileDiscovery: true });
    const q = "visibility = 'anyoneCanFind' and name = 'open'";
    expect((await as('ana').files.list({ q })).data.files?.map(({ id }) => id)).toEqual([fileId]);
    const gone = as('ana').permissions.get({ fileId, permissionId: 'anyoneWithLink' });
    expect(await refusalOf(gone)).toEqual({ status: 404, reason: 'notFound', location: 'permissionId' });
  });

  test('with a domain has the same ID on every item and does not extend to other domains', async () => {
    const [first, second] = [await create(), await create()];
    const permission = { type: 'domain', role: 'reader', domain: 'Example.com' };
    const { data } = await grant(first, permission);
    expect(data.id).toMatch(/^\d+k$/u);
    expect((await grant(second, permission)).data.id).toBe(data.id);
    expect((await as('dina').files.get({ fileId: first })).status).toBe(200);
    expect((await refusalOf(driveAs(services, 'pat@partner.example').files.get({ fileId: first }))).status).toBe(404);
  });
});

test('a shortcut is not shared: it is visible where its folder is, and opens for users with access to its target', async () => {
  const folder = await create({ mimeType: FOLDER });
  const targetId = await create();
  const mimeType = 'application/vnd.google-apps.shortcut';
  const fileId = await create({ mimeType, parents: [folder], shortcutDetails: { targetId } });
  expect(await refusalOf(share(fileId, 'bo', 'reader'))).toEqual({
    status: 403,
    reason: 'insufficientFilePermissions',
  });
  const { data } = await as('ana').files.get({ fileId, fields: 'capabilities(canShare)' });
  expect(data.capabilities?.canShare).toBe(false);
  await share(folder, 'bo', 'reader');
  expect((await as('bo').files.get({ fileId })).status).toBe(200);
  expect((await refusalOf(as('bo').files.get({ fileId: targetId }))).status).toBe(404);
});

describe('reading permissions', () => {
  test('requires a writer, except for the user’s own permission', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'commenter');
    const own = { fileId, permissionId: permissionIdOf('bo') };
    expect((await as('bo').permissions.get(own)).data.role).toBe('commenter');
    for (const call of [
      as('bo').permissions.list({ fileId }),
      as('bo').permissions.get({ fileId, permissionId: permissionIdOf('ana') }),
    ]) {
      expect(await refusalOf(call)).toEqual({ status: 403, reason: 'insufficientFilePermissions' });
    }
  });

  test('is paged with the requested page size', async () => {
    const fileId = await create();
    for (const name of ['bo', 'chen', 'dina']) await share(fileId, name, 'reader');
    const { data: first } = await as('ana').permissions.list({ fileId, pageSize: 3 });
    const pageToken = first.nextPageToken ?? '';
    const { data: second } = await as('ana').permissions.list({ fileId, pageSize: 3, pageToken });
    expect(first.permissions).toHaveLength(3);
    expect(second.permissions).toHaveLength(1);
    expect(second).not.toHaveProperty('nextPageToken');
  });

  test('includes permissions for the published view only on request', async () => {
    const fileId = await create();
    await grant(fileId, { type: 'domain', domain: 'example.com', role: 'reader', view: 'published' });
    expect((await as('ana').permissions.list({ fileId })).data.permissions).toHaveLength(1);
    const { data } = await as('ana').permissions.list({
      fileId,
      includePermissionsForView: 'published',
      fields: 'permissions(type,view)',
    });
    expect(data.permissions).toContainEqual({ type: 'domain', view: 'published' });
    const onFile = { fileId, fields: 'permissions(view)' };
    const { data: plain } = await as('ana').files.get(onFile);
    const { data: whole } = await as('ana').files.get({ ...onFile, includePermissionsForView: 'published' });
    expect([plain.permissions?.length, whole.permissions?.length]).toEqual([1, 2]);
    expect((await refusalOf(as('dina').files.get({ fileId }))).status).toBe(404);
  });
});

describe('an inherited permission', () => {
  test('can be raised on a file in the folder, and not lowered or removed there', async () => {
    const folder = await create({ name: 'Shared folder', mimeType: FOLDER });
    const fileId = await create({ parents: [folder] });
    await share(folder, 'bo', 'commenter');
    const bo = { fileId, permissionId: permissionIdOf('bo') };
    const refused = { status: 403, reason: 'cannotModifyInheritedPermission' };
    expect(await refusalOf(as('ana').permissions.delete(bo))).toEqual(refused);
    expect(await refusalOf(as('ana').permissions.update({ ...bo, requestBody: { role: 'reader' } }))).toEqual(refused);
    const fields = 'role,permissionDetails';
    const { data } = await as('ana').permissions.update({ ...bo, requestBody: { role: 'writer' }, fields });
    expect(data.role).toBe('writer');
    expect(data.permissionDetails).toEqual([
      { permissionType: 'file', inherited: false },
      { permissionType: 'file', inherited: true },
    ]);
    const owner = { fileId, permissionId: permissionIdOf('ana'), fields: 'permissionDetails' };
    const { data: owned } = await as('ana').permissions.get(owner);
    expect(owned.permissionDetails).toEqual([{ permissionType: 'file', inherited: false }]);
    // A permission granted on the file itself outlives the one on the folder, and can be removed.
    await as('ana').permissions.delete({ ...bo, fileId: folder });
    expect((await as('bo').files.get({ fileId })).status).toBe(200);
    await as('ana').permissions.delete(bo);
    expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
  });
});

describe('deleting a permission', () => {
  test('returns 204, including for users who remove themselves', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'reader');
    const { status } = await as('bo').permissions.delete({ fileId, permissionId: permissionIdOf('bo') });
    expect(status).toBe(204);
    expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
  });

  test('is rejected for the owner’s permission, for others’ by readers, and for an unknown one', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'reader');
    const remove = (name: string, permissionId: string) => as(name).permissions.delete({ fileId, permissionId });
    expect(await refusalOf(remove('ana', permissionIdOf('ana')))).toEqual({ status: 403, reason: 'cannotRemoveOwner' });
    expect((await refusalOf(remove('bo', permissionIdOf('ana')))).status).toBe(403);
    expect(await refusalOf(remove('ana', '12345'))).toEqual({
      status: 404,
      reason: 'notFound',
      location: 'permissionId',
    });
  });
});
