import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

type Target = { fileId: string; approvalId: string };
type Verb = 'approve' | 'decline' | 'cancel' | 'comment' | 'reassign';

const REFUSED = { status: 403, reason: 'insufficientFilePermissions' };
const DOCUMENT = 'application/vnd.google-apps.document';

let services: TestServices;
let aheadMs = 0;
const email = (name: string) => (name.includes('@') ? name : `${name}@example.com`);
const as = (name: string) => driveAs(services, email(name));

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => Date.now() + aheadMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, name: string, role: ItemRole): void {
  const { id: grantee, permissionId: id } = services.account(email(name));
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

const text = (content: string) => ({ mimeType: 'text/plain', body: Readable.from([content]) });

/** A file of Ana's that Bo and Chen may read, and Wim may write. */
async function createFile(requestBody: object = { name: 'plan.txt' }): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody, media: text('one') }, uploadsTo(services));
  const fileId = data.id ?? '';
  for (const name of ['bo', 'chen']) grant(fileId, name, 'reader');
  grant(fileId, 'wim', 'writer');
  return fileId;
}

async function start(fileId: string, reviewers: string[], options: object = {}, by = 'ana'): Promise<Target> {
  const requestBody = { reviewerEmails: reviewers.map(email), ...options };
  const { data } = await as(by).approvals.start({ fileId, requestBody });
  return { fileId, approvalId: data.approvalId ?? '' };
}

async function act(name: string, verb: Verb, target: Target, requestBody: object = {}) {
  return (await as(name).approvals[verb]({ ...target, requestBody })).data;
}

const refusal = (name: string, verb: Verb, target: Target, requestBody: object = {}) =>
  refusalOf(act(name, verb, target, requestBody));

const replace = (from: string, to: string) => ({
  replaceReviewers: [{ removedReviewerEmail: email(from), addedReviewerEmail: email(to) }],
});
const add = (...names: string[]) => ({ addReviewers: names.map((name) => ({ addedReviewerEmail: email(name) })) });

const read = async (target: Target) => (await as('ana').approvals.get(target)).data;
const upload = (fileId: string, name = 'ana') =>
  as(name).files.update({ fileId, media: text('two') }, uploadsTo(services));

/** Reviewers with their responses, in order. */
const responsesOf = ({ reviewerResponses = [] }: drive_v3.Schema$Approval) =>
  reviewerResponses.map(({ reviewer, response }) => [reviewer?.emailAddress?.split('@')[0], response]);

async function lockOf(fileId: string) {
  const { data } = await as('ana').files.get({ fileId, fields: 'contentRestrictions(readOnly,reason)' });
  return data.contentRestrictions?.[0];
}

const activityOf = ({ approvalId }: Target) =>
  services.db.all<{ who: string; action: string; message: string | null }>(
    `SELECT replace(c.email, '@example.com', '') AS who, v.action, v.message FROM approval_activity AS v
     JOIN approvals AS a ON a.number = v.approval_number JOIN accounts AS c ON c.id = v.actor_id
     WHERE a.id = ? ORDER BY v.number`,
    approvalId,
  );

/** Who got mail about a file, one entry a message. */
const mailsAbout = (fileId: string) =>
  services.db
    .all<{ recipient: string; subject: string }>(
      'SELECT recipient, subject FROM outbox_messages WHERE body LIKE ? ORDER BY number',
      `%/file/${fileId}/approvals`,
    )
    .map(({ recipient, subject }) => `${subject.split(' ')[2]} → ${recipient.split('@')[0]}`);

