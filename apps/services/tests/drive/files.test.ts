import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');
const bo = () => driveAs(services, 'bo@example.com');

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

async function upload(name: string, content: string, parents?: string[]) {
  const created = await ana().files.create(
    {
      requestBody: { name, ...(parents && { parents }) },
      media: { mimeType: 'text/plain', body: Readable.from([content]) },
      fields: '*',
    },
    uploadsTo(services),
  );
  return created.data;
}

describe('creating', () => {
  test('without a body creates an untitled file with no specific type', async () => {
    const { status, data } = await ana().files.create({});
    expect(status).toBe(200);
    expect(data).toEqual({
      kind: 'drive#file',
      id: expect.any(String),
      name: 'Untitled',
      mimeType: 'application/octet-stream',
    });
    const content = await ana().files.get({ fileId: data.id ?? '', alt: 'media' }, { responseType: 'text' });
    expect(content.data).toBe('');
  });

  test('stores content and returns its checksums and sizes as strings', async () => {
    const file = await upload('hello.txt', 'hello');
    expect(file).toMatchObject({
      size: '5',
      md5Checksum: '5d41402abc4b2a76b9719d911017c592',
      version: expect.any(String),
      fileExtension: 'txt',
      ownedByMe: true,
      parents: [expect.any(String)],
    });
    const content = await ana().files.get({ fileId: file.id ?? '', alt: 'media' }, { responseType: 'text' });
    expect(content.data).toBe('hello');
    const part = await ana().files.get(
      { fileId: file.id ?? '', alt: 'media' },
      { responseType: 'text', headers: { range: 'bytes=1-3' } },
    );
    expect([part.status, part.data]).toEqual([206, 'ell']);
  });

  test('rejects an invalid media type', async () => {
    const call = ana().files.create({ requestBody: { mimeType: 'text/plain\nx: y' } });
    expect(await refusalOf(call)).toEqual({ status: 400, reason: 'invalid', location: 'mimeType' });
  });

  test('allows the same name twice in a folder', async () => {
    const first = await upload('twin.txt', '1');
    const second = await upload('twin.txt', '2');
    expect(second.id).not.toBe(first.id);
  });

  test('rejects a second parent, an unknown parent and a parent that is not a folder', async () => {
    const file = await upload('leaf.txt', '');
    const create = (parents: string[]) => refusalOf(ana().files.create({ requestBody: { parents } }));
    expect(await create(['root', 'root'])).toMatchObject({ status: 403, reason: 'cannotAddParent' });
    expect(await create(['missing'])).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await create([file.id ?? ''])).toMatchObject({ status: 403, reason: 'parentNotAFolder' });
  });

  test('accepts a generated ID once, and not for document types', async () => {
    const [id = '', other = ''] = (await ana().files.generateIds({ count: 2 })).data.ids ?? [];
    expect((await ana().files.create({ requestBody: { id, name: 'mine' } })).data.id).toBe(id);
    expect(await refusalOf(ana().files.create({ requestBody: { id } }))).toMatchObject({
      status: 409,
      reason: 'fileIdInUse',
    });
    const mimeType = 'application/vnd.google-apps.document';
    expect((await refusalOf(ana().files.create({ requestBody: { id: other, mimeType } }))).status).toBe(403);
    expect((await refusalOf(ana().files.create({ requestBody: { id: 'own-idea' } }))).status).toBe(400);
  });

  test('creates shortcuts that know the type of their target', async () => {
    const target = await upload('target.txt', 'x');
    const mimeType = 'application/vnd.google-apps.shortcut';
    const requestBody = { mimeType, shortcutDetails: { targetId: target.id ?? '' } };
    const { data } = await ana().files.create({ requestBody, fields: 'shortcutDetails,size' });
    expect(data).toEqual({ shortcutDetails: { targetId: target.id, targetMimeType: 'text/plain' } });
  });
});

describe('reading', () => {
  test('returns 404 for a file that is missing or not shared', async () => {
    const file = await upload('secret.txt', '');
    for (const fileId of ['missing', file.id ?? '']) {
      expect(await refusalOf(bo().files.get({ fileId }))).toEqual({
        status: 404,
        reason: 'notFound',
        location: 'fileId',
      });
    }
  });

  test('rejects the content of folders and documents', async () => {
    const { data } = await ana().files.create({ requestBody: { mimeType: FOLDER } });
    expect(await refusalOf(ana().files.get({ fileId: data.id ?? '', alt: 'media' }))).toEqual({
      status: 403,
      reason: 'fileNotDownloadable',
      location: 'alt',
    });
  });

  test('requires fields for about', async () => {
    expect(await refusalOf(ana().about.get())).toMatchObject({ status: 400, reason: 'required' });
    const { data } = await ana().about.get({ fields: 'user(emailAddress,me),maxUploadSize' });
    expect(data).toEqual({ user: { emailAddress: 'ana@example.com', me: true }, maxUploadSize: '5497558138880' });
  });
});

