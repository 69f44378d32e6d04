import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

// Facts about the public interface that clones often get wrong.

const FOLDER = 'application/vnd.google-apps.folder';

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

describe('file resources', () => {
  test('17: a revision is kept forever or deleted; older revisions are downloaded only if kept', async () => {
    const fileId = await create({}, 'one');
    const media = { mimeType: 'text/plain', body: Readable.from(['two']) };
    await as('ana').files.update({ fileId, media }, uploadsTo(services));
    const { data } = await as('ana').revisions.list({ fileId });
    const revisionId = data.revisions?.[0]?.id ?? '';
    const download = () => as('ana').revisions.get({ fileId, revisionId, alt: 'media' }, { responseType: 'text' });
    expect(await refusalOf(download().catch((error) => Promise.reject(toJsonError(error))))).toMatchObject({
      status: 403,
    });
    const retain = (keepForever: boolean) =>
      as('ana').revisions.update({ fileId, revisionId, requestBody: { keepForever } });
    await retain(true);
    expect((await download()).data).toBe('one');
    expect(await refusalOf(retain(false))).toMatchObject({ status: 400, reason: 'illegalKeepForeverModification' });
  });

  test('18: an approval has a target file, needs all reviewers, ends with one decline, and is the only one in progress', async () => {
    const fileId = await create({}, 'text');
    for (const name of ['bo', 'cy']) await share(fileId, name, 'reader');
    const approvals = `/drive/v3/files/${fileId}/approvals`;
    const post = (name: string, path: string, body: object) => services.call(`${name}@example.com`, 'POST', path, body);
    const start = () => post('ana', `${approvals}:start`, { reviewerEmails: ['bo@example.com', 'cy@example.com'] });
    const first = await start();
    expect(first.body).toMatchObject({ targetFileId: fileId, fileContentChangeBehavior: 'RESET_APPROVAL' });
    expect((await start()).status).toBe(400);
    const { approvalId } = Object(first.body);
    expect((await post('ana', `${approvals}/${approvalId}:comment`, {})).status).toBe(400);
    expect((await post('bo', `${approvals}/${approvalId}:approve`, {})).body).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await post('cy', `${approvals}/${approvalId}:decline`, {})).body).toMatchObject({ status: 'DECLINED' });
    const next = Object((await start()).body).approvalId;
    for (const name of ['bo', 'cy']) await post(name, `${approvals}/${next}:approve`, {});
    const { data } = await as('ana').files.get({ fileId, fields: 'contentRestrictions(readOnly)' });
    expect(data.contentRestrictions).toEqual([{ readOnly: true }]);
  });

  test('19: a comment is resolved by a reply and changed by its author, and its author has no address', async () => {
    const fileId = await create();
    await share(fileId, 'bo', 'commenter');
    const { data } = await as('ana').comments.create({ fileId, requestBody: { content: 'a' }, fields: '*' });
    expect(data.author).not.toHaveProperty('emailAddress');
    expect(data.author).not.toHaveProperty('permissionId');
    const commentId = data.id ?? '';
    const patch = { fileId, commentId, requestBody: { content: 'b', resolved: true }, fields: 'resolved' };
    expect((await as('ana').comments.update(patch)).data.resolved).not.toBe(true);
    expect(await refusalOf(as('bo').comments.update(patch))).toMatchObject({ status: 403 });
    await as('bo').replies.create({ fileId, commentId, requestBody: { action: 'resolve' } });
    expect((await as('ana').comments.get({ fileId, commentId, fields: 'resolved' })).data.resolved).toBe(true);
    await as('ana').comments.delete({ fileId, commentId });
    const deleted = await as('ana').comments.get({
      fileId,
      commentId,
      includeDeleted: true,
      fields: 'deleted,content',
    });
    expect(deleted.data).toEqual({ deleted: true });
  });

  test('20: a shared drive is created once per request; restrictions are set later and are merged', async () => {
    const make = (name: string) => as('ana').drives.create({ requestId: 'often-20', requestBody: { name } });
    const { data } = await make('Once');
    expect((await make('Once')).data.id).toBe(data.id);
    expect(await refusalOf(make('Twice'))).toMatchObject({ status: 409 });
    const restrictions = { domainUsersOnly: true };
    const withThem = as('ana').drives.create({ requestId: 'often-20b', requestBody: { name: 'R', restrictions } });
    expect(await refusalOf(withThem)).toMatchObject({ status: 400 });
    const driveId = data.id ?? '';
    for (const sent of [restrictions, { driveMembersOnly: true }]) {
      await as('ana').drives.update({ driveId, requestBody: { restrictions: sent } });
    }
    const { data: drive } = await as('ana').drives.get({
      driveId,
      fields: 'restrictions(domainUsersOnly,driveMembersOnly)',
    });
    expect(drive.restrictions).toEqual({ domainUsersOnly: true, driveMembersOnly: true });
  });
});