describe('starting an approval', () => {
  test('makes the caller its initiator, and gives the reviewers no access', async () => {
    const fileId = await createFile();
    services.account(email('far'));
    const dueTime = '2999-05-04T12:00:00+02:00';
    const target = await start(fileId, ['bo', 'far', 'Bo'], { dueTime }, 'wim');
    const approval = await read(target);
    expect(approval).toMatchObject({
      kind: 'drive#approval',
      targetFileId: fileId,
      status: 'IN_PROGRESS',
      initiator: { emailAddress: email('wim') },
      dueTime: '2999-05-04T10:00:00.000Z',
      fileContentChangeBehavior: 'RESET_APPROVAL',
    });
    expect(approval).not.toHaveProperty('completeTime');
    expect(responsesOf(approval)).toEqual([
      ['bo', 'NO_RESPONSE'],
      ['far', 'NO_RESPONSE'],
    ]);
    expect(await lockOf(fileId)).toBeUndefined();
    expect((await refusal('far', 'approve', target)).status).toBe(404);
  });

  test.each([
    ['without reviewers', { reviewerEmails: [] }, { reason: 'required', location: 'reviewerEmails' }],
    ['with a reviewer without an account', { reviewerEmails: ['nobody@example.com'] }, { location: 'reviewerEmails' }],
    ['due in the past', { dueTime: '2001-01-01T00:00:00Z' }, { location: 'dueTime' }],
    ['due at no time', { dueTime: '2999-01-01' }, { location: 'dueTime' }],
    ['due at a time of no zone', { dueTime: '2999-01-01T10:00:00' }, { location: 'dueTime' }],
    ['with another behaviour', { fileContentChangeBehavior: 'NOTHING' }, { location: 'fileContentChangeBehavior' }],
  ])('%s is refused, and nothing is left of it', async (_what, options, fault) => {
    const fileId = await createFile();
    const started = as('ana').approvals.start({
      fileId,
      requestBody: { reviewerEmails: ['bo@example.com'], ...options },
    });
    expect(await refusalOf(started)).toMatchObject({ status: 400, ...fault });
    expect((await as('ana').approvals.list({ fileId, fields: 'items' })).data.items).toEqual([]);
    expect(mailsAbout(fileId)).toEqual([]);
  });

  test('locks the content when asked to, until any writer lifts that', async () => {
    const fileId = await createFile();
    await start(fileId, ['bo'], { lockFile: true });
    expect(await lockOf(fileId)).toEqual({ readOnly: true, reason: 'Locked for File Approval' });
    expect((await refusalOf(upload(fileId))).status).toBe(403);
    await as('wim').files.update({ fileId, requestBody: { contentRestrictions: [{ readOnly: false }] } });
    expect((await upload(fileId)).status).toBe(200);
  });

  test('can set a time by which answers are due, and its passing changes nothing', async () => {
    const dueTime = new Date(services.clock.nowMs() + 60_000).toISOString();
    const target = await start(await createFile(), ['bo'], { dueTime });
    const before = await read(target);
    aheadMs += 120_000;
    expect(await read(target)).toEqual(before);
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED', dueTime });
  });

  test('takes a writer of the organisation of the owner, a file, and no other approval in progress', async () => {
    const fileId = await createFile();
    const begin = (name: string, id = fileId) => refusalOf(start(id, ['chen'], {}, name));
    expect(await begin('bo')).toEqual(REFUSED);
    grant(fileId, 'pat@partner.example', 'writer');
    expect(await begin('pat@partner.example')).toEqual(REFUSED);
    const can = as('pat@partner.example').files.get({ fileId, fields: 'capabilities(canEdit,canStartApproval)' });
    expect((await can).data.capabilities).toEqual({ canEdit: true, canStartApproval: false });
    const folder = await as('ana').files.create({ requestBody: { mimeType: 'application/vnd.google-apps.folder' } });
    expect(await begin('ana', folder.data.id ?? '')).toEqual(REFUSED);
    const first = await start(fileId, ['bo']);
    expect(await begin('wim')).toEqual({ status: 400, reason: 'failedPrecondition' });
    await act('ana', 'cancel', first);
    expect((await start(fileId, ['chen'])).approvalId).not.toBe(first.approvalId);
  });
});

