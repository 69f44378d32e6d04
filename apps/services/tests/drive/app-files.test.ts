import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveThrough, refusalOf, uploadsTo } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const DOCUMENT = 'application/vnd.google-apps.document';
const WITHHELD = { status: 403, reason: 'appNotAuthorizedToFile' };
const MISSING = { status: 404, reason: 'notFound', location: 'fileId' };

let services: TestServices;
/** Clients of Ana: two apps with access to single files, and one with access to all files. */
let notes: drive_v3.Drive;
let photos: drive_v3.Drive;
let whole: drive_v3.Drive;
/** A file of Ana that only the last app can access, and a file of another user. */
let plan: string;
let secret: string;

const through = (clientId: string, suffixes: readonly string[], email = 'ana@example.com') =>
  driveThrough(services, email, { clientId, suffixes });

beforeAll(async () => {
  services = await startTestServices();
  notes = through('notes', ['drive.file', 'drive.appdata']);
  photos = through('photos', ['drive.file']);
  whole = through('console', ['drive']);
  plan = await make(whole, { name: 'plan' });
  secret = await make(through('console', ['drive'], 'bo@example.com'), { name: 'secret' });
});
afterAll(() => services[Symbol.asyncDispose]());

async function make(client: drive_v3.Drive, requestBody: drive_v3.Schema$File): Promise<string> {
  const { data } = await client.files.create({ requestBody });
  return data.id ?? '';
}

async function idsOf(client: drive_v3.Drive, q = 'trashed = false'): Promise<string[]> {
  const { data } = await client.files.list({ q, pageSize: 1000 });
  return (data.files ?? []).map(({ id }) => id ?? '');
}