describe('restrictions and colours', () => {
  test('a download restriction for writers applies to readers too, and the older member clears both', async () => {
    const fileId = await create({}, 'text');
    await share(fileId, 'bo', 'writer');
    const put = (name: string, requestBody: object) =>
      as(name).files.update({ fileId, requestBody, fields: 'downloadRestrictions,capabilities(canDownload)' });
    const forWriters = { downloadRestrictions: { itemDownloadRestriction: { restrictedForWriters: true } } };
    expect(await refusalOf(put('bo', forWriters))).toMatchObject({ status: 403 });
    const both = { restrictedForReaders: true, restrictedForWriters: true };
    expect((await put('ana', forWriters)).data.downloadRestrictions).toEqual({
      itemDownloadRestriction: both,
      effectiveDownloadRestrictionWithContext: both,
    });
    const { data } = await as('bo').files.get({ fileId, fields: 'capabilities(canDownload)' });
    expect(data.capabilities).toEqual({ canDownload: false });
    const byWriter = put('bo', { copyRequiresWriterPermission: false });
    expect(await refusalOf(byWriter)).toEqual({ status: 403, reason: 'insufficientFilePermissions' });
    const cleared = await put('ana', { copyRequiresWriterPermission: false });
    expect(cleared.data.downloadRestrictions?.itemDownloadRestriction).toEqual({
      restrictedForReaders: false,
      restrictedForWriters: false,
    });
  });

  test('a folder gets the nearest colour of the palette, and so does a shortcut to one, but not a file', async () => {
    const fileId = await create({ mimeType: FOLDER, folderColorRgb: '#F83A23' });
    const read = async () => (await as('ana').files.get({ fileId, fields: 'folderColorRgb' })).data.folderColorRgb;
    expect(await read()).toBe('#f83a22');
    await as('ana').files.update({ fileId, requestBody: { folderColorRgb: '#4986E0' } });
    expect(await read()).toBe('#4986e7');
    const wrong = as('ana').files.update({ fileId, requestBody: { folderColorRgb: 'red' } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
    const colorOf = async (id: string) =>
      (
        await as('ana').files.update({
          fileId: id,
          requestBody: { folderColorRgb: '#42d692' },
          fields: 'folderColorRgb',
        })
      ).data;
    const shortcutTo = (targetId: string) =>
      create({ mimeType: 'application/vnd.google-apps.shortcut', shortcutDetails: { targetId } });
    const file = await create();
    expect(await colorOf(await shortcutTo(fileId))).toEqual({ folderColorRgb: '#42d692' });
    expect(await colorOf(await shortcutTo(file))).toEqual({});
    expect(await colorOf(file)).toEqual({});
    expect(await read()).toBe('#4986e7');
  });
});

/** Parses the error of a rejected download, whose body the client leaves as text. */
function toJsonError(error: { response?: { status: number; data: unknown } }) {
  const data = typeof error.response?.data === 'string' ? JSON.parse(error.response.data) : error.response?.data;
  return { response: { status: error.response?.status, data } };
}