describe('answers of reviewers', () => {
  test('complete an approval and lock the file when all have approved', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const first = await act('bo', 'approve', target);
    expect(first).toMatchObject({ status: 'IN_PROGRESS' });
    expect(responsesOf(first)).toEqual([
      ['bo', 'APPROVED'],
      ['chen', 'NO_RESPONSE'],
    ]);
    const last = await act('chen', 'approve', target, { message: 'Fine' });
    expect(last).toMatchObject({ status: 'APPROVED', completeTime: expect.any(String) });
    expect(await lockOf(target.fileId)).toEqual({ readOnly: true, reason: 'Locked for File Approval' });
    const rename = as('ana').files.update({ fileId: target.fileId, requestBody: { name: 'other' } });
    expect((await refusalOf(rename)).status).toBe(403);
  });

  test('leave the file open when changes are to be ignored', async () => {
    const target = await start(await createFile(), ['bo'], { fileContentChangeBehavior: 'NO_APPROVAL_ACTION' });
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED' });
    expect(await lockOf(target.fileId)).toBeUndefined();
    expect((await upload(target.fileId)).status).toBe(200);
  });

  test('lock no file of a kind that has no locks', async () => {
    const requestBody = { name: 'Plan', mimeType: 'application/vnd.google-apps.drawing' };
    const { data } = await as('ana').files.create({ requestBody });
    const fileId = data.id ?? '';
    grant(fileId, 'bo', 'reader');
    const target = await start(fileId, ['bo'], { lockFile: true });
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED' });
    expect(await lockOf(fileId)).toBeUndefined();
  });

  test('end it with the first who declines', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    await act('chen', 'approve', target);
    const declined = await act('bo', 'decline', target, { message: 'No' });
    expect(declined).toMatchObject({ status: 'DECLINED', completeTime: expect.any(String) });
    expect(responsesOf(declined)).toEqual([
      ['bo', 'DECLINED'],
      ['chen', 'APPROVED'],
    ]);
    expect(await lockOf(target.fileId)).toBeUndefined();
  });

  test('given once more change nothing and tell nobody; who approved may still decline', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const first = await act('bo', 'approve', target);
    expect(await act('bo', 'approve', target, { message: 'Again' })).toEqual(first);
    expect(activityOf(target).map(({ action }) => action)).toEqual(['started', 'approved']);
    expect(await act('bo', 'decline', target)).toMatchObject({ status: 'DECLINED' });
  });

  test('come from reviewers alone, about an approval of that file', async () => {
    const target = await start(await createFile(), ['bo']);
    for (const verb of ['approve', 'decline'] as const) {
      expect(await refusal('chen', verb, target)).toEqual(REFUSED);
      expect(await refusal('ana', verb, target)).toEqual(REFUSED);
      expect(await refusal('dina', verb, target)).toMatchObject({ status: 404, location: 'fileId' });
      const elsewhere = { ...target, fileId: await createFile() };
      expect(await refusal('bo', verb, elsewhere)).toMatchObject({ status: 404, location: 'approvalId' });
    }
    expect(await read(target)).toMatchObject({ status: 'IN_PROGRESS' });
  });
});

describe('cancelling', () => {
  test('is for the initiator, whatever they may do by now, and for writers', async () => {
    const target = await start(await createFile(), ['bo'], {}, 'wim');
    expect(await refusal('bo', 'cancel', target)).toEqual(REFUSED);
    grant(target.fileId, 'wim', 'reader');
    const cancelled = await act('wim', 'cancel', target);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', completeTime: expect.any(String) });
    const next = await start(target.fileId, ['bo']);
    grant(target.fileId, 'wim', 'writer');
    expect(await act('wim', 'cancel', next, { message: 'Not now' })).toMatchObject({ status: 'CANCELLED' });
  });
});

