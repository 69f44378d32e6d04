import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
let nowMs = Date.UTC(2026, 10, 20, 9);
const as = (name: string) => driveAs(services, `${name}@example.com`);
const fields = '*';
const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };

beforeAll(async () => {
  // The clock advances by one second with each read, so that times show the order of events.
  services = await startTestServices({
    clock: {
      nowMs: () => {
        nowMs += 1000;
        return nowMs;
      },
    },
  });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates a file of Ana on which Bo and Chen can comment and which Emil can read. */
async function createFile(mimeType = 'text/plain'): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'plan.txt', mimeType } });
  const item = requireItem(services.db, data.id ?? '');
  for (const [name, role] of [
    ['bo', 'commenter'],
    ['chen', 'commenter'],
    ['emil', 'reader'],
  ] as const) {
    const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
    putPermission(services.db, item.number, { id, type: 'user', grantee, role, grantedAt: 1 });
  }
  refreshAccess(services.db, item.number);
  return item.id;
}

async function comment(fileId: string, author = 'bo', content = 'Is this right?') {
  const { data } = await as(author).comments.create({ fileId, requestBody: { content }, fields });
  return { fileId, commentId: data.id ?? '' };
}

async function reply(thread: { fileId: string; commentId: string }, author: string, requestBody: object) {
  const { data } = await as(author).replies.create({ ...thread, requestBody });
  return { ...thread, replyId: data.id ?? '' };
}

describe('a comment', () => {
  test('is returned completely, with its author’s name but no address and permission ID', async () => {
    const fileId = await createFile();
    const requestBody = {
      content: 'Why <this>?\n+chen@example.com knows & "cares"',
      anchor: '{"r":"head","a":[{"line":4}]}',
      quotedFileContent: { mimeType: 'text/plain', value: 'the <old> text' },
      resolved: true,
      deleted: true,
      htmlContent: '<script>',
    };
    const { data, status } = await as('bo').comments.create({ fileId, requestBody, fields });
    expect(status).toBe(200);
    expect(data).toEqual({
      kind: 'drive#comment',
      id: expect.any(String),
      createdTime: expect.stringMatching(/^2026-11-20T09:\d\d:\d\d\.000Z$/),
      modifiedTime: data.createdTime,
      author: { kind: 'drive#user', displayName: 'bo', me: true },
      content: requestBody.content,
      htmlContent: 'Why &lt;this&gt;?<br>+chen@example.com knows &amp; &quot;cares&quot;',
      mentionedEmailAddresses: ['chen@example.com'],
      anchor: requestBody.anchor,
      quotedFileContent: requestBody.quotedFileContent,
      resolved: false,
      deleted: false,
      replies: [],
    });
    const { data: seen } = await as('emil').comments.get({ fileId, commentId: data.id ?? '', fields });
    expect(seen).toEqual({ ...data, author: { ...data.author, me: false } });
  });

  test('needs permission to comment, content, and a file that accepts comments', async () => {
    const fileId = await createFile();
    const write = (name: string, id: string, content?: string) =>
      refusalOf(as(name).comments.create({ fileId: id, requestBody: { ...(content && { content }) }, fields }));
    expect(await write('emil', fileId, 'No right')).toMatchObject(FORBIDDEN);
    expect(await write('dina', fileId, 'Not shared')).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await write('bo', fileId)).toEqual({ status: 400, reason: 'required', location: 'content' });
    expect(await write('bo', fileId, ' \n')).toEqual({ status: 400, reason: 'required', location: 'content' });
    const folderId = await createFile('application/vnd.google-apps.folder');
    expect(await write('ana', folderId, 'On a folder')).toMatchObject(FORBIDDEN);
    const withoutFields = as('bo').comments.create({ fileId, requestBody: { content: 'x' } });
    expect(await refusalOf(withoutFields)).toEqual({ status: 400, reason: 'required', location: 'fields' });
  });

  test('is changed only by its author, and only in its content', async () => {
    const thread = await comment(await createFile());
    const requestBody = { content: 'Is it?', anchor: 'elsewhere', resolved: true };
    for (const name of ['ana', 'chen', 'emil']) {
      expect(await refusalOf(as(name).comments.update({ ...thread, requestBody, fields }))).toMatchObject(FORBIDDEN);
    }
    const { data } = await as('bo').comments.update({ ...thread, requestBody, fields });
    expect(data).toMatchObject({ content: 'Is it?', htmlContent: 'Is it?', resolved: false });
    expect(data).not.toHaveProperty('anchor');
    expect(Date.parse(data.modifiedTime ?? '')).toBeGreaterThan(Date.parse(data.createdTime ?? ''));
    const empty = as('bo').comments.update({ ...thread, requestBody: { content: '' }, fields });
    expect(await refusalOf(empty)).toMatchObject({ status: 400, location: 'content' });
    const { data: unchanged } = await as('bo').comments.update({ ...thread, requestBody: {}, fields });
    expect(unchanged).toEqual(data);
  });

  test('is hidden when its author deletes it, and shown without content on request', async () => {
    const thread = await comment(await createFile());
    await reply(thread, 'chen', { content: 'Yes' });
    expect(await refusalOf(as('ana').comments.delete(thread))).toMatchObject(FORBIDDEN);
    expect((await as('bo').comments.delete(thread)).status).toBe(204);
    const gone = { status: 404, reason: 'notFound', location: 'commentId' };
    expect(await refusalOf(as('bo').comments.get({ ...thread, fields }))).toEqual(gone);
    expect(await refusalOf(as('bo').comments.delete(thread))).toEqual(gone);
    const change = { ...thread, requestBody: { content: 'Back' } };
    expect(await refusalOf(as('bo').comments.update({ ...change, fields }))).toEqual(gone);
    expect(await refusalOf(as('bo').replies.create(change))).toEqual(gone);
    const { data } = await as('emil').comments.get({ ...thread, fields, includeDeleted: true });
    expect(data).toMatchObject({ deleted: true, replies: [{ content: 'Yes' }] });
    expect(data).not.toHaveProperty('content');
    expect(data).not.toHaveProperty('htmlContent');
    const list = async (includeDeleted: boolean) =>
      (await as('emil').comments.list({ fileId: thread.fileId, includeDeleted, fields })).data.comments?.length;
    expect([await list(false), await list(true)]).toEqual([0, 1]);
  });

  test('is found only on its own file', async () => {
    const { commentId } = await comment(await createFile());
    const elsewhere = { fileId: await createFile(), commentId, fields };
    expect(await refusalOf(as('bo').comments.get(elsewhere))).toMatchObject({ status: 404, location: 'commentId' });
  });

  test('cannot be created or changed while the content of the file is locked, but can be deleted', async () => {
    const thread = await comment(await createFile());
    const requestBody = { contentRestrictions: [{ readOnly: true }] };
    await as('ana').files.update({ fileId: thread.fileId, requestBody });
    const change = { ...thread, requestBody: { content: 'Changed' } };
    for (const call of [
      as('bo').comments.create({ ...change, fields }),
      as('bo').comments.update({ ...change, fields }),
      as('bo').replies.create(change),
    ]) {
      expect(await refusalOf(call)).toMatchObject(FORBIDDEN);
    }
    expect((await as('bo').comments.delete(thread)).status).toBe(204);
  });

  test('increments the version of its file and appears in its change log, but does not change the modified time', async () => {
    const fileId = await createFile();
    const of = async () => (await as('ana').files.get({ fileId, fields: 'version,modifiedTime' })).data;
    const before = await of();
    const { data: start } = await as('ana').changes.getStartPageToken();
    const thread = await comment(fileId);
    const after = await of();
    expect(Number(after.version)).toBeGreaterThan(Number(before.version));
    expect(after.modifiedTime).toBe(before.modifiedTime);
    await reply(thread, 'ana', { content: 'Yes' });
    const { data } = await as('ana').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(data.changes?.map((change) => change.fileId)).toEqual([fileId]);
  });

  test('is emailed to the owner and to mentioned readers', async () => {
    const fileId = await createFile();
    await comment(fileId, 'bo', 'A word for +emil@example.com, +dina@example.com and +bo@example.com');
    const mails = services.db.all<{ recipient: string }>(
      "SELECT recipient FROM outbox_messages WHERE body LIKE 'A word for%' ORDER BY recipient",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'emil@example.com']);
  });
});

