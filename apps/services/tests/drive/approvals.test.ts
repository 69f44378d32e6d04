import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

/** A file of Ana's that Bo and Chen may read. */
async function createFile(): Promise<string> {
  const media = { mimeType: 'text/plain', body: Readable.from(['one']) };
  const { data } = await as('ana').files.create({ requestBody: { name: 'plan.txt' }, media }, uploadsTo(services));
  const item = findItem(services.db, data.id ?? '');
  if (!item) throw new Error('the file was not stored');
  for (const name of ['bo', 'chen']) {
    const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
    putPermission(services.db, item.number, { id, type: 'user', grantee, role: 'reader', grantedAt: 1 });
  }
  refreshAccess(services.db, item.number);
  return item.id;
}

async function start(fileId: string, reviewers: string[], options: object = {}) {
  const reviewerEmails = reviewers.map((name) => `${name}@example.com`);
  const { data } = await as('ana').approvals.start({ fileId, requestBody: { reviewerEmails, ...options } });
  return { fileId, approvalId: data.approvalId ?? '' };
}

const responses = (data: { reviewerResponses?: { response?: string | null }[] }) =>
  data.reviewerResponses?.map(({ response }) => response);

describe('an approval', () => {
  test('is complete and locks the file when every reviewer has approved', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const { data: first } = await as('bo').approvals.approve({ ...target, requestBody: {} });
    expect(first).toMatchObject({ status: 'IN_PROGRESS', targetFileId: target.fileId });
    expect(responses(first)).toEqual(['APPROVED', 'NO_RESPONSE']);
    const { data: last } = await as('chen').approvals.approve({ ...target, requestBody: { message: 'Fine' } });
    expect(last).toMatchObject({ status: 'APPROVED', completeTime: expect.any(String) });
    const { data: file } = await as('ana').files.get({
      fileId: target.fileId,
      fields: 'contentRestrictions(readOnly)',
    });
    expect(file.contentRestrictions).toEqual([{ readOnly: true }]);
    const rename = as('ana').files.update({ fileId: target.fileId, requestBody: { name: 'other' } });
    expect((await refusalOf(rename)).status).toBe(403);
  });

  test('ends with the first reviewer who declines', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const { data } = await as('bo').approvals.decline({ ...target, requestBody: { message: 'No' } });
    expect(data).toMatchObject({ status: 'DECLINED', completeTime: expect.any(String) });
    expect((await refusalOf(as('chen').approvals.approve({ ...target, requestBody: {} }))).status).toBe(403);
  });

  test('takes answers of its reviewers only, and is hidden from people without the file', async () => {
    const target = await start(await createFile(), ['bo']);
    expect((await refusalOf(as('chen').approvals.approve({ ...target, requestBody: {} }))).status).toBe(403);
    expect((await refusalOf(as('dina').approvals.get(target))).status).toBe(404);
  });

  test('loses its answers when the content changes, unless told to ignore changes', async () => {
    for (const [behavior, kept] of [
      ['RESET_APPROVAL', 'NO_RESPONSE'],
      ['NO_APPROVAL_ACTION', 'APPROVED'],
    ]) {
      const target = await start(await createFile(), ['bo', 'chen'], { fileContentChangeBehavior: behavior });
      await as('bo').approvals.approve({ ...target, requestBody: {} });
      const media = { mimeType: 'text/plain', body: Readable.from(['two']) };
      await as('ana').files.update({ fileId: target.fileId, media }, uploadsTo(services));
      const { data } = await as('ana').approvals.get(target);
      expect(responses(data)).toEqual([kept, 'NO_RESPONSE']);
    }
  });

  test('is the only one in progress on its file', async () => {
    const fileId = await createFile();
    const first = await start(fileId, ['bo']);
    const again = as('ana').approvals.start({ fileId, requestBody: { reviewerEmails: ['bo@example.com'] } });
    expect((await refusalOf(again)).status).toBe(400);
    await as('ana').approvals.cancel({ ...first, requestBody: {} });
    const second = await start(fileId, ['chen']);
    expect(second.approvalId).not.toBe(first.approvalId);
    const { data: minimal } = await as('bo').approvals.list({ fileId });
    expect(minimal).toEqual({ kind: 'drive#approvalList' });
    const { data } = await as('bo').approvals.list({ fileId, fields: 'items(status)' });
    expect(data.items).toEqual([{ status: 'IN_PROGRESS' }, { status: 'CANCELLED' }]);
  });

  test('wants reviewers with accounts and a due time to come', async () => {
    const fileId = await createFile();
    const begin = (requestBody: object) => refusalOf(as('ana').approvals.start({ fileId, requestBody }));
    const reviewerEmails = ['bo@example.com'];
    expect(await begin({})).toMatchObject({ status: 400, reason: 'required' });
    expect(await begin({ reviewerEmails: ['nobody@example.com'] })).toMatchObject({ status: 400 });
    expect(await begin({ reviewerEmails, dueTime: '2001-01-01T00:00:00Z' })).toMatchObject({ location: 'dueTime' });
    const byReader = as('bo').approvals.start({ fileId, requestBody: { reviewerEmails } });
    expect((await refusalOf(byReader)).status).toBe(403);
  });

  test('can be commented with a message, which is mailed to the others', async () => {
    const target = await start(await createFile(), ['bo']);
    const empty = as('bo').approvals.comment({ ...target, requestBody: {} });
    expect(await refusalOf(empty)).toMatchObject({ status: 400, location: 'message' });
    await as('bo').approvals.comment({ ...target, requestBody: { message: 'One question about page 2' } });
    const mail = services.db.get<{ recipient: string }>(
      "SELECT recipient FROM outbox_messages WHERE body LIKE 'One question%'",
    );
    expect(mail?.recipient).toBe('ana@example.com');
  });

  test('passes to another reviewer as long as the replaced one has not answered', async () => {
    const target = await start(await createFile(), ['bo']);
    const replace = (from: string, to: string) => ({
      ...target,
      requestBody: {
        replaceReviewers: [{ removedReviewerEmail: `${from}@example.com`, addedReviewerEmail: `${to}@example.com` }],
      },
    });
    const { data } = await as('bo').approvals.reassign(replace('bo', 'chen'));
    expect(data.reviewerResponses?.map(({ reviewer }) => reviewer?.emailAddress)).toEqual(['chen@example.com']);
    expect((await refusalOf(as('bo').approvals.reassign(replace('chen', 'bo')))).status).toBe(403);
    const nothing = as('ana').approvals.reassign({ ...target, requestBody: {} });
    expect((await refusalOf(nothing)).status).toBe(400);
  });
});
