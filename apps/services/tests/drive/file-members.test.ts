import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_NAME_CHARACTERS } from '#items/items.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, driveThrough, refusalOf, uploadsTo } from './drive-client.ts';

const TYPE_PREFIX = 'application/vnd.google-apps.';
const SHORTCUT = `${TYPE_PREFIX}shortcut`;
const TOO_MANY = { status: 400, reason: 'badRequest' };

let services: TestServices;
let ana: drive_v3.Drive;

beforeAll(async () => {
  services = await startTestServices();
  ana = driveAs(services, 'ana@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(requestBody: drive_v3.Schema$File = {}): Promise<string> {
  return (await ana.files.create({ requestBody })).data.id ?? '';
}

const update = (fileId: string, requestBody: drive_v3.Schema$File, client = ana) =>
  client.files.update({ fileId, requestBody, fields: '*' });

/** Returns a client of another app of Ana. */
const through = (clientId: string) => driveThrough(services, 'ana@example.com', { clientId, suffixes: ['drive'] });

const toProperties = (count: number, prefix = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'v']));

describe('properties', () => {
  test('contain 124 bytes of key and value together, in UTF-8', async () => {
    const fileId = await create();
    const fits = { ['k'.repeat(24)]: 'v'.repeat(100) };
    expect((await update(fileId, { properties: fits })).data.properties).toEqual(fits);
    const tooLong = [{ ['k'.repeat(24)]: 'v'.repeat(101) }, { ['k'.repeat(24)]: 'é'.repeat(51) }];
    for (const properties of tooLong) expect(await refusalOf(update(fileId, { properties }))).toEqual(TOO_MANY);
    expect((await update(fileId, { appProperties: { [`${'k'.repeat(23)}é`]: 'é'.repeat(49) } })).status).toBe(200);
  });

  test('are limited to 30 public, 30 per app and 100 in total, and deleted ones free their place', async () => {
    const fileId = await create({ properties: toProperties(30), appProperties: toProperties(30) });
    expect(await refusalOf(update(fileId, { properties: { more: 'v' } }))).toEqual(TOO_MANY);
    expect(await refusalOf(update(fileId, { appProperties: { more: 'v' } }))).toEqual(TOO_MANY);
    const swapped: Record<string, string | null> = { k0: null, more: 'v' };
    const { data } = await update(fileId, { properties: swapped as Record<string, string> });
    expect(Object.keys(data.properties ?? {})).toHaveLength(30);
    expect((await update(fileId, { appProperties: toProperties(30) }, through('second'))).status).toBe(200);
    expect((await update(fileId, { appProperties: toProperties(10) }, through('third'))).status).toBe(200);
    expect(await refusalOf(update(fileId, { appProperties: { one: 'v' } }, through('fourth')))).toEqual(TOO_MANY);
    const { data: seen } = await through('third').files.get({ fileId, fields: 'appProperties' });
    expect(Object.keys(seen.appProperties ?? {})).toHaveLength(10);
  });
});

describe('names', () => {
  test('are truncated to their maximum length when a file is created, renamed and copied', async () => {
    const long = 'n'.repeat(MAX_NAME_CHARACTERS + 1);
    const { data: made } = await ana.files.create({ requestBody: { name: long } });
    const fileId = await create();
    const { data: renamed } = await update(fileId, { name: long });
    const { data: copied } = await ana.files.copy({ fileId, requestBody: { name: long } });
    for (const { name } of [made, renamed, copied]) expect(name).toBe(long.slice(1));
  });
});

describe('file members', () => {
  const WRITABLE = [
    'kind',
    'name',
    'mimeType',
    'description',
    'starred',
    'trashed',
    'properties',
    'appProperties',
    'viewedByMeTime',
    'modifiedTime',
    'copyRequiresWriterPermission',
    'viewersCanCopyContent',
    'writersCanShare',
    'originalFilename',
    'contentRestrictions',
    'downloadRestrictions',
  ];

  test('that clients may not write are rejected, each of them, with nothing changed', async () => {
    const requestBody = { name: 'told.tar.gz', description: 'all', properties: { a: 'b' }, appProperties: { c: 'd' } };
    const { data } = await ana.files.create({ requestBody, fields: 'id' });
    const fileId = data.id ?? '';
    const { data: reported } = await ana.files.get({ fileId, fields: '*' });
    const members = Object.entries(reported).filter(([member]) => !WRITABLE.includes(member));
    expect(members.length).toBeGreaterThan(25);
    for (const [member, value] of members) {
      const refused = await refusalOf(ana.files.update({ fileId, requestBody: { [member]: value } }));
      expect({ member, ...refused }).toEqual({ member, status: 403, reason: 'fieldNotWritable' });
    }
    const writable = Object.fromEntries(Object.entries(reported).filter(([member]) => WRITABLE.includes(member)));
    expect((await ana.files.update({ fileId, requestBody: writable })).status).toBe(200);
  });
});

