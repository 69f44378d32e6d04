import { drive, type drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireItem } from '#items/items.ts';
import { exportScript } from '#items/script-copies.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { FORBIDDEN, invalid, NOT_FOUND, refusalOf } from './refusal.ts';
import { clientOf } from './script-project.ts';

const OWNER = 'owner@example.com';
const READER = 'reader@example.com';
const STRANGER = 'stranger@example.com';
const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const MANIFEST = { name: 'appsscript', type: 'JSON', source: '{"timeZone":"Europe/Lisbon"}' };

let services: TestServices;
let nowMs = Date.UTC(2026, 4, 1, 12);
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

const projectsOf = (email: string) => clientOf(services, email).projects;

function filesOf(email: string): drive_v3.Resource$Files {
  const headers = { authorization: `Bearer ${services.token(email)}` };
  return drive({ version: 'v3', rootUrl: `${services.origin}/`, headers, retry: false }).files;
}

async function createProject(requestBody = {}, email = OWNER): Promise<string> {
  const { data } = await projectsOf(email).create({ requestBody });
  return data.scriptId ?? '';
}

async function createFile(requestBody: drive_v3.Schema$File, email = OWNER): Promise<string> {
  const { data } = await filesOf(email).create({ requestBody });
  return data.id ?? '';
}

async function share(fileId: string, email: string, role: string): Promise<void> {
  services.account(email);
  const path = `/drive/v3/files/${fileId}/permissions?sendNotificationEmail=false`;
  const response = await services.call(OWNER, 'POST', path, { type: 'user', emailAddress: email, role });
  expect(response.status).toBe(200);
}

describe('a new project', () => {
  test('has the requested title, the time, and its creator', async () => {
    const response = await projectsOf(OWNER).create({ requestBody: { title: 'Payroll export' } });
    const user = { domain: 'example.com', email: OWNER, name: 'owner' };
    const time = new Date(nowMs).toISOString();
    expect(response).toMatchObject({ status: 200 });
    expect(response.data).toEqual({
      scriptId: expect.stringMatching(/^1[\w-]{56}$/),
      title: 'Payroll export',
      createTime: time,
      updateTime: time,
      creator: user,
      lastModifyUser: user,
    });
    const { data: again } = await projectsOf(OWNER).get({ scriptId: response.data.scriptId ?? '' });
    expect(again).toEqual(response.data);
  });

  test.each([{}, { title: '' }, undefined])('is untitled if requested with %j', async (requestBody) => {
    const { body } = await services.call(OWNER, 'POST', '/v1/projects', requestBody);
    expect(body).toMatchObject({ title: 'Untitled project' });
  });

  test('contains the base manifest and no script', async () => {
    const scriptId = await createProject();
    const { data } = await projectsOf(OWNER).getContent({ scriptId });
    expect(data.files).toHaveLength(1);
    expect(data.files?.[0]).toMatchObject({ name: 'appsscript', type: 'JSON', lastModifyUser: { email: OWNER } });
    expect(JSON.parse(data.files?.[0]?.source ?? '')).toEqual({
      timeZone: 'Etc/UTC',
      dependencies: {},
      exceptionLogging: 'STACKDRIVER',
      runtimeVersion: 'V8',
    });
    expect((await refusalOf(projectsOf(OWNER).getContent({ scriptId, versionNumber: 1 }))).code).toBe(404);
  });

  test('is a file in the root folder of its creator', async () => {
    const scriptId = await createProject({ title: 'In my drive' });
    const { data: root } = await filesOf(OWNER).get({ fileId: 'root' });
    const q = `mimeType = '${SCRIPT_TYPE}' and name = 'In my drive' and '${root.id}' in parents`;
    const { data } = await filesOf(OWNER).list({ q });
    expect(data.files).toMatchObject([{ id: scriptId, mimeType: SCRIPT_TYPE }]);
  });

  test('is created in the requested folder, and is not bound', async () => {
    const folder = await createFile({ name: 'Tools', mimeType: 'application/vnd.google-apps.folder' });
    const { data } = await projectsOf(OWNER).create({ requestBody: { title: 'Tool', parentId: folder } });
    expect(data.parentId).toBeUndefined();
    const { data: file } = await filesOf(OWNER).get({ fileId: data.scriptId ?? '', fields: 'parents' });
    expect(file.parents).toEqual([folder]);
  });

  test.each(['document', 'spreadsheet', 'presentation', 'form'])('can be bound to a %s', async (kind) => {
    const container = await createFile({ name: 'Container', mimeType: `application/vnd.google-apps.${kind}` });
    const scriptId = await createProject({ parentId: container });
    expect((await projectsOf(OWNER).get({ scriptId })).data.parentId).toBe(container);
    await share(container, READER, 'reader');
    expect((await projectsOf(READER).get({ scriptId })).data.parentId).toBe(container);
  });

  test('remains, unbound, when another user deletes the document it was bound to', async () => {
    const container = await createFile({ name: 'Container', mimeType: 'application/vnd.google-apps.spreadsheet' });
    await share(container, READER, 'writer');
    const scriptId = await createProject({ parentId: container }, READER);
    await filesOf(OWNER).delete({ fileId: container });
    expect((await projectsOf(READER).get({ scriptId })).data).not.toHaveProperty('parentId');
    expect(await refusalOf(projectsOf(OWNER).get({ scriptId }))).toEqual(FORBIDDEN);
  });

  test('is rejected in a parent that is unknown, invisible, read-only or unsuitable', async () => {
    const create = (parentId: string, email = OWNER) => refusalOf(createProject({ parentId }, email));
    const document = await createFile({ mimeType: 'application/vnd.google-apps.document' });
    const text = await createFile({ mimeType: 'text/plain' });
    expect(await create('none')).toEqual(NOT_FOUND);
    expect(await create(document, STRANGER)).toEqual(NOT_FOUND);
    await share(document, READER, 'reader');
    expect(await create(document, READER)).toEqual(FORBIDDEN);
    expect(await create(text)).toEqual(invalid());
  });
});