describe.each(['APPROVED', 'DECLINED', 'CANCELLED'])('an approval that is %s', (status) => {
  async function complete(): Promise<Target> {
    const target = await start(await createFile(), ['bo']);
    if (status === 'CANCELLED') await act('ana', 'cancel', target);
    else await act('bo', status === 'APPROVED' ? 'approve' : 'decline', target);
    return target;
  }

  test('takes no answer, no cancelling and no other reviewers, and comments until another one is in progress', async () => {
    const target = await complete();
    const before = await read(target);
    for (const [name, verb, body] of [
      ['bo', 'approve', {}],
      ['bo', 'decline', {}],
      ['ana', 'cancel', {}],
      ['ana', 'reassign', add('chen')],
    ] as const) {
      expect(await refusal(name, verb, target, body)).toEqual(REFUSED);
    }
    expect(await read(target)).toEqual(before);
    expect(await act('bo', 'comment', target, { message: 'Looking back' })).toMatchObject({ status });
    await start(target.fileId, ['chen']);
    expect(await refusal('bo', 'comment', target, { message: 'Too late' })).toEqual(REFUSED);
  });
});

describe('reviewers', () => {
  test('are added by the initiator and by writers, once each', async () => {
    const target = await start(await createFile(), ['bo'], {}, 'wim');
    services.account(email('dina'));
    expect(responsesOf(await act('ana', 'reassign', target, add('chen', 'bo')))).toEqual([
      ['bo', 'NO_RESPONSE'],
      ['chen', 'NO_RESPONSE'],
    ]);
    grant(target.fileId, 'wim', 'reader');
    expect(responsesOf(await act('wim', 'reassign', target, add('dina')))).toHaveLength(3);
    expect(await refusal('bo', 'reassign', target, add('ana'))).toEqual(REFUSED);
    await act('bo', 'approve', target);
    expect(await act('chen', 'approve', target)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  test('are replaced as long as they have not answered', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    await act('bo', 'approve', target);
    const fault = { status: 400, location: 'replaceReviewers' };
    expect(await refusal('ana', 'reassign', target, replace('bo', 'wim'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('wim', 'ana'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('chen', 'bo'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('chen', 'nobody'))).toMatchObject(fault);
    const nobodyNew = { replaceReviewers: [{ removedReviewerEmail: email('chen') }] };
    expect((await refusal('ana', 'reassign', target, nobodyNew)).status).toBe(400);
    expect(await refusal('ana', 'reassign', target, add('nobody'))).toMatchObject({ location: 'addReviewers' });
    expect(await refusal('ana', 'reassign', target)).toEqual({ status: 400, reason: 'badRequest' });
    // One name that is wrong leaves the others as they are.
    const partly = { ...add('wim'), ...replace('chen', 'nobody') };
    expect((await refusal('ana', 'reassign', target, partly)).status).toBe(400);
    expect(responsesOf(await read(target))).toEqual([
      ['bo', 'APPROVED'],
      ['chen', 'NO_RESPONSE'],
    ]);
    expect(responsesOf(await act('wim', 'reassign', target, replace('chen', 'wim')))).toEqual([
      ['bo', 'APPROVED'],
      ['wim', 'NO_RESPONSE'],
    ]);
    expect(await act('wim', 'approve', target)).toMatchObject({ status: 'APPROVED' });
  });

  test('who may only read pass on their own part, and nobody else’s', async () => {
    const target = await start(await createFile(), ['bo', 'ana']);
    expect(await refusal('bo', 'reassign', target, replace('ana', 'chen'))).toEqual(REFUSED);
    expect(await refusal('chen', 'reassign', target, replace('chen', 'wim'))).toEqual(REFUSED);
    const passed = await act('bo', 'reassign', target, replace('bo', 'chen'));
    expect(responsesOf(passed)[0]).toEqual(['chen', 'NO_RESPONSE']);
    expect(await refusal('bo', 'approve', target)).toEqual(REFUSED);
  });
});

describe('a comment on an approval', () => {
  test('needs a message and access to the file, and leaves the status as it is', async () => {
    const target = await start(await createFile(), ['bo']);
    expect(await refusal('bo', 'comment', target)).toMatchObject({ status: 400, location: 'message' });
    expect(await refusal('bo', 'comment', target, { message: ' ' })).toMatchObject({ status: 400 });
    expect((await refusal('dina', 'comment', target, { message: 'Hello' })).status).toBe(404);
    const before = await read(target);
    const after = await act('chen', 'comment', target, { message: 'One question about page 2' });
    expect(after).toMatchObject({ status: 'IN_PROGRESS', reviewerResponses: before.reviewerResponses });
    expect(Date.parse(after.modifyTime ?? '')).toBeGreaterThanOrEqual(Date.parse(before.modifyTime ?? ''));
  });
});

test('every act on an approval is entered in its activity and mailed to initiator and reviewers, not to who acted', async () => {
  const target = await start(await createFile(), ['bo', 'chen'], { message: 'By Friday' });
  await act('bo', 'comment', target, { message: 'Which one' });
  await act('bo', 'approve', target);
  await act('ana', 'reassign', target, { ...replace('chen', 'wim'), message: 'Chen is away' });
  await act('wim', 'decline', target, { message: 'No' });
  expect(activityOf(target)).toEqual([
    { who: 'ana', action: 'started', message: 'By Friday' },
    { who: 'bo', action: 'commented', message: 'Which one' },
    { who: 'bo', action: 'approved', message: null },
    { who: 'ana', action: 'reassigned', message: 'Chen is away' },
    { who: 'wim', action: 'declined', message: 'No' },
  ]);
  expect(mailsAbout(target.fileId)).toEqual([
    ...['started → bo', 'started → chen', 'commented → ana', 'commented → chen', 'approved → ana', 'approved → chen'],
    ...['reassigned → bo', 'reassigned → wim', 'declined → ana', 'declined → bo'],
  ]);
});

describe('when the content changes', () => {
  test.each([
    ['RESET_APPROVAL', 'NO_RESPONSE'],
    ['NO_APPROVAL_ACTION', 'APPROVED'],
  ])('%s leaves answers as %s', async (fileContentChangeBehavior, retained) => {
    for (const file of [{ name: 'plan.txt' }, { name: 'Plan', mimeType: DOCUMENT }]) {
      const target = await start(await createFile(file), ['bo', 'chen'], { fileContentChangeBehavior });
      await act('bo', 'approve', target);
      await as('ana').files.update({ fileId: target.fileId, requestBody: { name: 'Renamed', starred: true } });
      expect(responsesOf(await read(target))[0]).toEqual(['bo', 'APPROVED']);
      await upload(target.fileId);
      expect(responsesOf(await read(target))).toEqual([
        ['bo', retained],
        ['chen', 'NO_RESPONSE'],
      ]);
    }
  });

  test('because its newest revision is deleted, answers are taken back; an older one does not count', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const { fileId } = target;
    await upload(fileId);
    await upload(fileId);
    await act('bo', 'approve', target);
    const revisions = (await as('ana').revisions.list({ fileId })).data.revisions ?? [];
    const deleteAt = (index: number) => as('ana').revisions.delete({ fileId, revisionId: revisions[index]?.id ?? '' });
    await deleteAt(0);
    expect(responsesOf(await read(target))[0]).toEqual(['bo', 'APPROVED']);
    await deleteAt(2);
    expect(responsesOf(await read(target))[0]).toEqual(['bo', 'NO_RESPONSE']);
  });

  test('a completed approval stays what it is', async () => {
    const target = await start(await createFile(), ['bo']);
    await act('bo', 'approve', target);
    const approved = await read(target);
    await as('ana').files.update({
      fileId: target.fileId,
      requestBody: { contentRestrictions: [{ readOnly: false }] },
    });
    await upload(target.fileId);
    expect(await read(target)).toEqual(approved);
  });
});

test('approvals of a file are listed newest first, in pages, with members when they are named', async () => {
  const fileId = await createFile();
  const made: string[] = [];
  for (const reviewer of ['bo', 'chen', 'bo']) {
    const target = await start(fileId, [reviewer]);
    made.unshift(target.approvalId);
    if (made.length < 3) await act('ana', 'cancel', target);
  }
  expect((await as('bo').approvals.list({ fileId })).data).toEqual({ kind: 'drive#approvalList' });
  const page = (params: object) => as('bo').approvals.list({ fileId, fields: '*', ...params });
  const { data: first } = await page({ pageSize: 2 });
  const pageToken = first.nextPageToken ?? '';
  const { data: second } = await page({ pageSize: 2, pageToken });
  expect(second).not.toHaveProperty('nextPageToken');
  expect([...(first.items ?? []), ...(second.items ?? [])].map(({ approvalId }) => approvalId)).toEqual(made);
  expect((await page({ pageSize: 1000 })).data.items?.map(({ status }) => status)).toEqual([
    'IN_PROGRESS',
    'CANCELLED',
    'CANCELLED',
  ]);
  expect(await refusalOf(page({ pageSize: 0 }))).toMatchObject({ status: 400, location: 'pageSize' });
  expect(await refusalOf(page({ pageToken: 'x' }))).toMatchObject({ status: 400, location: 'pageToken' });
  const elsewhere = as('bo').approvals.list({ fileId: await createFile(), pageToken });
  expect(await refusalOf(elsewhere)).toMatchObject({ status: 400, location: 'pageToken' });
  expect((await refusalOf(as('dina').approvals.list({ fileId }))).status).toBe(404);
});

test('an approval goes with its file, and all that belongs to it', async () => {
  const target = await start(await createFile(), ['bo']);
  await as('ana').files.update({ fileId: target.fileId, requestBody: { trashed: true } });
  expect(await read(target)).toMatchObject({ status: 'IN_PROGRESS' });
  await as('ana').files.emptyTrash({});
  expect((await refusalOf(read(target))).status).toBe(404);
  const left = services.db.get(
    `SELECT (SELECT count(*) FROM approvals WHERE id = ?) AS approvals,
       (SELECT count(*) FROM approval_reviewers AS r LEFT JOIN approvals AS a ON a.number = r.approval_number
        WHERE a.number IS NULL) AS reviewers,
       (SELECT count(*) FROM approval_activity AS v LEFT JOIN approvals AS a ON a.number = v.approval_number
        WHERE a.number IS NULL) AS activity`,
    target.approvalId,
  );
  expect(left).toEqual({ approvals: 0, reviewers: 0, activity: 0 });
});

test('a file of a shared drive is approved by its members, for clients of every kind', async () => {
  const { data: drive } = await as('ana').drives.create({ requestId: 'approvals', requestBody: { name: 'Team' } });
  const driveId = drive.id ?? '';
  for (const [name, role] of [
    ['bo', 'reader'],
    ['chen', 'commenter'],
    ['wim', 'writer'],
  ] as const) {
    grant(driveId, name, role);
  }
  const requestBody = { name: 'Plan', parents: [driveId] };
  const { data } = await as('wim').files.create({ requestBody, supportsAllDrives: true });
  const fileId = data.id ?? '';
  expect(await refusalOf(start(fileId, ['bo'], {}, 'chen'))).toEqual(REFUSED);
  const cancelled = await start(fileId, ['bo'], {}, 'wim');
  expect(await refusal('chen', 'cancel', cancelled)).toEqual(REFUSED);
  await act('ana', 'cancel', cancelled);
  const target = await start(fileId, ['bo', 'chen'], {}, 'wim');
  await act('bo', 'approve', target);
  expect(await act('chen', 'approve', target)).toMatchObject({ status: 'APPROVED' });
  const { data: listed } = await as('bo').approvals.list({ fileId, fields: 'items(status)' });
  expect(listed.items).toEqual([{ status: 'APPROVED' }, { status: 'CANCELLED' }]);
  const { data: file } = await as('wim').files.get({ fileId, supportsAllDrives: true, fields: 'contentRestrictions' });
  expect(file.contentRestrictions).toMatchObject([{ readOnly: true, reason: 'Locked for File Approval' }]);
});