describe('client-side encryption', () => {
  const details = {
    encryptionState: 'encrypted',
    decryptionMetadata: { kaclsId: '7', wrappedKey: 'd3JhcHBlZA==', aes256GcmChunkSize: 'default' },
  };

  test('is stored as the client reports it, for the file and for its copies', async () => {
    const fileId = await create({ clientEncryptionDetails: details });
    const read = async (id: string) => (await ana.files.get({ fileId: id, fields: 'clientEncryptionDetails' })).data;
    expect(await read(fileId)).toEqual({ clientEncryptionDetails: details });
    const { data: copy } = await ana.files.copy({ fileId });
    expect(await read(copy.id ?? '')).toEqual({ clientEncryptionDetails: details });
    await update(fileId, { clientEncryptionDetails: { encryptionState: 'unencrypted' } });
    expect(await read(fileId)).toEqual({ clientEncryptionDetails: { encryptionState: 'unencrypted' } });
    expect(await read(await create())).toEqual({});
    const media = { mimeType: 'text/plain', body: Readable.from(['x']) };
    const uploaded = await ana.files.create(
      { requestBody: { clientEncryptionDetails: details }, media },
      uploadsTo(services),
    );
    expect(await read(uploaded.data.id ?? '')).toEqual({ clientEncryptionDetails: details });
  });

  test('is for files with bytes, in one of two states', async () => {
    const folder = { mimeType: `${TYPE_PREFIX}folder`, clientEncryptionDetails: details };
    const refused = { status: 403, reason: 'fieldNotWritable' };
    expect(await refusalOf(ana.files.create({ requestBody: folder }))).toEqual(refused);
    const document = await create({ mimeType: `${TYPE_PREFIX}document` });
    expect(await refusalOf(update(document, { clientEncryptionDetails: details }))).toEqual(refused);
    const unknown = update(await create(), { clientEncryptionDetails: { encryptionState: 'half' } });
    const location = 'clientEncryptionDetails.encryptionState';
    expect(await refusalOf(unknown)).toEqual({ status: 400, reason: 'invalid', location });
  });
});

describe('shortcuts', () => {
  const point = (targetId: string | undefined, more: drive_v3.Schema$File = {}) =>
    ana.files.create({
      requestBody: { mimeType: SHORTCUT, ...(targetId !== undefined && { shortcutDetails: { targetId } }), ...more },
      fields: '*',
    });

  test('need an existing target that the caller can see and that is not a shortcut', async () => {
    const other = driveAs(services, 'bo@example.com');
    const { data: hidden } = await other.files.create({ requestBody: { name: 'hidden' } });
    const missing = { status: 404, reason: 'notFound', location: 'fileId' };
    expect(await refusalOf(point('missing'))).toEqual(missing);
    expect(await refusalOf(point(hidden.id ?? ''))).toEqual(missing);
    const without = { status: 400, reason: 'required', location: 'shortcutDetails.targetId' };
    expect(await refusalOf(point(undefined))).toEqual(without);
    const { data: shortcut } = await point(await create());
    expect(await refusalOf(point(shortcut.id ?? ''))).toEqual({ status: 403, reason: 'shortcutTargetInvalid' });
  });

  test('are named after their target, keep its type, and point to it permanently', async () => {
    const targetId = await create({ name: 'Report', mimeType: 'text/csv' });
    const { data } = await point(targetId);
    expect(data).toMatchObject({ name: 'Report', shortcutDetails: { targetId, targetMimeType: 'text/csv' } });
    for (const member of ['size', 'md5Checksum', 'headRevisionId', 'quotaBytesUsed'])
      expect(data).not.toHaveProperty(member);
    const moved = update(data.id ?? '', { shortcutDetails: { targetId: await create() } });
    expect(await refusalOf(moved)).toEqual({ status: 403, reason: 'fieldNotWritable' });
    await ana.files.delete({ fileId: targetId });
    const { data: left } = await ana.files.get({ fileId: data.id ?? '', fields: 'shortcutDetails' });
    expect(left.shortcutDetails).toEqual({ targetId, targetMimeType: 'text/csv' });
  });

  test('accept IDs generated for shortcuts, and files do not', async () => {
    const { data } = await ana.files.generateIds({ type: 'shortcuts', count: 1 });
    const [id = ''] = data.ids ?? [];
    expect((await refusalOf(ana.files.create({ requestBody: { id } }))).status).toBe(400);
    expect((await point(await create(), { id })).data.id).toBe(id);
    expect((await refusalOf(point(await create(), { id }))).reason).toBe('fileIdInUse');
  });
});

describe('drive.files.generateIds', () => {
  test('generates from one to a thousand IDs, ten by default, each of them new', async () => {
    const { data } = await ana.files.generateIds();
    expect(data).toEqual({ kind: 'drive#generatedIds', space: 'drive', ids: expect.any(Array) });
    expect(data.ids).toHaveLength(10);
    const { data: many } = await ana.files.generateIds({ count: 1000 });
    expect(new Set([...(data.ids ?? []), ...(many.ids ?? [])]).size).toBe(1010);
    for (const count of [0, -1, 1001]) {
      expect(await refusalOf(ana.files.generateIds({ count }))).toEqual({
        status: 400,
        reason: 'invalid',
        location: 'count',
      });
    }
  });

  test('supports two types and two spaces', async () => {
    const { data } = await ana.files.generateIds({ space: 'appDataFolder', type: 'files', count: 1 });
    expect(data.space).toBe('appDataFolder');
    for (const [name, value] of [
      ['space', 'photos'],
      ['type', 'folders'],
    ] as const) {
      const refusal = await refusalOf(ana.files.generateIds({ [name]: value }));
      expect(refusal).toEqual({ status: 400, reason: 'invalid', location: name });
    }
  });
});
