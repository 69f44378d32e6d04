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

const create = (file?: drive_v3.Schema$File) => createFile(services, file);
const share = (fileId: string, name: string, role: string, options?: object) =>
  shareFile(services, fileId, name, role, options);

const grant = (fileId: string, requestBody: drive_v3.Schema$Permission) =>
  as('ana').permissions.create({ fileId, requestBody });

const mailsTo = (recipient: string) =>
  services.db.all<{ subject: string; body: string }>(
    'SELECT subject, body FROM outbox_messages WHERE recipient = ? ORDER BY number DESC',
    recipient,
  );

describe('sharing notifications', () => {
  test('are sent to people and group members, with the message, unless they are disabled', async () => {
    const fileId = await create({ name: 'News' });
    const before = mailsTo('bo@example.com').length;
    await share(fileId, 'bo', 'reader');
    expect(mailsTo('bo@example.com')).toHaveLength(before);
    await share(fileId, 'bo', 'reader', { sendNotificationEmail: true, emailMessage: 'Have a look.' });
    expect(mailsTo('bo@example.com')[0]).toMatchObject({
      subject: 'ana shared News with you',
      body: expect.stringContaining('Have a look.'),
    });
    await grant(fileId, { type: 'group', role: 'reader', emailAddress: 'team@example.com' });
    expect(mailsTo('chen@example.com')[0]).toMatchObject({ subject: 'ana shared News with you' });
  });

  test('are required for a message: one without recipients is rejected, and nothing is shared', async () => {
    const fileId = await create();
    const emailMessage = 'Have a look.';
    for (const [requestBody, options] of [
      [{ type: 'user', role: 'reader', emailAddress: 'bo@example.com' }, { sendNotificationEmail: false }],
      [{ type: 'anyone', role: 'reader' }, {}],
    ] as const) {
      const call = as('ana').permissions.create({ fileId, requestBody, emailMessage, ...options });
      expect(await refusalOf(call)).toEqual({ status: 400, reason: 'badRequest', location: 'emailMessage' });
    }
    expect((await as('ana').permissions.list({ fileId })).data.permissions).toHaveLength(1);
  });

  test('are not allowed for domains and anyone', async () => {
    const fileId = await create();
    for (const requestBody of [
      { type: 'anyone', role: 'reader' },
      { type: 'domain', domain: 'example.com', role: 'reader' },
    ]) {
      const call = as('ana').permissions.create({ fileId, requestBody, sendNotificationEmail: true });
      expect(await refusalOf(call)).toMatchObject({ status: 400, location: 'sendNotificationEmail' });
    }
  });

  test('invite an address without an account, whose owner can open the file once the account exists', async () => {
    const folder = await create({ mimeType: FOLDER });
    const fileId = await create({ parents: [folder] });
    const emailAddress = 'Later@Example.com';
    await as('ana').permissions.create({ fileId: folder, requestBody: { type: 'user', role: 'writer', emailAddress } });
    const { permissionId } = services.account('later@example.com');
    const { data } = await as('later').files.get({ fileId, fields: 'id,capabilities(canEdit)' });
    expect(data).toEqual({ id: fileId, capabilities: { canEdit: true } });
    const { data: listed } = await as('later').files.list({ q: 'sharedWithMe = true' });
    expect(listed.files?.map(({ id }) => id)).toEqual([folder]);
    const { data: permissions } = await as('ana').permissions.list({
      fileId: folder,
      fields: 'permissions(id,emailAddress)',
    });
    expect(permissions.permissions).toContainEqual({ id: permissionId, emailAddress: 'later@example.com' });
  });

  test('are required to share with an address that has no account', async () => {
    const fileId = await create({ name: 'Invitation' });
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'New.Person@elsewhere.example' };
    const silent = as('ana').permissions.create({ fileId, requestBody, sendNotificationEmail: false });
    expect(await refusalOf(silent)).toEqual({ status: 400, reason: 'invalidSharingRequest' });
    const { data } = await as('ana').permissions.create({ fileId, requestBody, fields: 'emailAddress,role' });
    expect(data).toEqual({ emailAddress: 'new.person@elsewhere.example', role: 'reader' });
    expect(mailsTo('new.person@elsewhere.example')).toHaveLength(1);
  });

  test.each([true, false])('cannot invite a group that does not exist (notified: %s)', async (isNotified) => {
    const fileId = await create({ name: 'Invitation' });
    const requestBody = { type: 'group', role: 'reader', emailAddress: 'nobody@example.com' };
    const sharing = as('ana').permissions.create({ fileId, requestBody, sendNotificationEmail: isNotified });
    await expect(sharing).rejects.toThrow('There is no group with the address nobody@example.com.');
  });
});
