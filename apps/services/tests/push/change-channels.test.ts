import { randomUUID } from 'node:crypto';
import type { drive_v3 } from '@googleapis/drive';
import { describe, expect, test } from 'vitest';
import { driveAs, driveThrough, refusalOf } from '../drive/drive-client.ts';
import { prepareWatchedServices } from './watched-services.ts';

const { services, receiver, toBody } = prepareWatchedServices();
const as = (name: string) => driveAs(services(), `${name}@example.com`);

async function createFile(name: string, requestBody: drive_v3.Schema$File = {}): Promise<string> {
  const { data } = await as(name).files.create({ requestBody: { name: 'plan.txt', ...requestBody } });
  return data.id ?? '';
}

async function watchChanges(name: string, params: Partial<drive_v3.Params$Resource$Changes$Watch> = {}) {
  const pageToken = (await as(name).changes.getStartPageToken()).data.startPageToken ?? '';
  const { data } = await as(name).changes.watch({ pageToken, requestBody: toBody(), ...params });
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

describe('a channel of changes', () => {
  test('reports new changes, once for a burst', async () => {
    const watched = await watchChanges('ana');
    expect(watched.resourceUri).toMatch(/\/drive\/v3\/changes\?alt=json&pageSize=100&pageToken=\d+$/u);
    const fileId = await createFile('ana');
    await as('ana').files.update({ fileId, requestBody: { name: 'other.txt' } });
    await services().push.runDue();
    const messages = receiver().received.slice(1);
    expect(messages.length).toBeGreaterThanOrEqual(1);
    expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['change']));
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 2));
  });

  test('reports nothing that its list does not contain', async () => {
    await watchChanges('bo');
    await watchChanges('ana', { spaces: 'appDataFolder' });
    await createFile('ana');
    expect(await readNotifications()).toEqual([]);
  });

  test('reports to an app with access to single files only the files it created', async () => {
    const notes = driveThrough(services(), 'ana@example.com', { clientId: 'notes', suffixes: ['drive.file'] });
    const pageToken = (await notes.changes.getStartPageToken()).data.startPageToken ?? '';
    await notes.changes.watch({ pageToken, requestBody: toBody() });
    expect(await receiver().next()).toMatchObject({ state: 'sync' });
    await createFile('ana');
    expect(await readNotifications()).toEqual([]);
    const { data: own } = await notes.files.create();
    expect(await readNotifications()).toEqual([{ state: 'change', changed: [] }]);
    await as('ana').files.delete({ fileId: own.id ?? '' });
    expect(await readNotifications()).toHaveLength(2);
  });

  test('of a shared drive reports changes in the drive, while its user is a member', async () => {
    const drive = await as('ana').drives.create({ requestId: randomUUID(), requestBody: { name: 'Team' } });
    const driveId = drive.data.id ?? '';
    const bo = services().account('bo@example.com');
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
    await as('ana').permissions.create({ fileId: driveId, supportsAllDrives: true, requestBody });
    const { resourceId } = await watchChanges('bo', { driveId, supportsAllDrives: true });
    const own = await watchChanges('bo');
    expect(own.resourceId).not.toBe(resourceId);
    const createIn = (name: string) =>
      as('ana').files.create({ supportsAllDrives: true, requestBody: { name, parents: [driveId] } });
    await createIn('a');
    expect(await readNotifications()).toEqual([{ state: 'change', changed: [] }]);
    expect(receiver().received.at(-1)?.headers['x-goog-resource-id']).toBe(resourceId);
    const member = { fileId: driveId, permissionId: bo.permissionId, supportsAllDrives: true };
    await as('ana').permissions.delete(member);
    await createIn('b');
    expect(await readNotifications()).toHaveLength(1);
  });

  test('reports the loss of access', async () => {
    const fileId = await createFile('ana');
    const { permissionId } = services().account('bo@example.com');
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
    await as('ana').permissions.create({ fileId, requestBody });
    await watchChanges('bo');
    await as('ana').permissions.delete({ fileId, permissionId });
    expect(await readNotifications()).toEqual([{ state: 'change', changed: [] }]);
  });

  test('is rejected for the same reasons as the change list', async () => {
    const watch = (params: Partial<drive_v3.Params$Resource$Changes$Watch>) =>
      refusalOf(as('ana').changes.watch({ pageToken: '1', requestBody: toBody(), ...params }));
    const list = (params: Partial<drive_v3.Params$Resource$Changes$List>) =>
      refusalOf(as('ana').changes.list({ pageToken: '1', ...params }));
    for (const params of [{ pageToken: 'x' }, { driveId: 'none' }, { driveId: 'none', supportsAllDrives: true }]) {
      expect(await watch(params)).toEqual(await list(params));
    }
  });
});