test('a token for single files is rejected for a file that its app was not given, for any request', async () => {
  const fileId = plan;
  const calls = [
    photos.files.get({ fileId }),
    photos.files.get({ fileId, alt: 'media' }),
    photos.files.update({ fileId, requestBody: { name: 'taken' } }),
    photos.files.copy({ fileId }),
    photos.files.delete({ fileId }),
    photos.files.export({ fileId, mimeType: 'text/plain' }),
    photos.files.download({ fileId }),
    photos.files.listLabels({ fileId }),
    photos.files.watch({ fileId, requestBody: { id: 'w', type: 'web_hook', address: 'http://localhost:9' } }),
    photos.revisions.list({ fileId }),
    photos.comments.list({ fileId, fields: 'comments' }),
    photos.comments.create({ fileId, fields: 'id', requestBody: { content: 'seen' } }),
    photos.permissions.list({ fileId }),
    photos.permissions.create({ fileId, requestBody: { type: 'anyone', role: 'reader' } }),
    photos.approvals.list({ fileId }),
    photos.accessproposals.list({ fileId }),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual(WITHHELD);
  expect((await whole.files.get({ fileId })).data.name).toBe('plan');
});

test('a file the user cannot read does not exist for a token for single files either', async () => {
  expect(await refusalOf(photos.files.get({ fileId: secret }))).toEqual(MISSING);
  expect(await refusalOf(photos.files.get({ fileId: 'no-such-file' }))).toEqual(MISSING);
});

test('an app may access files that it creates, copies, uploads and converts, and no other app may', async () => {
  const created = await make(notes, { name: 'created' });
  const { data: copy } = await notes.files.copy({ fileId: created, requestBody: { name: 'copied' } });
  const uploadOf = (name: string, mimeType: string) =>
    notes.files.create(
      { requestBody: { name, mimeType }, media: { mimeType: 'text/plain', body: Readable.from(['words']) } },
      uploadsTo(services),
    );
  const { data: uploaded } = await uploadOf('uploaded', 'text/plain');
  const { data: converted } = await uploadOf('converted', DOCUMENT);
  const made = [created, copy.id ?? '', uploaded.id ?? '', converted.id ?? ''];
  expect((await idsOf(notes)).sort()).toEqual([...made].sort());
  for (const fileId of made) {
    expect((await notes.files.get({ fileId, fields: 'isAppAuthorized' })).data.isAppAuthorized).toBe(true);
    expect((await whole.files.get({ fileId, fields: 'isAppAuthorized' })).data.isAppAuthorized).toBe(false);
    expect(await refusalOf(photos.files.get({ fileId }))).toEqual(WITHHELD);
  }
  expect(await idsOf(photos)).toEqual([]);
  expect(await idsOf(whole)).toEqual(expect.arrayContaining([plan, ...made]));
});

test('a resumable upload belongs to the app that started it', async () => {
  const token = services.token('ana@example.com', ['drive.file']);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const begin = (path: string, method: string, body: unknown) =>
    fetch(`${services.origin}/upload/drive/v3/${path}?uploadType=resumable`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
  expect((await begin(`files/${plan}`, 'PATCH', {})).status).toBe(403);
  const session = (await begin('files', 'POST', { name: 'resumed' })).headers.get('location') ?? '';
  const response = await fetch(session, { method: 'PUT', body: 'words' });
  const file: { id: string } = JSON.parse(await response.text());
  const own = through('test-client', ['drive.file']);
  expect((await own.files.get({ fileId: file.id })).data.name).toBe('resumed');
  expect(await refusalOf(photos.files.get({ fileId: file.id }))).toEqual(WITHHELD);
});

test('an app may create files in the root, and in other folders it was given', async () => {
  const folder = await make(photos, { name: 'album', mimeType: FOLDER, parents: ['root'] });
  const { data: root } = await photos.files.get({ fileId: 'root', fields: 'id' });
  const inside = await make(photos, { name: 'inside', parents: [folder] });
  expect((await photos.files.get({ fileId: inside, fields: 'parents' })).data.parents).toEqual([folder]);
  expect((await photos.files.get({ fileId: folder, fields: 'parents' })).data.parents).toEqual([root.id]);
  const other = await make(whole, { name: 'others', mimeType: FOLDER });
  expect(await refusalOf(photos.files.create({ requestBody: { parents: [other] } }))).toEqual(WITHHELD);
  expect(await refusalOf(photos.files.update({ fileId: inside, addParents: other }))).toEqual(WITHHELD);
  // Access to a folder does not include its contents.
  const foreign = await make(whole, { name: 'foreign', parents: [folder] });
  expect(await refusalOf(photos.files.get({ fileId: foreign }))).toEqual(WITHHELD);
  expect(await idsOf(photos, `'${folder}' in parents`)).toEqual([inside]);
  const moved = await whole.files.update({ fileId: inside, addParents: other, removeParents: folder });
  expect((await photos.files.get({ fileId: moved.data.id ?? '', fields: 'parents,name' })).data).toEqual({
    name: 'inside',
  });
  const { data: copy } = await photos.files.copy({ fileId: inside, fields: 'parents' });
  expect(copy.parents).toEqual([root.id]);
});

test('access to a file that an app created for one user does not extend to another user', async () => {
  const fileId = await make(notes, { name: 'shared' });
  await notes.permissions.create({
    fileId,
    requestBody: { type: 'user', role: 'writer', emailAddress: 'bo@example.com' },
  });
  const ofBo = through('notes', ['drive.file'], 'bo@example.com');
  expect(await refusalOf(ofBo.files.get({ fileId }))).toEqual(WITHHELD);
  expect(await idsOf(ofBo)).toEqual([]);
});

test('a scope for all files covers them in the operations that accept it', async () => {
  const reader = through('photos', ['drive.file', 'drive.readonly']);
  expect((await reader.files.get({ fileId: plan })).data.name).toBe('plan');
  expect(await idsOf(reader)).toContain(plan);
  expect(await refusalOf(reader.files.update({ fileId: plan, requestBody: { name: 'x' } }))).toEqual(WITHHELD);
});

test('a token for an app’s own data alone opens no file', async () => {
  const settings = through('notes', ['drive.appdata']);
  const retained = await make(settings, { name: 'kept', parents: ['appDataFolder'] });
  const made = await make(notes, { name: 'made' });
  expect(await refusalOf(settings.files.get({ fileId: made }))).toEqual(WITHHELD);
  expect(await idsOf(settings)).toEqual([]);
  const { data } = await settings.files.list({ spaces: 'drive,appDataFolder' });
  expect((data.files ?? []).map(({ id }) => id)).toEqual([retained]);
});

test('operations that concern no single file work with a token for single files', async () => {
  expect((await photos.about.get({ fields: 'user/emailAddress' })).data.user?.emailAddress).toBe('ana@example.com');
  const [id = ''] = (await photos.files.generateIds({ count: 1 })).data.ids ?? [];
  expect(await make(photos, { id })).toBe(id);
  expect((await photos.changes.getStartPageToken()).data.startPageToken).toMatch(/^\d+$/u);
  const requestBody = { id: 'of-photos', type: 'web_hook', address: 'http://localhost:9' };
  const { data: channel } = await photos.changes.watch({ pageToken: '1', requestBody });
  const stopped = await photos.channels.stop({
    requestBody: { id: 'of-photos', resourceId: channel.resourceId ?? '' },
  });
  expect(stopped.status).toBe(204);
});
