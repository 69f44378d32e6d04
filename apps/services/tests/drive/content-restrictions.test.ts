import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const REFUSED = { status: 403, reason: 'insufficientFilePermissions' };
const LOCK = { contentRestrictions: [{ readOnly: true, reason: 'Final' }] };
const OWNERS_LOCK = { contentRestrictions: [{ readOnly: true, ownerRestricted: true }] };
const UNLOCK = { contentRestrictions: [{ readOnly: false }] };

let services: TestServices;
let driveId: string;
const as = (name: string) => driveAs(services, `${name}@example.com`);
const kind = (name: string) => `application/vnd.google-apps.${name}`;

beforeAll(async () => {
  services = await startTestServices();
  const { data } = await as('ana').drives.create({ requestId: 'locks', requestBody: { name: 'Team' } });
  driveId = data.id ?? '';
  await share(driveId, 'bo', 'writer');
});
afterAll(() => services[Symbol.asyncDispose]());

async function share(fileId: string, name: string, role: string): Promise<void> {
  const emailAddress = services.account(`${name}@example.com`).email;
  const requestBody = { type: 'user', role, emailAddress };
  await as('ana').permissions.create({
    fileId,
    requestBody,
    supportsAllDrives: true,
    sendNotificationEmail: false,
  });
}

/** Creates a file of Ana or of the drive that Bo can edit. A shortcut is not shared. */
async function create(requestBody: object = {}): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
  const fileId = data.id ?? '';
  if (!('parents' in requestBody || 'shortcutDetails' in requestBody)) await share(fileId, 'bo', 'writer');
  return fileId;
}

const put = (name: string, fileId: string, requestBody: object) =>
  as(name).files.update({ fileId, requestBody, supportsAllDrives: true, fields: 'contentRestrictions' });

const lockOf = async (fileId: string) => {
  const fields = 'contentRestrictions';
  return (await as('ana').files.get({ fileId, supportsAllDrives: true, fields })).data.contentRestrictions?.[0];
};

describe('a content lock', () => {
  test('shows who set it, when and why, is replaced by the next one, and disappears when it is removed', async () => {
    const fileId = await create();
    expect((await put('bo', fileId, LOCK)).data.contentRestrictions).toEqual([
      {
        readOnly: true,
        reason: 'Final',
        type: 'globalContentRestriction',
        ownerRestricted: false,
        systemRestricted: false,
        restrictingUser: expect.objectContaining({ emailAddress: 'bo@example.com' }),
        restrictionTime: expect.any(String),
      },
    ]);
    const again = await put('ana', fileId, { contentRestrictions: [{ readOnly: true }] });
    expect(again.data.contentRestrictions?.[0]).not.toHaveProperty('reason');
    expect((await put('bo', fileId, UNLOCK)).data).not.toHaveProperty('contentRestrictions');
    const unfounded = put('ana', fileId, { contentRestrictions: [{ readOnly: false, reason: 'Done' }] });
    expect(await refusalOf(unfounded)).toEqual({ status: 400, reason: 'badRequest' });
    const two = put('ana', fileId, { contentRestrictions: [{ readOnly: true }, { readOnly: true }] });
    expect(await refusalOf(two)).toEqual({ status: 400, reason: 'badRequest', location: 'contentRestrictions' });
    await put('bo', fileId, LOCK);
    await put('bo', fileId, { contentRestrictions: [] });
    expect(await lockOf(fileId)).toBeUndefined();
  });

  test('can be set on creation, and on a copy', async () => {
    const fileId = await create(LOCK);
    expect(await lockOf(fileId)).toMatchObject({ readOnly: true, reason: 'Final' });
    const { data: open } = await as('ana').files.copy({ fileId });
    expect(await lockOf(open.id ?? '')).toBeUndefined();
    const { data: locked } = await as('ana').files.copy({ fileId, requestBody: OWNERS_LOCK });
    expect(await lockOf(locked.id ?? '')).toMatchObject({ readOnly: true, ownerRestricted: true });
  });

  test('prevents new content, names and comments, and nothing else', async () => {
    const fileId = await create();
    await put('ana', fileId, LOCK);
    const upload = { fileId, media: { mimeType: 'text/plain', body: Readable.from(['new']) } };
    const refusals = await Promise.all([
      refusalOf(as('ana').files.update(upload, uploadsTo(services))),
      refusalOf(as('ana').files.update({ fileId, requestBody: { name: 'New' } })),
      refusalOf(as('bo').comments.create({ fileId, requestBody: { content: 'After' }, fields: 'id' })),
    ]);
    expect(refusals).toEqual([REFUSED, REFUSED, REFUSED]);
    const fields = 'capabilities(canModifyContent,canRename,canComment,canEdit,canRemoveContentRestriction)';
    expect((await as('bo').files.get({ fileId, fields })).data.capabilities).toEqual({
      canModifyContent: false,
      canRename: false,
      canComment: false,
      canEdit: true,
      canRemoveContentRestriction: true,
    });
    const { data: folder } = await as('ana').files.create({ requestBody: { mimeType: kind('folder') } });
    await as('ana').files.update({ fileId, addParents: folder.id ?? '', requestBody: { description: 'Filed' } });
    await share(fileId, 'chen', 'reader');
    await as('ana').files.modifyLabels({ fileId, requestBody: {} });
    await as('ana').files.update({ fileId, requestBody: { trashed: true } });
    expect((await as('ana').files.delete({ fileId })).status).toBe(204);
  });

  test('can be set or removed together with a change: it applies to later changes', async () => {
    const fileId = await create({ name: 'a', ...LOCK });
    expect(await refusalOf(put('ana', fileId, { name: 'b' }))).toEqual(REFUSED);
    await put('ana', fileId, { name: 'b', ...UNLOCK });
    await put('ana', fileId, { name: 'c', ...LOCK });
    expect(await refusalOf(put('ana', fileId, { name: 'd', ...LOCK }))).toEqual(REFUSED);
    const { data } = await as('ana').files.get({ fileId, fields: 'name' });
    expect([data.name, await lockOf(fileId)]).toMatchObject(['c', { readOnly: true }]);
  });

  test('for owners is removed only by the owner, and in a shared drive by organizers', async () => {
    for (const file of [{}, { parents: [driveId] }]) {
      const fileId = await create(file);
      expect(await refusalOf(put('bo', fileId, OWNERS_LOCK))).toEqual(REFUSED);
      await put('ana', fileId, OWNERS_LOCK);
      for (const attempt of [UNLOCK, LOCK]) expect(await refusalOf(put('bo', fileId, attempt))).toEqual(REFUSED);
      const { data } = await as('bo').files.get({ fileId, supportsAllDrives: true, fields: 'capabilities' });
      expect(data.capabilities).toMatchObject({
        canRemoveContentRestriction: false,
        canModifyOwnerContentRestriction: false,
      });
      expect((await put('ana', fileId, UNLOCK)).status).toBe(200);
    }
  });

  test.each(['folder', 'shortcut', 'form', 'site', 'drawing'])('is not available for a %s', async (name) => {
    const target = name === 'shortcut' ? { shortcutDetails: { targetId: await create() } } : {};
    const fileId = await create({ mimeType: kind(name), ...target });
    expect(await refusalOf(put('ana', fileId, LOCK))).toEqual(REFUSED);
    const { data } = await as('ana').files.get({ fileId, fields: 'capabilities' });
    expect(data.capabilities).toMatchObject({
      canModifyContentRestriction: false,
      canModifyEditorContentRestriction: false,
      canModifyOwnerContentRestriction: false,
    });
  });
});
