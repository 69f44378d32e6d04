import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrive } from '#drive/drives/create-drive.ts';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const DOCUMENT = 'application/vnd.google-apps.document';
const CANNOT_COPY = { status: 403, reason: 'cannotCopyFile' };
const DRIVE_ID = '0AcopiesOfAllOfUs01';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  const { id, permissionId } = services.account('ana@example.com');
  createDrive(services.db, {
    id: DRIVE_ID,
    name: 'All of us',
    domain: 'example.com',
    theme: { id: 'paper', colorRgb: '#4986e7' },
    creator: { accountId: id, permissionId },
    createdAt: 1,
  });
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, name: string, role: 'reader' | 'writer'): void {
  const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

async function upload(body: object, mimeType = 'text/plain', content = 'the plan'): Promise<string> {
  const media = { mimeType, body: Readable.from([content]) };
  const { data } = await as('ana').files.create({ requestBody: { name: 'plan', ...body }, media }, uploadsTo(services));
  return data.id ?? '';
}

describe('drive.files.copy', () => {
  test('creates a file of the caller with the same content, name and properties', async () => {
    const fileId = await upload({ description: 'Ours', properties: { team: 'a' }, appProperties: { state: 'b' } });
    grant(fileId, 'bo', 'reader');
    const original = (await as('ana').files.get({ fileId, fields: '*' })).data;
    const { data } = await as('bo').files.copy({ fileId, fields: '*' });
    expect(data).toMatchObject({
      name: 'plan',
      mimeType: 'text/plain',
      description: 'Ours',
      properties: { team: 'a' },
      appProperties: { state: 'b' },
      sha256Checksum: original.sha256Checksum,
      ownedByMe: true,
      shared: false,
      parents: [(await as('bo').files.get({ fileId: 'root' })).data.id],
    });
    expect(data.id).not.toBe(fileId);
    expect(data.headRevisionId).not.toBe(original.headRevisionId);
    expect((await as('bo').files.get({ fileId: data.id ?? '', alt: 'media' })).data).toBe('the plan');
    const { data: history } = await as('bo').revisions.list({ fileId: data.id ?? '' });
    expect(history.revisions).toHaveLength(1);
  });

  test('applies the members in the body', async () => {
    const fileId = await upload({ description: 'Ours', properties: { team: 'a', retained: 'yes' } });
    const { data: folder } = await as('ana').files.create({ requestBody: { name: 'Copies', mimeType: FOLDER } });
    const { data: generated } = await as('ana').files.generateIds({ count: 1 });
    const [id = ''] = generated.ids ?? [];
    const requestBody = {
      id,
      name: 'Other plan',
      description: 'Mine',
      parents: [folder.id ?? ''],
      properties: { team: 'b' },
      modifiedTime: '2020-02-03T04:05:06.000Z',
      starred: true,
    };
    const { data } = await as('ana').files.copy({ fileId, requestBody, keepRevisionForever: true, fields: '*' });
    expect(data).toMatchObject({ ...requestBody, properties: { team: 'b', retained: 'yes' } });
    const { data: revision } = await as('ana').revisions.get({ fileId: id, revisionId: 'head', fields: 'keepForever' });
    expect(revision).toEqual({ keepForever: true });
    const again = as('ana').files.copy({ fileId, requestBody: { id } });
    expect(await refusalOf(again)).toEqual({ status: 409, reason: 'fileIdInUse' });
  });

  test('is placed next to the original if the caller may write there, and in a shared drive on request', async () => {
    const { data: folder } = await as('ana').files.create({ requestBody: { name: 'Ours', mimeType: FOLDER } });
    const parents = [folder.id ?? ''];
    const fileId = await upload({ parents });
    expect((await as('ana').files.copy({ fileId, fields: 'parents' })).data).toEqual({ parents });
    const requestBody = { parents: [DRIVE_ID] };
    expect(await refusalOf(as('ana').files.copy({ fileId, requestBody }))).toMatchObject({ status: 404 });
    const { data } = await as('ana').files.copy({
      fileId,
      requestBody,
      supportsAllDrives: true,
      fields: 'driveId,owners',
    });
    expect(data).toEqual({ driveId: DRIVE_ID });
    const two = as('ana').files.copy({ fileId, requestBody: { parents: [DRIVE_ID, 'root'] } });
    expect(await refusalOf(two)).toEqual({ status: 403, reason: 'cannotAddParent' });
  });

  test('is rejected for folders and files that may not be downloaded', async () => {
    const { data: folder } = await as('ana').files.create({ requestBody: { name: 'Ours', mimeType: FOLDER } });
    expect(await refusalOf(as('ana').files.copy({ fileId: folder.id ?? '' }))).toEqual(CANNOT_COPY);
    const { data: shown } = await as('ana').files.get({ fileId: folder.id ?? '', fields: 'capabilities/canCopy' });
    expect(shown).toEqual({ capabilities: { canCopy: false } });
    const fileId = await upload({ copyRequiresWriterPermission: true });
    grant(fileId, 'bo', 'reader');
    expect(await refusalOf(as('bo').files.copy({ fileId }))).toEqual(CANNOT_COPY);
    const { data } = await as('ana').files.copy({ fileId, fields: 'copyRequiresWriterPermission' });
    expect(data).toEqual({ copyRequiresWriterPermission: true });
    expect(await refusalOf(as('chen').files.copy({ fileId }))).toMatchObject({ status: 404 });
  });

  test('creates documents from convertible formats', async () => {
    const fileId = await upload({});
    const { data } = await as('ana').files.copy({ fileId, requestBody: { mimeType: DOCUMENT }, fields: '*' });
    expect(data).toMatchObject({ mimeType: DOCUMENT, name: 'plan' });
    expect(data).not.toHaveProperty('sha256Checksum');
    const unsupported = { status: 400, reason: 'badRequest', location: 'convertTo' };
    for (const mimeType of ['image/png', 'application/vnd.google-apps.presentation']) {
      expect(await refusalOf(as('ana').files.copy({ fileId, requestBody: { mimeType } }))).toEqual(unsupported);
    }
  });

  test('copies open comments of documents on request', async () => {
    const { data: document } = await as('ana').files.create({ requestBody: { name: 'Report', mimeType: DOCUMENT } });
    const fileId = document.id ?? '';
    const comment = async (content: string) => {
      const { data } = await as('ana').comments.create({ fileId, requestBody: { content }, fields: 'id' });
      return data.id ?? '';
    };
    const open = await comment('Why?');
    await as('ana').replies.create({ fileId, commentId: open, requestBody: { content: 'Because' } });
    await as('ana').replies.create({ fileId, commentId: await comment('Done'), requestBody: { action: 'resolve' } });
    const countComments = async (copyComments: boolean) => {
      const { data } = await as('ana').files.copy({ fileId, copyComments });
      const fields = 'comments(content,replies/content)';
      return (await as('ana').comments.list({ fileId: data.id ?? '', fields })).data;
    };
    expect(await countComments(true)).toEqual({ comments: [{ content: 'Why?', replies: [{ content: 'Because' }] }] });
    expect((await countComments(false)).comments ?? []).toEqual([]);
  });

  test('also copies the scripts bound to a document', async () => {
    const { data: document } = await as('ana').files.create({ requestBody: { name: 'Plan', mimeType: DOCUMENT } });
    const project = { title: 'Plan tools', parentId: document.id };
    const { body } = await services.call('ana@example.com', 'POST', '/v1/projects', project);
    const source = 'function greet() { return 1; }';
    const files = [
      { name: 'appsscript', type: 'JSON', source: '{"timeZone":"Etc/UTC","exceptionLogging":"NONE"}' },
      { name: 'Code', type: 'SERVER_JS', source },
    ];
    const contentOf = (scriptId: string) => `/v1/projects/${scriptId}/content`;
    await services.call('ana@example.com', 'PUT', contentOf(Object(body).scriptId), { files });
    grant(document.id ?? '', 'bo', 'reader');
    const { data: copy } = await as('bo').files.copy({ fileId: document.id ?? '' });
    const { data: bound } = await as('bo').files.list({ q: `'${copy.id}' in parents` });
    expect(bound.files?.map(({ name }) => name)).toEqual(['Plan tools']);
    const scriptId = bound.files?.[0]?.id ?? '';
    expect((await services.call('bo@example.com', 'GET', contentOf(scriptId))).body).toMatchObject({
      files: [{ name: 'appsscript' }, { name: 'Code', source }],
    });
    expect((await services.call('bo@example.com', 'GET', `/v1/projects/${scriptId}`)).body).toMatchObject({
      parentId: copy.id,
    });
  });

  test('of a shortcut points to the same file', async () => {
    const targetId = await upload({});
    const { data: shortcut } = await as('ana').files.create({
      requestBody: {
        name: 'To the plan',
        mimeType: 'application/vnd.google-apps.shortcut',
        shortcutDetails: { targetId },
      },
    });
    const { data } = await as('ana').files.copy({ fileId: shortcut.id ?? '', fields: 'shortcutDetails' });
    expect(data.shortcutDetails).toMatchObject({ targetId });
  });
});
