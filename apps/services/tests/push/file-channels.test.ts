import type { drive_v3 } from '@googleapis/drive';
import { describe, expect, test } from 'vitest';
import { driveAs, refusalOf } from '../drive/drive-client.ts';
import { prepareWatchedServices } from './watched-services.ts';

const { services, receiver, toBody } = prepareWatchedServices();
const as = (name: string) => driveAs(services(), `${name}@example.com`);

async function createFile(name: string, requestBody: drive_v3.Schema$File = {}): Promise<string> {
  const { data } = await as(name).files.create({ requestBody: { name: 'plan.txt', ...requestBody } });
  return data.id ?? '';
}

async function watchFile(name: string, fileId: string, body?: drive_v3.Schema$Channel) {
  const { data } = await as(name).files.watch({ fileId, requestBody: toBody(body) });
  expect(await receiver().next()).toMatchObject({ state: 'sync', number: 1 });
  return data;
}

/** Returns the messages received after the first one of each channel, once everything is delivered. */
async function readNotifications(): Promise<{ state: string; changed: string[] }[]> {
  await services().push.runDue();
  return receiver()
    .received.filter(({ state }) => state !== 'sync')
    .map(({ state, changed }) => ({ state, changed }));
}

describe('the channel of a file', () => {
  test('needs read access to the file', async () => {
    const fileId = await createFile('ana');
    const call = as('bo').files.watch({ fileId, requestBody: toBody() });
    expect(await refusalOf(call)).toEqual({ status: 404, reason: 'notFound', location: 'fileId' });
  });

  test('reports the changed parts of the file', async () => {
    const fileId = await createFile('ana', { mimeType: 'text/plain' });
    const folderId = await createFile('ana', { mimeType: 'application/vnd.google-apps.folder' });
    services().account('bo@example.com');
    await watchFile('ana', fileId);
    const media = { mimeType: 'text/plain', body: 'new' };
    await as('ana').files.update({ fileId, media }, { rootUrl: `${services().origin}/` });
    expect((await readNotifications()).at(-1)).toEqual({ state: 'update', changed: ['content'] });
    await as('ana').files.update({ fileId, addParents: folderId });
    expect((await readNotifications()).at(-1)?.changed).toContain('parents');
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
    await as('ana').permissions.create({ fileId, requestBody });
    expect((await readNotifications()).at(-1)).toEqual({ state: 'update', changed: ['permissions'] });
    await as('ana').files.update({ fileId, requestBody: { appProperties: { stage: '2' } } });
    expect((await readNotifications()).at(-1)).toEqual({ state: 'update', changed: ['properties'] });
  });

  test('reports that the file was trashed', async () => {
    const fileId = await createFile('ana');
    await watchFile('ana', fileId);
    await as('ana').files.update({ fileId, requestBody: { trashed: true } });
    expect(await readNotifications()).toEqual([{ state: 'trash', changed: [] }]);
    await as('ana').files.update({ fileId, requestBody: { trashed: false } });
    expect((await readNotifications()).slice(1)).toEqual([{ state: 'untrash', changed: [] }]);
  });

  test('reports that the file was trashed with its folder', async () => {
    const folderId = await createFile('ana', { mimeType: 'application/vnd.google-apps.folder' });
    await watchFile('ana', await createFile('ana', { parents: [folderId] }));
    await as('ana').files.update({ fileId: folderId, requestBody: { trashed: true } });
    expect(await readNotifications()).toEqual([{ state: 'trash', changed: [] }]);
  });

  test('reports when the user loses access to the file and regains it', async () => {
    const fileId = await createFile('ana');
    const bo = services().account('bo@example.com');
    const share = () =>
      as('ana').permissions.create({
        fileId,
        requestBody: { type: 'user', role: 'reader', emailAddress: 'bo@example.com' },
      });
    await share();
    await watchFile('bo', fileId);
    await as('ana').permissions.delete({ fileId, permissionId: bo.permissionId });
    expect(await readNotifications()).toEqual([{ state: 'remove', changed: [] }]);
    await as('ana').files.update({ fileId, requestBody: { name: 'secret.txt' } });
    expect(await readNotifications()).toHaveLength(1);
    await share();
    expect((await readNotifications()).slice(1)).toEqual([{ state: 'add', changed: [] }]);
  });

  test('of a folder reports items that are added and removed', async () => {
    const mimeType = 'application/vnd.google-apps.folder';
    const folderId = await createFile('ana', { mimeType });
    const otherId = await createFile('ana', { mimeType });
    await watchFile('ana', folderId);
    const children = { state: 'update', changed: ['children'] };
    const fileId = await createFile('ana', { parents: [folderId] });
    expect(await readNotifications()).toEqual([children]);
    await as('ana').files.update({ fileId, requestBody: { name: 'renamed.txt' } });
    expect(await readNotifications()).toHaveLength(1);
    await as('ana').files.update({ fileId, addParents: otherId, removeParents: folderId });
    expect((await readNotifications()).slice(1)).toEqual([children]);
  });
});