describe('a project and its file', () => {
  test('have one name, one modified time and one history', async () => {
    const scriptId = await createProject({ title: 'Before' });
    nowMs += 60_000;
    await filesOf(OWNER).update({ fileId: scriptId, requestBody: { name: 'After' } });
    const renamed = (await projectsOf(OWNER).get({ scriptId })).data;
    expect(renamed).toMatchObject({ title: 'After', updateTime: new Date(nowMs).toISOString() });

    const start = Object((await services.call(OWNER, 'GET', '/drive/v3/changes/startPageToken')).body);
    await share(scriptId, READER, 'writer');
    nowMs += 60_000;
    await projectsOf(READER).updateContent({ scriptId, requestBody: { files: [MANIFEST] } });
    const fields = 'name,version,modifiedTime,lastModifyingUser(emailAddress)';
    const { data: file } = await filesOf(OWNER).get({ fileId: scriptId, fields });
    expect(file).toMatchObject({
      name: 'After',
      modifiedTime: new Date(nowMs).toISOString(),
      lastModifyingUser: { emailAddress: READER },
    });
    const changes = await services.call(OWNER, 'GET', `/drive/v3/changes?pageToken=${start.startPageToken}`);
    expect(changes.body).toMatchObject({ changes: [{ fileId: scriptId, removed: false }] });
    const revisions = await services.call(OWNER, 'GET', `/drive/v3/files/${scriptId}/revisions`);
    expect(Object(revisions.body).revisions).toHaveLength(2);
    expect((await projectsOf(OWNER).get({ scriptId })).data).toMatchObject({
      updateTime: file.modifiedTime,
      creator: { email: OWNER },
      lastModifyUser: { email: READER },
    });
  });

  test('are available to the same users', async () => {
    const scriptId = await createProject();
    const get = () => projectsOf(READER).get({ scriptId });
    const save = () => projectsOf(READER).updateContent({ scriptId, requestBody: { files: [MANIFEST] } });
    expect(await refusalOf(get())).toEqual(FORBIDDEN);
    await share(scriptId, READER, 'commenter');
    expect((await get()).status).toBe(200);
    expect(await refusalOf(save())).toEqual(FORBIDDEN);
    const { permissionId } = services.account(READER);
    const path = `/drive/v3/files/${scriptId}/permissions/${permissionId}`;
    await services.call(OWNER, 'PATCH', path, { role: 'writer' });
    expect((await save()).status).toBe(200);
    await services.call(OWNER, 'DELETE', path);
    expect(await refusalOf(get())).toEqual(FORBIDDEN);
  });

  test('remain readable in the trash', async () => {
    const scriptId = await createProject({ title: 'Thrown away' });
    await filesOf(OWNER).update({ fileId: scriptId, requestBody: { trashed: true } });
    expect((await projectsOf(OWNER).get({ scriptId })).data.title).toBe('Thrown away');
    expect((await projectsOf(OWNER).getContent({ scriptId })).data.files).toHaveLength(1);
  });

  test('cannot be written while the file is locked', async () => {
    const scriptId = await createProject();
    const lock = (readOnly: boolean) =>
      filesOf(OWNER).update({ fileId: scriptId, requestBody: { contentRestrictions: [{ readOnly }] } });
    const save = () => projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [MANIFEST] } });
    await lock(true);
    expect(await refusalOf(save())).toEqual(FORBIDDEN);
    await lock(false);
    expect((await save()).status).toBe(200);
  });

  test('reset an approval that depends on the content when they are saved', async () => {
    const scriptId = await createProject();
    services.account(READER);
    const approvals = `/drive/v3/files/${scriptId}/approvals`;
    const started = await services.call(OWNER, 'POST', `${approvals}:start`, {
      reviewerEmails: [OWNER, READER],
      contentChangeBehavior: 'RESET_APPROVAL',
    });
    expect(started.status).toBe(200);
    const { approvalId } = Object(started.body);
    await services.call(OWNER, 'POST', `${approvals}/${approvalId}:approve`, {});
    const responses = async () => {
      const { body } = await services.call(OWNER, 'GET', `${approvals}/${approvalId}`);
      return Object(body).reviewerResponses?.map(({ response }: { response: string }) => response);
    };
    expect(await responses()).toContain('APPROVED');
    await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [MANIFEST] } });
    expect(await responses()).toEqual(['NO_RESPONSE', 'NO_RESPONSE']);
  });

  test('can be created through the file storage service', async () => {
    const scriptId = await createFile({ name: 'From outside', mimeType: SCRIPT_TYPE });
    const { data: listed } = await projectsOf(OWNER).deployments.list({ scriptId });
    expect(listed.deployments).toHaveLength(1);
    expect((await projectsOf(OWNER).deployments.list({ scriptId })).data).toEqual(listed);
    expect((await projectsOf(OWNER).getContent({ scriptId })).data.files).toMatchObject([{ name: 'appsscript' }]);
    const { data: version } = await projectsOf(OWNER).versions.create({ scriptId, requestBody: {} });
    expect(version.versionNumber).toBe(1);
  });

  test('are copied with the content of HEAD, and nothing else', async () => {
    const scriptId = await createProject({ title: 'Original' });
    const script = { name: 'Code', type: 'SERVER_JS', source: 'function main() {}' };
    await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [MANIFEST, script] } });
    await projectsOf(OWNER).versions.create({ scriptId, requestBody: {} });
    await projectsOf(OWNER).deployments.create({ scriptId, requestBody: { versionNumber: 1 } });
    const { data: copy } = await filesOf(OWNER).copy({ fileId: scriptId, requestBody: { name: 'Copy' } });
    const copyId = copy.id ?? '';
    const { data: content } = await projectsOf(OWNER).getContent({ scriptId: copyId });
    expect(content.files).toMatchObject([MANIFEST, script]);
    expect((await projectsOf(OWNER).versions.list({ scriptId: copyId })).data).toEqual({});
    const { data: listed } = await projectsOf(OWNER).deployments.list({ scriptId: copyId });
    expect(listed.deployments).toHaveLength(1);
  });

  test('are copied unbound if the original is bound to a document', async () => {
    const container = await createFile({ name: 'Container', mimeType: 'application/vnd.google-apps.document' });
    const scriptId = await createProject({ parentId: container });
    const { data: copy } = await filesOf(OWNER).copy({ fileId: scriptId, requestBody: {} });
    expect((await projectsOf(OWNER).get({ scriptId: copy.id ?? '' })).data).not.toHaveProperty('parentId');
  });

  test('are exported with the content of HEAD', async () => {
    const scriptId = await createProject({ title: 'Exported' });
    await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [MANIFEST] } });
    const { source } = MANIFEST;
    const exported = JSON.parse(exportScript(services.db, requireItem(services.db, scriptId)));
    expect(exported).toEqual({ files: [{ name: 'appsscript', type: 'json', source }] });
    const untouched = await createFile({ name: 'New', mimeType: SCRIPT_TYPE });
    const base = JSON.parse(exportScript(services.db, requireItem(services.db, untouched)));
    expect(base).toMatchObject({ files: [{ name: 'appsscript' }] });
  });

  test('are deleted together, with versions, deployments and executions', async () => {
    const scriptId = await createProject({ title: 'Deleted' });
    const manifest = { ...MANIFEST, source: '{"executionApi":{"access":"MYSELF"}}' };
    const script = { name: 'Code', type: 'SERVER_JS', source: 'function main() { return 1; }' };
    await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [manifest, script] } });
    await projectsOf(OWNER).versions.create({ scriptId, requestBody: {} });
    await projectsOf(OWNER).deployments.create({ scriptId, requestBody: { versionNumber: 1 } });
    const run = { scriptId, requestBody: { function: 'main' } };
    expect((await clientOf(services, OWNER).scripts.run(run)).data.response?.result).toBe(1);
    await filesOf(OWNER).delete({ fileId: scriptId });
    expect(await refusalOf(projectsOf(OWNER).get({ scriptId }))).toEqual(NOT_FOUND);
    expect(await refusalOf(clientOf(services, OWNER).scripts.run(run))).toEqual(NOT_FOUND);
    const filter = { 'userProcessFilter.scriptId': scriptId };
    expect((await clientOf(services, OWNER).processes.list(filter)).data).toEqual({});
  });

  test('are not linked if the file has another type', async () => {
    const scriptId = await createFile({ name: 'script.gs', mimeType: 'text/plain' });
    expect(await refusalOf(projectsOf(OWNER).get({ scriptId }))).toEqual(NOT_FOUND);
  });
});
