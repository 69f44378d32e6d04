import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 2, 1, 12);

let nowMs = START_MS;
let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);
const inDays = (days: number) => new Date(nowMs + days * DAY_MS).toISOString();

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  for (const name of ['ana', 'bo']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(mimeType = 'text/plain', parents: string[] = []): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'brief', mimeType, parents } });
  return data.id ?? '';
}

const share = (fileId: string, expirationTime: string, role = 'writer') =>
  as('ana').permissions.create({
    fileId,
    requestBody: { type: 'user', emailAddress: 'bo@example.com', role, expirationTime },
    fields: 'id,role,expirationTime',
  });

const FOLDER = 'application/vnd.google-apps.folder';

describe('a permission with an expiration time', () => {
  test('is valid until then and removed afterwards, including for items in the folder', async () => {
    const folder = await create(FOLDER);
    const fileId = await create('text/plain', [folder]);
    const expirationTime = inDays(0.001);
    const { data } = await share(folder, expirationTime, 'reader');
    expect(data.expirationTime).toBe(expirationTime);
    expect((await as('bo').files.get({ fileId })).status).toBe(200);
    const { data: start } = await as('bo').changes.getStartPageToken();
    nowMs = Date.parse(expirationTime) - 1;
    expect((await as('bo').files.get({ fileId })).status).toBe(200);
    nowMs += 1;
    expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
    expect((await as('bo').files.list({ q: "name = 'brief'" })).data.files).toEqual([]);
    expect((await as('ana').permissions.list({ fileId: folder })).data.permissions).toHaveLength(1);
    const { data: changes } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(changes.changes?.map(({ fileId: id, removed }) => [id, removed])).toEqual([
      [folder, true],
      [fileId, true],
    ]);
  });

  test('can be extended and made permanent', async () => {
    const fileId = await create();
    const { data } = await share(fileId, inDays(0.002));
    const bo = { fileId, permissionId: data.id ?? '', fields: 'expirationTime,role' };
    const later = inDays(0.02);
    const { data: prolonged } = await as('ana').permissions.update({ ...bo, requestBody: { expirationTime: later } });
    expect(prolonged).toEqual({ role: 'writer', expirationTime: later });
    const { data: unchanged } = await as('ana').permissions.update({ ...bo, requestBody: { role: 'reader' } });
    expect(unchanged).toEqual({ role: 'reader', expirationTime: later });
    const { data: permanent } = await as('ana').permissions.update({ ...bo, removeExpiration: true, requestBody: {} });
    expect(permanent).toEqual({ role: 'reader' });
  });

  test.each([
    ['in the past', 'text/plain', -1, 'writer', 'expirationDatesMustBeInTheFuture'],
    ['over a year ahead', 'text/plain', 367, 'reader', 'cannotSetExpiration'],
    ['for a writer on a folder', FOLDER, 5, 'writer', 'cannotSetExpiration'],
  ])('is rejected %s', async (_, mimeType, days, role, reason) => {
    const fileId = await create(mimeType);
    expect(await refusalOf(share(fileId, inDays(days), role))).toMatchObject({ status: 403, reason });
    expect((await as('ana').permissions.list({ fileId })).data.permissions).toHaveLength(1);
  });

  test('is rejected for anyone and domains, and for an invalid time', async () => {
    const fileId = await create();
    const requestBody = { type: 'anyone', role: 'reader', expirationTime: inDays(3) };
    const reason = 'cannotSetExpirationOnAnyoneOrDomain';
    expect(await refusalOf(as('ana').permissions.create({ fileId, requestBody }))).toMatchObject({
      status: 403,
      reason,
    });
    expect(await refusalOf(share(fileId, 'next week'))).toMatchObject({ status: 400, reason: 'invalid' });
  });

  test('on a folder is limited to the reader role', async () => {
    const fileId = await create(FOLDER);
    const { data } = await share(fileId, inDays(3), 'reader');
    const permissionId = data.id ?? '';
    const raised = as('ana').permissions.update({ fileId, permissionId, requestBody: { role: 'writer' } });
    expect(await refusalOf(raised)).toMatchObject({ status: 403, reason: 'cannotSetExpiration' });
  });
});

test('other requests are served while very many permissions expire at the same time, and none of them grants access', async () => {
  const COUNT = 400;
  const expiresAt = nowMs + 0.001 * DAY_MS;
  const { id: owner, permissionId } = services.account('ana@example.com');
  const bo = services.account('bo@example.com');
  const fileIds = services.db.transaction(() =>
    Array.from({ length: COUNT }, (_, index) => {
      const creator = { accountId: owner, permissionId };
      const item = createItem(services.db, { mimeType: 'text/plain', name: `${index}`, creator, createdAt: index });
      const grant = { id: bo.permissionId, type: 'user', grantee: bo.id, role: 'reader' } as const;
      putPermission(services.db, item.number, { ...grant, expiresAt, grantedAt: index });
      refreshAccess(services.db, item.number);
      return item.id;
    }),
  );
  const read = (fileId: string) => as('bo').files.get({ fileId });
  expect((await read(fileIds[0] ?? '')).status).toBe(200);
  nowMs = expiresAt;
  let turnCount = 0;
  const turns = setInterval(() => {
    turnCount += 1;
  });
  const responses = await Promise.all([0, COUNT / 2, COUNT - 1].map((index) => refusalOf(read(fileIds[index] ?? ''))));
  clearInterval(turns);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(turnCount).toBeGreaterThan(1);
  expect(services.db.get('SELECT 1 FROM permissions WHERE expires_at <= ?', nowMs)).toBeUndefined();
});
