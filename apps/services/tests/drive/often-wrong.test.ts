import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

// Facts about the public interface that clones often get wrong.

const FOLDER = 'application/vnd.google-apps.folder';
const DOCUMENT = 'application/vnd.google-apps.document';
const DAY_MS = 86_400_000;

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['ana', 'bo', 'cy']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(requestBody: drive_v3.Schema$File = {}, content?: string): Promise<string> {
  const media = content === undefined ? {} : { media: { mimeType: 'text/plain', body: Readable.from([content]) } };
  const { data } = await as('ana').files.create(
    { requestBody, ...media, supportsAllDrives: true },
    uploadsTo(services),
  );
  return data.id ?? '';
}

function share(fileId: string, name: string, role: string) {
  const requestBody = { type: 'user', role, emailAddress: `${name}@example.com` };
  return as('ana').permissions.create({ fileId, requestBody, supportsAllDrives: true });
}

async function find(q: string): Promise<string[]> {
  return ((await as('ana').files.list({ q, pageSize: 1000 })).data.files ?? []).map(({ name }) => name ?? '').sort();
}

/** Sends a request as Ana. Returns status, headers and text. */
async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string | Uint8Array) {
  const authorization = `Bearer ${services.token('ana@example.com')}`;
  const url = path.startsWith('http') ? path : services.origin + path;
  return fetch(url, { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
}

describe('searching and selecting', () => {
  test('1: `and` and `or` have equal precedence and are evaluated from the left', async () => {
    await create({ name: 'q-one', description: 'x' });
    await create({ name: 'q-two', mimeType: FOLDER });
    expect(await find(`name = 'q-one' or name = 'q-two' and mimeType = '${FOLDER}'`)).toEqual(['q-two']);
    expect(await find(`name = 'q-one' or (name = 'q-two' and mimeType = '${FOLDER}')`)).toEqual(['q-one', 'q-two']);
  });

  test('2: `name contains` matches prefixes of words in any order, `name =` ignores case, `has` needs key and value', async () => {
    await create({ name: 'Quarterly Budget 2026', properties: { stage: 'draft' } });
    expect(await find("name contains 'budg quart'")).toEqual(['Quarterly Budget 2026']);
    expect(await find("name contains 'udget'")).toEqual([]);
    expect(await find("name = 'quarterly BUDGET 2026'")).toEqual(['Quarterly Budget 2026']);
    expect(await find("properties has { key='stage' and value='draft' }")).toEqual(['Quarterly Budget 2026']);
    const keyOnly = as('ana').files.list({ q: "properties has { key='stage' }" });
    expect(await refusalOf(keyOnly)).toEqual({ status: 400, reason: 'invalid', location: 'q' });
  });

  test('3: an unknown name in `fields` is rejected, including `etag`; conditional headers are ignored', async () => {
    const fileId = await create();
    for (const fields of ['etag', 'nothing', 'owners(nothing)', 'id,(name']) {
      const refusal = await refusalOf(as('ana').files.get({ fileId, fields }));
      expect(refusal).toEqual({ status: 400, reason: 'invalidParameter', location: 'fields' });
    }
    const headers = { 'content-type': 'application/json', 'if-match': '"never"', 'if-none-match': '*' };
    expect((await send('PATCH', `/drive/v3/files/${fileId}`, headers, '{"name":"kept"}')).status).toBe(200);
  });

  test('4: `fields` is required for about and comments, and not for replies', async () => {
    const fileId = await create();
    const required = { status: 400, reason: 'required', location: 'fields' };
    expect(await refusalOf(as('ana').about.get())).toEqual(required);
    expect(await refusalOf(as('ana').comments.create({ fileId, requestBody: { content: 'a' } }))).toEqual(required);
    const { data } = await as('ana').comments.create({ fileId, requestBody: { content: 'a' }, fields: 'id' });
    const commentId = data.id ?? '';
    expect(await refusalOf(as('ana').comments.get({ fileId, commentId }))).toEqual(required);
    expect(await refusalOf(as('ana').comments.list({ fileId }))).toEqual(required);
    expect(await refusalOf(as('ana').comments.update({ fileId, commentId, requestBody: { content: 'b' } }))).toEqual(
      required,
    );
    const reply = await as('ana').replies.create({ fileId, commentId, requestBody: { content: 'c' } });
    expect(reply.data.content).toBe('c');
    expect((await as('ana').comments.delete({ fileId, commentId })).status).toBe(204);
  });

  test('5: without `fields` files and permissions have four members, and lists of approvals no items', async () => {
    const fileId = await create({ name: 'four' });
    const names = (value: object) => Object.keys(value).sort();
    expect(names((await as('ana').files.get({ fileId })).data)).toEqual(['id', 'kind', 'mimeType', 'name']);
    expect(names((await share(fileId, 'bo', 'reader')).data)).toEqual(['id', 'kind', 'role', 'type']);
    const approvals = `/drive/v3/files/${fileId}/approvals`;
    const start = { reviewerEmails: ['bo@example.com'] };
    await services.call('ana@example.com', 'POST', `${approvals}:start`, start);
    expect((await services.call('ana@example.com', 'GET', approvals)).body).toEqual({ kind: 'drive#approvalList' });
    const named = await services.call('ana@example.com', 'GET', `${approvals}?fields=items(status)`);
    expect(named.body).toEqual({ items: [{ status: 'IN_PROGRESS' }] });
  });

  test('6: 64-bit numbers are strings', async () => {
    const fileId = await create({}, 'twelve bytes');
    const { data } = await as('ana').files.get({ fileId, fields: 'size,version,quotaBytesUsed' });
    expect(data).toEqual({ size: '12', version: expect.stringMatching(/^\d+$/u), quotaBytesUsed: '12' });
    const { data: about } = await as('ana').about.get({ fields: 'maxUploadSize,storageQuota(usage)' });
    expect(about).toEqual({ maxUploadSize: '5497558138880', storageQuota: { usage: expect.stringMatching(/^\d+$/u) } });
    const channel = { id: 'often-wrong-6', type: 'web_hook', address: 'http://127.0.0.1:9/' };
    const { data: watch } = await as('ana').files.watch({ fileId, requestBody: channel });
    expect(watch.expiration).toEqual(expect.stringMatching(/^\d{13}$/u));
    const stopped = await as('ana').channels.stop({
      requestBody: { id: watch.id ?? '', resourceId: watch.resourceId ?? '' },
    });
    expect(stopped.status).toBe(204);
  });
});

describe('files', () => {
  test('7: creation returns 200, without a body an untitled file; names may repeat; deletion returns 204', async () => {
    const first = await send('POST', '/drive/v3/files');
    const file: { id: string } = JSON.parse(await first.text());
    expect([first.status, file]).toEqual([
      200,
      expect.objectContaining({ name: 'Untitled', mimeType: 'application/octet-stream' }),
    ]);
    expect(await create({ name: 'Untitled' })).not.toBe(file.id);
    expect((await send('DELETE', `/drive/v3/files/${file.id}`)).status).toBe(204);
  });

  test('8: files are moved by parameters, and have one parent', async () => {
    const [fileId, folder] = [await create(), await create({ mimeType: FOLDER })];
    const byBody = as('ana').files.update({ fileId, requestBody: { parents: [folder] } });
    expect(await refusalOf(byBody)).toMatchObject({ status: 403, reason: 'fieldNotWritable' });
    const two = as('ana').files.create({ requestBody: { parents: [folder, 'root'] } });
    expect(await refusalOf(two)).toMatchObject({ status: 403, reason: 'cannotAddParent' });
    const { data } = await as('ana').files.update({
      fileId,
      addParents: folder,
      removeParents: 'root',
      fields: 'parents',
    });
    expect(data.parents).toEqual([folder]);
  });

  test('9: the words trash, generateIds and generateCseToken are not file IDs', async () => {
    const fileId = await create();
    await as('ana').files.update({ fileId, requestBody: { trashed: true } });
    expect((await send('GET', '/drive/v3/files/generateIds?count=2')).status).toBe(200);
    expect((await send('DELETE', '/drive/v3/files/trash')).status).toBe(204);
    expect(await refusalOf(as('ana').files.get({ fileId }))).toMatchObject({ status: 404, reason: 'notFound' });
  });

  test('10: an interrupted upload reports the bytes it has: none, or a first part', async () => {
    const path = '/upload/drive/v3/files?uploadType=resumable';
    const address = (await send('POST', path)).headers.get('location') ?? '';
    const status = () => send('PUT', address, { 'content-range': 'bytes */524289' });
    const before = await status();
    expect([before.status, before.headers.get('range')]).toEqual([308, null]);
    const part = new Uint8Array(262_144);
    const odd = await send('PUT', address, { 'content-range': 'bytes 0-99/524289' }, part.subarray(0, 100));
    expect(odd.status).toBe(400);
    const again = (await send('POST', path)).headers.get('location') ?? '';
    const sent = await send('PUT', again, { 'content-range': 'bytes 0-262143/524289' }, part);
    expect([sent.status, sent.headers.get('range')]).toEqual([308, 'bytes=0-262143']);
    expect((await send('PUT', `${again}x`, { 'content-range': 'bytes */1' })).status).toBe(404);
  });

  test('11: generated IDs are for files, once, and not for documents or shortcuts', async () => {
    const { data } = await as('ana').files.generateIds({ count: 3 });
    const [id = '', other = ''] = data.ids ?? [];
    const make = (requestBody: object) => as('ana').files.create({ requestBody });
    expect((await make({ id })).data.id).toBe(id);
    expect(await refusalOf(make({ id }))).toMatchObject({ status: 409, reason: 'fileIdInUse' });
    expect(await refusalOf(make({ id: other, mimeType: DOCUMENT }))).toMatchObject({ status: 403 });
    const shortcut = { id: other, mimeType: 'application/vnd.google-apps.shortcut', shortcutDetails: { targetId: id } };
    expect(await refusalOf(make(shortcut))).toMatchObject({ status: 400 });
  });

  test('12 and 13: items in shared drives need supportsAllDrives, except for the resources of a file; who may trash', async () => {
    const { data: drive } = await as('ana').drives.create({ requestId: 'often-13', requestBody: { name: 'Team' } });
    const fileId = await create({ parents: [drive.id ?? ''] }, 'text');
    expect(await refusalOf(as('ana').files.get({ fileId }))).toMatchObject({ status: 404 });
    expect((await as('ana').revisions.list({ fileId })).data.revisions).toHaveLength(1);
    expect((await as('ana').comments.list({ fileId, fields: 'comments' })).data.comments).toEqual([]);
    const trash = (name: string, id = fileId) =>
      as(name).files.update({
        fileId: id,
        requestBody: { trashed: true },
        supportsAllDrives: true,
        fields: 'trashedTime,trashingUser(me)',
      });
    await share(drive.id ?? '', 'bo', 'writer');
    await share(drive.id ?? '', 'cy', 'fileOrganizer');
    expect(await refusalOf(trash('bo'))).toMatchObject({ status: 403, reason: 'insufficientFilePermissions' });
    expect((await trash('cy')).data).toEqual({ trashedTime: expect.any(String), trashingUser: { me: true } });
    expect(await refusalOf(as('cy').files.delete({ fileId, supportsAllDrives: true }))).toMatchObject({ status: 403 });
    expect((await as('ana').files.delete({ fileId, supportsAllDrives: true })).status).toBe(204);
    const own = await create();
    await share(own, 'bo', 'writer');
    expect(await refusalOf(trash('bo', own))).toMatchObject({ status: 403 });
    expect((await trash('ana', own)).data).toEqual({});
  });
});

describe('changes, channels and permissions', () => {
  test('14: the log has one entry per file; trashing is not a removal, deletion is; one token per page', async () => {
    const { data: start } = await as('ana').changes.getStartPageToken();
    const [fileId, other] = [await create(), await create()];
    for (const name of ['a', 'b']) await as('ana').files.update({ fileId, requestBody: { name } });
    const list = async (pageToken: string, pageSize = 100) =>
      (await as('ana').changes.list({ pageToken, pageSize })).data;
    const whole = await list(start.startPageToken ?? '');
    expect(whole.changes?.map((change) => change.fileId)).toEqual([other, fileId]);
    const half = await list(start.startPageToken ?? '', 1);
    expect([half.nextPageToken === undefined, half.newStartPageToken === undefined]).toEqual([false, true]);
    await as('ana').files.update({ fileId, requestBody: { trashed: true } });
    await as('ana').files.delete({ fileId: other });
    const last = await list(whole.newStartPageToken ?? '');
    expect(last.changes?.map((change) => [change.fileId, change.removed])).toEqual([
      [fileId, false],
      [other, true],
    ]);
    expect(last).not.toHaveProperty('nextPageToken');
  });

  test('15: channels live for an hour, of a file at most a day and of changes at most a week', async () => {
    const fileId = await create();
    const { data: start } = await as('ana').changes.getStartPageToken();
    const open = async (id: string, isFile: boolean, expiration?: number) => {
      const requestBody = {
        id,
        type: 'web_hook',
        address: 'http://127.0.0.1:9/',
        ...(expiration && { expiration: String(expiration) }),
      };
      const { data } = isFile
        ? await as('ana').files.watch({ fileId, requestBody })
        : await as('ana').changes.watch({ pageToken: start.startPageToken ?? '', requestBody });
      return Math.round((Number(data.expiration) - Date.now()) / 3_600_000);
    };
    const far = Date.now() + 30 * DAY_MS;
    expect(await open('15-a', true)).toBe(1);
    expect(await open('15-b', true, far)).toBe(24);
    expect(await open('15-c', false, far)).toBe(168);
  });

  test('16: invalid permissions', async () => {
    const [fileId, folder] = [await create(), await create({ mimeType: FOLDER })];
    const inside = await create({ parents: [folder] });
    await share(folder, 'bo', 'writer');
    const grant = (id: string, requestBody: object, params: object = {}) =>
      refusalOf(as('ana').permissions.create({ fileId: id, requestBody, ...params }));
    const anyone = { type: 'anyone', role: 'reader' };
    expect(await grant(fileId, anyone, { sendNotificationEmail: false })).toMatchObject({ status: 400 });
    const expirationTime = new Date(Date.now() + 5 * DAY_MS).toISOString();
    expect(await grant(fileId, { ...anyone, expirationTime })).toMatchObject({ status: 403 });
    const cy = { type: 'user', emailAddress: 'cy@example.com' };
    expect(await grant(folder, { ...cy, role: 'writer', expirationTime })).toMatchObject({ status: 403 });
    const late = new Date(Date.now() + 370 * DAY_MS).toISOString();
    expect(await grant(fileId, { ...cy, role: 'reader', expirationTime: late })).toMatchObject({ status: 403 });
    const { permissionId } = services.account('bo@example.com');
    const lower = as('ana').permissions.update({ fileId: inside, permissionId, requestBody: { role: 'reader' } });
    expect(await refusalOf(lower)).toMatchObject({ status: 403, reason: 'cannotModifyInheritedPermission' });
    const remove = as('ana').permissions.delete({ fileId: inside, permissionId });
    expect(await refusalOf(remove)).toMatchObject({ status: 403, reason: 'cannotModifyInheritedPermission' });
  });
});