describe('the comments of a file', () => {
  test('are listed by last change, in pages', async () => {
    const fileId = await createFile();
    const threads = [];
    for (const content of ['first', 'second', 'third']) threads.push(await comment(fileId, 'bo', content));
    const [first] = threads;
    if (first) await reply(first, 'ana', { content: 'Noted' });
    const seen: (string | null | undefined)[] = [];
    let pageToken: string | undefined;
    do {
      const page = { fileId, pageSize: 2, fields: 'nextPageToken,comments(content)', ...(pageToken && { pageToken }) };
      const { data } = await as('emil').comments.list(page);
      seen.push(...(data.comments ?? []).map(({ content }) => content));
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    expect(seen).toEqual(['first', 'third', 'second']);
  });

  test('can be limited to those changed since a time', async () => {
    const fileId = await createFile();
    await comment(fileId, 'bo', 'old');
    const second = await comment(fileId, 'bo', 'new');
    const { data } = await as('bo').comments.get({ ...second, fields: 'modifiedTime' });
    const since = { fileId, startModifiedTime: data.modifiedTime ?? '', fields: 'comments(content)' };
    expect((await as('bo').comments.list(since)).data.comments).toEqual([{ content: 'new' }]);
    const bad = as('bo').comments.list({ ...since, startModifiedTime: 'yesterday' });
    expect(await refusalOf(bad)).toMatchObject({ status: 400, location: 'startModifiedTime' });
  });
});

describe('a reply', () => {
  test('is returned completely without a field selection', async () => {
    const thread = await comment(await createFile());
    const { data, status } = await as('chen').replies.create({ ...thread, requestBody: { content: 'Yes <3' } });
    expect(status).toBe(200);
    expect(data).toEqual({
      kind: 'drive#reply',
      id: expect.any(String),
      createdTime: expect.any(String),
      modifiedTime: data.createdTime,
      author: { kind: 'drive#user', displayName: 'chen', me: true },
      content: 'Yes <3',
      htmlContent: 'Yes &lt;3',
      deleted: false,
    });
    const target = { ...thread, replyId: data.id ?? '' };
    expect((await as('chen').replies.get(target)).data).toEqual(data);
    const { data: parent } = await as('chen').comments.get({ ...thread, fields });
    expect(parent.replies).toEqual([data]);
    expect(parent.modifiedTime).toBe(data.modifiedTime);
  });

  test('resolves and reopens its comment, and nothing else does', async () => {
    const thread = await comment(await createFile());
    const isResolved = async () => (await as('ana').comments.get({ ...thread, fields: 'resolved' })).data.resolved;
    const resolving = await reply(thread, 'chen', { action: 'resolve' });
    expect(await isResolved()).toBe(true);
    const { data } = await as('chen').replies.get(resolving);
    expect(data).toMatchObject({ action: 'resolve', deleted: false });
    expect(data).not.toHaveProperty('content');
    await as('chen').replies.delete(resolving);
    expect(await isResolved()).toBe(true);
    await reply(thread, 'bo', { action: 'reopen', content: 'Not yet' });
    expect(await isResolved()).toBe(false);
  });

  test('needs content or a known action, permission to comment, and a comment', async () => {
    const thread = await comment(await createFile());
    const write = (name: string, requestBody: object) => refusalOf(as(name).replies.create({ ...thread, requestBody }));
    expect(await write('chen', {})).toMatchObject({ status: 400, reason: 'required', location: 'content' });
    expect(await write('chen', { action: 'close' })).toMatchObject({ status: 400, reason: 'invalid' });
    expect(await write('emil', { action: 'resolve' })).toMatchObject(FORBIDDEN);
    expect(await write('dina', { content: 'Not shared' })).toMatchObject({ status: 404, reason: 'notFound' });
    const unknown = as('chen').replies.create({ ...thread, commentId: 'none', requestBody: { content: 'x' } });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, location: 'commentId' });
  });

  test('is changed and deleted only by its author', async () => {
    const target = await reply(await comment(await createFile()), 'chen', { content: 'Yes' });
    const requestBody = { content: 'No', action: 'resolve' };
    expect(await refusalOf(as('ana').replies.update({ ...target, requestBody }))).toMatchObject(FORBIDDEN);
    expect(await refusalOf(as('bo').replies.delete(target))).toMatchObject(FORBIDDEN);
    const { data } = await as('chen').replies.update({ ...target, requestBody });
    expect(data).toMatchObject({ content: 'No', deleted: false });
    expect(data).not.toHaveProperty('action');
    expect((await as('bo').comments.get({ ...target, fields: 'resolved' })).data.resolved).toBe(false);
    const empty = as('chen').replies.update({ ...target, requestBody: { content: '' } });
    expect(await refusalOf(empty)).toMatchObject({ status: 400, location: 'content' });
    expect((await as('chen').replies.delete(target)).status).toBe(204);
    const gone = { status: 404, reason: 'notFound', location: 'replyId' };
    expect(await refusalOf(as('chen').replies.get(target))).toEqual(gone);
    expect(await refusalOf(as('chen').replies.delete(target))).toEqual(gone);
    const { data: deleted } = await as('bo').replies.get({ ...target, includeDeleted: true });
    expect(deleted).toMatchObject({ deleted: true, author: { displayName: 'chen' } });
    expect(deleted).not.toHaveProperty('content');
  });

  test('is listed after earlier ones, in pages, with deleted ones on request', async () => {
    const thread = await comment(await createFile());
    const replies = [];
    for (const content of ['one', 'two', 'three', 'four']) replies.push(await reply(thread, 'chen', { content }));
    if (replies[1]) await as('chen').replies.delete(replies[1]);
    const list = async (options: object) => (await as('emil').replies.list({ ...thread, ...options })).data;
    const first = await list({ pageSize: 2 });
    expect(first.replies?.map(({ content }) => content)).toEqual(['one', 'three']);
    const second = await list({ pageSize: 2, pageToken: first.nextPageToken });
    expect(second.replies?.map(({ content }) => content)).toEqual(['four']);
    expect(second).not.toHaveProperty('nextPageToken');
    expect((await list({ includeDeleted: true })).replies?.map(({ deleted }) => deleted)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const { data } = await as('emil').comments.get({ ...thread, fields: 'replies(content)' });
    expect(data.replies?.map(({ content }) => content)).toEqual(['one', 'three', 'four']);
  });
});