describe('updating', () => {
  test('renames, and increments version and modified time', async () => {
    const file = await upload('before.txt', 'x');
    const { data } = await ana().files.update({
      fileId: file.id ?? '',
      requestBody: { name: 'after.txt', properties: { stage: 'two' } },
      fields: '*',
    });
    expect(data).toMatchObject({
      name: 'after.txt',
      properties: { stage: 'two' },
      headRevisionId: file.headRevisionId,
    });
    expect(Number(data.version)).toBeGreaterThan(Number(file.version));
  });

  test('moves only by parameters, never into itself', async () => {
    const outer = (await ana().files.create({ requestBody: { name: 'outer', mimeType: FOLDER } })).data.id ?? '';
    const inner =
      (await ana().files.create({ requestBody: { name: 'inner', mimeType: FOLDER, parents: [outer] } })).data.id ?? '';
    expect(await refusalOf(ana().files.update({ fileId: inner, requestBody: { parents: ['root'] } }))).toMatchObject({
      status: 403,
      reason: 'fieldNotWritable',
    });
    expect(await refusalOf(ana().files.update({ fileId: outer, addParents: inner }))).toMatchObject({
      status: 400,
      reason: 'badRequest',
    });
    const file = await upload('moving.txt', '');
    const { data } = await ana().files.update({
      fileId: file.id ?? '',
      addParents: inner,
      removeParents: 'root',
      fields: 'parents',
    });
    expect(data.parents).toEqual([inner]);
  });

  test('can create a file in the trash, if the user may put it there', async () => {
    const fields = 'id,trashed,explicitlyTrashed';
    const made = await ana().files.create({ requestBody: { name: 'Discarded', trashed: true }, fields });
    expect(made.data).toMatchObject({ trashed: true, explicitlyTrashed: true });
    const fileId = made.data.id ?? '';
    await ana().files.update({ fileId, requestBody: { trashed: false } });
    expect((await ana().files.get({ fileId, fields })).data).toMatchObject({ trashed: false });
    const appData = { name: 'Kept', trashed: true, parents: ['appDataFolder'] };
    await expect(ana().files.create({ requestBody: appData })).rejects.toMatchObject({ status: 403 });
  });

  test('trashes items below a folder and restores them', async () => {
    const folder = (await ana().files.create({ requestBody: { name: 'bin', mimeType: FOLDER } })).data.id ?? '';
    const file = await upload('in-bin.txt', '', [folder]);
    const state = async () =>
      (await ana().files.get({ fileId: file.id ?? '', fields: 'trashed,explicitlyTrashed' })).data;
    await ana().files.update({ fileId: folder, requestBody: { trashed: true } });
    expect(await state()).toEqual({ trashed: true, explicitlyTrashed: false });
    await ana().files.update({ fileId: folder, requestBody: { trashed: false } });
    expect(await state()).toEqual({ trashed: false, explicitlyTrashed: false });
  });

  test('with new content creates a new head revision', async () => {
    const file = await upload('grow.txt', 'one');
    const { data } = await ana().files.update(
      {
        fileId: file.id ?? '',
        media: { mimeType: 'text/plain', body: Readable.from(['three']) },
        fields: 'headRevisionId,size',
      },
      uploadsTo(services),
    );
    expect(data.size).toBe('5');
    expect(data.headRevisionId).not.toBe(file.headRevisionId);
    const { data: revisions } = await ana().revisions.list({ fileId: file.id ?? '', fields: 'revisions(id,size)' });
    expect(revisions.revisions?.map((revision) => revision.size)).toEqual(['3', '5']);
  });
});

test('checksums always match the current bytes of a file, wherever they are read, and documents have none', async () => {
  const digestsOf = (content: string) => ({
    md5Checksum: createHash('md5').update(content).digest('hex'),
    sha1Checksum: createHash('sha1').update(content).digest('hex'),
    sha256Checksum: createHash('sha256').update(content).digest('hex'),
  });
  const fields = 'md5Checksum,sha1Checksum,sha256Checksum';
  const file = await upload('checksums.bin', 'first');
  const fileId = file.id ?? '';
  expect(file).toMatchObject(digestsOf('first'));
  const media = { mimeType: 'text/plain', body: Readable.from(['second']) };
  const updated = await ana().files.update({ fileId, media, fields }, uploadsTo(services));
  expect(updated.data).toEqual(digestsOf('second'));
  expect((await ana().files.copy({ fileId, fields })).data).toEqual(digestsOf('second'));
  const { data: listed } = await ana().files.list({ q: "name = 'checksums.bin'", fields: `files(${fields})` });
  expect(listed.files).toEqual([digestsOf('second'), digestsOf('second')]);
  await ana().revisions.delete({ fileId, revisionId: 'head' });
  expect((await ana().files.get({ fileId, fields })).data).toEqual(digestsOf('first'));
  expect((await ana().files.create({ fields })).data).toEqual(digestsOf(''));
  const requestBody = { mimeType: 'application/vnd.google-apps.document' };
  expect((await ana().files.create({ requestBody, fields })).data).toEqual({});
});

describe('the change log', () => {
  test('has one entry per file and ends with a token for the next poll', async () => {
    const { data: start } = await ana().changes.getStartPageToken();
    const file = await upload('logged.txt', 'x');
    await ana().files.update({ fileId: file.id ?? '', requestBody: { name: 'logged-2.txt' } });
    const { data } = await ana().changes.list({ pageToken: start.startPageToken ?? '' });
    expect(data.changes).toHaveLength(1);
    expect(data.changes?.[0]).toMatchObject({ fileId: file.id, removed: false, file: { name: 'logged-2.txt' } });
    expect(data.nextPageToken).toBeUndefined();
    const { data: next } = await ana().changes.list({ pageToken: data.newStartPageToken ?? '' });
    expect(next.changes).toEqual([]);
    expect(await refusalOf(ana().changes.list({ pageToken: 'x' }))).toMatchObject({ status: 400, reason: 'invalid' });
  });
});
