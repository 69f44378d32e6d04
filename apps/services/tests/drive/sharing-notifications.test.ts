import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['ana', 'bo', 'chen', 'dina']) services.account(`${name}@example.com`);
  services.account('pat@partner.example');
  services.db.run("INSERT INTO groups VALUES ('g', 'team@example.com', 'Team', '90000000000000000001', 'example.com')");
  services.db.run("INSERT INTO group_members VALUES ('g', ?)", services.account('chen@example.com').id);
});
afterAll(() => services[Symbol.asyncDispose]());

const FOLDER = 'application/vnd.google-apps.folder';

async function create(file: drive_v3.Schema$File = {}): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'plan.txt', ...file } });
  return data.id ?? '';
}

const share = (fileId: string, name: string, role: string, options: object = {}) =>
  as('ana').permissions.create({
    fileId,
    requestBody: { type: 'user', role, emailAddress: `${name}@example.com` },
    sendNotificationEmail: false,
    ...options,
  });

const grant = (fileId: string, requestBody: drive_v3.Schema$Permission) =>
  as('ana').permissions.create({ fileId, requestBody });

const mailsTo = (recipient: string) =>
  services.db.all<{ subject: string; body: string }>(
    'SELECT subject, body FROM outbox_messages WHERE recipient = ? ORDER BY number DESC',
    recipient,
  );

describe('notifications of sharing', () => {
  test('go to people and to the members of groups, with the message, unless they are switched off', async () => {
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

  test('are what a message goes with: one that nobody gets is refused, and nothing is shared', async () => {
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

  test('invite an address without an account, whose person opens the file as soon as there is one', async () => {
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

  test('are the only way to share with an address that has no account', async () => {
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
