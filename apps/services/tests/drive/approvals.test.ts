import { describe, expect, test } from 'vitest';
import { email, prepareApprovals, REFUSED, replace } from './approval-requests.ts';
import { refusalOf } from './drive-client.ts';

const { services, advance, responsesOf, as, grant, createFile, start, act, refusal, read, upload, lockOf, activityOf } =
  prepareApprovals();

/** Returns the recipients of email about a file, one entry per message. */
const mailsAbout = (fileId: string) =>
  services()
    .db.all<{ recipient: string; subject: string }>(
      'SELECT recipient, subject FROM outbox_messages WHERE body LIKE ? ORDER BY number',
      `%/file/${fileId}/approvals`,
    )
    .map(({ recipient, subject }) => `${subject.split(' ')[2]} → ${recipient.split('@')[0]}`);

describe('starting an approval', () => {
  test('makes the caller its initiator, and grants the reviewers no access', async () => {
    const fileId = await createFile();
    services().account(email('far'));
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
  ])('with %s is rejected, and leaves nothing behind', async (_what, options, fault) => {
    const fileId = await createFile();
    const started = as('ana').approvals.start({
      fileId,
      requestBody: { reviewerEmails: ['bo@example.com'], ...options },
    });
    expect(await refusalOf(started)).toMatchObject({ status: 400, ...fault });
    expect((await as('ana').approvals.list({ fileId, fields: 'items' })).data.items).toEqual([]);
    expect(mailsAbout(fileId)).toEqual([]);
  });

  test('locks the content on request, until any writer unlocks it', async () => {
    const fileId = await createFile();
    await start(fileId, ['bo'], { lockFile: true });
    expect(await lockOf(fileId)).toEqual({ readOnly: true, reason: 'Locked for File Approval' });
    expect((await refusalOf(upload(fileId))).status).toBe(403);
    await as('wim').files.update({ fileId, requestBody: { contentRestrictions: [{ readOnly: false }] } });
    expect((await upload(fileId)).status).toBe(200);
  });

  test('can set a due time, which changes nothing when it passes', async () => {
    const dueTime = new Date(services().clock.nowMs() + 60_000).toISOString();
    const target = await start(await createFile(), ['bo'], { dueTime });
    const before = await read(target);
    advance(120_000);
    expect(await read(target)).toEqual(before);
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED', dueTime });
  });

  test('requires a writer in the owner’s organisation, a file, and no other approval in progress', async () => {
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

describe('cancelling', () => {
  test('is allowed for the initiator, whatever their current role, and for writers', async () => {
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

describe('a comment on an approval', () => {
  test('needs a message and access to the file, and leaves the status unchanged', async () => {
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

test('every action on an approval is in its activity and emailed to the initiator and reviewers, except the actor', async () => {
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
    'started → bo',
    'started → chen',
    'commented → ana',
    'commented → chen',
    'approved → ana',
    'approved → chen',
    'reassigned → bo',
    'reassigned → wim',
    'declined → ana',
    'declined → bo',
  ]);
});

test('email about an approval says when responses are due, until it is complete', async () => {
  const target = await start(await createFile(), ['bo'], { dueTime: '2999-05-04T12:00:00+02:00', message: 'By May' });
  await act('bo', 'decline', target, { message: 'No' });
  const sent = services().db.all<{ body: string }>(
    'SELECT body FROM outbox_messages WHERE body LIKE ? ORDER BY number',
    `%/file/${target.fileId}/approvals`,
  );
  expect(sent.map(({ body }) => body.split('\n\n').slice(0, -1))).toEqual([
    ['By May', 'Due 2999-05-04, 10:00 UTC.'],
    ['No'],
  ]);
});

test('approvals of a file are listed newest first, in pages, with the requested members', async () => {
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

test('an approval is deleted with its file, including all its data', async () => {
  const target = await start(await createFile(), ['bo']);
  await as('ana').files.update({ fileId: target.fileId, requestBody: { trashed: true } });
  expect(await read(target)).toMatchObject({ status: 'IN_PROGRESS' });
  await as('ana').files.emptyTrash({});
  expect((await refusalOf(read(target))).status).toBe(404);
  const left = services().db.get(
    `SELECT (SELECT count(*) FROM approvals WHERE id = ?) AS approvals,
       (SELECT count(*) FROM approval_reviewers AS r LEFT JOIN approvals AS a ON a.number = r.approval_number
        WHERE a.number IS NULL) AS reviewers,
       (SELECT count(*) FROM approval_activity AS v LEFT JOIN approvals AS a ON a.number = v.approval_number
        WHERE a.number IS NULL) AS activity`,
    target.approvalId,
  );
  expect(left).toEqual({ approvals: 0, reviewers: 0, activity: 0 });
});

test('a file in a shared drive is approved by its members, with every kind of client', async () => {
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
