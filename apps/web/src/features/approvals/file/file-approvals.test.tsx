import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile, sampleText } from '#testing/sample-files.ts';
import { operatorSession, problem, type StubResponses } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

const url = '/file/file-1/approvals';

beforeEach(() => {
  const opened = { fileId: 'file-1', version: sampleFile().modifiedTime, part: 'all' };
  sessionStorage.setItem('rotunda.opened-files', JSON.stringify([opened]));
});

/** Returns a call delayed by the BFF, by default without a delay. */
function delayedCall(members: object = {}) {
  return {
    delayedCallId: 'send-1',
    operationId: 'drive.approvals.approve',
    params: {},
    label: 'Approve Release notes.txt',
    state: 'held',
    createTime: '2026-11-21T10:00:00.000Z',
    sendTime: '2026-11-21T10:00:00.000Z',
    ...members,
  };
}

function withApprovals(...items: ReturnType<typeof sampleApproval>[]): StubResponses {
  return { 'drive.files.get': () => sampleFile(), 'drive.approvals.list': () => ({ items }) };
}

test('an approval shows its progress, its responses, and the effect of a decision', async () => {
  const { screen } = await renderApp({ url, responses: withApprovals(sampleApproval()) });
  await expect.element(screen.getByText('0 of 2 approved')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Started by Ana Ivanova' })).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Reviewers' }).getByText('Bo Berg')).toBeVisible();
  await expect.element(screen.getByText('Records your approval; 1 other reviewer has still to respond.')).toBeVisible();
  await expectAccessible();
});

test('approving sends the message once, and the screen shows the result', async () => {
  let approval = sampleApproval();
  const drafts: unknown[] = [];
  const { screen } = await renderApp({
    url,
    responses: { 'drive.files.get': () => sampleFile(), 'drive.approvals.list': () => ({ items: [approval] }) },
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        approval = sampleApproval({ status: 'APPROVED', completeTime: '2026-11-20T11:00:00.000Z' });
        return delayedCall();
      },
      'GET /api/delayed-calls/send-1': () => delayedCall({ state: 'sent' }),
    },
  });
  await screen.getByRole('textbox', { name: 'Comment (optional to approve)' }).fill('Checked with legal');
  const card = screen.getByRole('heading', { name: 'Started by Ana Ivanova' });
  const before = card.element().getBoundingClientRect().top;
  await screen.getByRole('button', { name: 'Approve' }).dblClick();
  await expect.element(screen.getByRole('heading', { name: 'No approval in progress' })).toBeVisible();
  await expect.element(screen.getByText(/, ended /)).toBeVisible();
  expect(card.element().getBoundingClientRect().top).toBe(before);
  expect(drafts).toEqual([
    {
      operationId: 'drive.approvals.approve',
      params: { fileId: 'file-1', approvalId: 'approval-1', fields: '*' },
      body: { message: 'Checked with legal' },
      label: 'Approve Release notes.txt',
      pinsContent: true,
    },
  ]);
});

test('a decision on a partly displayed file requires confirmation, which is sent along', async () => {
  sessionStorage.clear();
  const drafts: unknown[] = [];
  const file = sampleFile({ size: '300000' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      ...withApprovals(sampleApproval()),
      'drive.files.get': ({ query }) =>
        query.get('alt') === 'media' ? new Response(sampleText('The beginning', 256 * 1024)) : file,
    },
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        return delayedCall();
      },
      'GET /api/delayed-calls/send-1': () => delayedCall({ state: 'sent' }),
    },
  });
  await expect.element(screen.getByText('The beginning')).toBeVisible();
  await screen.getByRole('navigation', { name: 'File' }).getByRole('link', { name: 'Approvals' }).click();
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toHaveAccessibleDescription(/^You have viewed only part of the file/);
  await expect.element(approve).toBeDisabled();
  await expectAccessible();
  await screen.getByText('Decide without seeing all of the file').click();
  await approve.click();
  await expect
    .poll(() => drafts)
    .toMatchObject([{ label: 'Approve Release notes.txt without seeing all of it', isUnseen: true }]);
});

test('a decision can be undone until it is sent', async () => {
  let isCancelled = false;
  const { screen } = await renderApp({
    url,
    responses: withApprovals(sampleApproval()),
    bff: {
      'POST /api/delayed-calls': () => delayedCall({ sendTime: '2026-11-21T10:00:06.000Z' }),
      'DELETE /api/delayed-calls/send-1': () => {
        isCancelled = true;
        return delayedCall({ state: 'cancelled' });
      },
    },
  });
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toBeEnabled();
  const before = approve.element().getBoundingClientRect().top;
  await approve.click();
  await expect.element(screen.getByText('Approving Release notes.txt in 6 s')).toBeVisible();
  await expect.element(approve).toBeDisabled();
  expect(approve.element().getBoundingClientRect().top).toBe(before);
  await undoMessage('Approving Release notes.txt in 6 s');
  await expect.element(screen.getByText('Undone: Approve Release notes.txt')).toBeVisible();
  await expect.element(approve).toBeEnabled();
  expect(isCancelled).toBe(true);
});

test('a reviewer who reassigns is replaced, unless they select otherwise', async () => {
  const drafts: unknown[] = [];
  const { screen } = await renderApp({
    url,
    responses: withApprovals(sampleApproval()),
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        return delayedCall();
      },
      'GET /api/delayed-calls/send-1': () => delayedCall({ state: 'sent' }),
    },
  });
  await screen.getByRole('button', { name: 'More approval actions' }).click();
  await screen.getByRole('menuitem', { name: /^Reassign/ }).click();
  await screen.getByLabelText('New reviewer').fill('hiro@example.com');
  await screen.getByRole('button', { name: 'Replace Olga Operator' }).click();
  await screen.getByRole('option', { name: 'Bo Berg' }).click();
  await screen.getByRole('button', { name: 'Replace reviewer' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    operationId: 'drive.approvals.reassign',
    body: { replaceReviewers: [{ addedReviewerEmail: 'hiro@example.com', removedReviewerEmail: 'bo@example.com' }] },
  });
});

test('approvals from every page are listed', async () => {
  const ended = (approvalId: string) =>
    sampleApproval({ approvalId, status: 'DECLINED', initiator: { displayName: `Asker ${approvalId}` } });
  const { screen } = await renderApp({
    url,
    responses: {
      'drive.files.get': () => sampleFile(),
      'drive.approvals.list': ({ query }) =>
        query.get('pageToken') === 'next' ? { items: [ended('2')] } : { items: [ended('1')], nextPageToken: 'next' },
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Started by Asker 1' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Started by Asker 2' })).toBeVisible();
});

test('the final response is labelled as such', async () => {
  const [own, other] = sampleApproval().reviewerResponses ?? [];
  const answered = [own, { ...other, response: 'APPROVED' as const }].filter((response) => response !== undefined);
  const { screen } = await renderApp({
    url,
    responses: withApprovals(sampleApproval({ reviewerResponses: answered })),
  });
  await expect.element(screen.getByRole('button', { name: 'Approve and complete' })).toBeVisible();
});

test('declining requires a reason before anything is sent', async () => {
  const drafts: unknown[] = [];
  const { screen } = await renderApp({
    url,
    responses: withApprovals(sampleApproval()),
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        return delayedCall({ label: 'Decline Release notes.txt' });
      },
      'GET /api/delayed-calls/send-1': () => delayedCall({ state: 'sent' }),
    },
  });
  const decline = screen.getByRole('button', { name: 'Decline' });
  await expect.element(decline).toBeEnabled();
  await userEvent.keyboard('d');
  const reason = screen.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(screen.getByText('Add a comment to request changes, to decline or to send a message.').first())
    .toBeVisible();
  expect(drafts).toEqual([]);
  await expect.element(reason).toHaveValue('');
  await reason.fill('Wrong year');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => drafts)
    .toMatchObject([{ operationId: 'drive.approvals.decline', body: { message: 'Wrong year' } }]);
  await expect.element(screen.getByText('Declined Release notes.txt')).toBeVisible();
});

test('a rejection appears next to the decision and preserves the text', async () => {
  const { screen } = await renderApp({
    url,
    responses: withApprovals(sampleApproval()),
    bff: {
      'POST /api/delayed-calls': () =>
        problem({ status: 403, code: 'upstream_forbidden', title: 'You are not a reviewer any more.' }),
    },
  });
  const message = screen.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await message.fill('Fine');
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Your decision' }).getByRole('alert'))
    .toMatchTextContent(/You are not a reviewer any more/);
  await expect.element(message).toHaveValue('Fine');
});

test('a role that may not decide sees the decisions disabled, with the reason', async () => {
  const session = {
    ...operatorSession,
    roles: ['support' as const],
    operations: ['drive.files.get', 'drive.approvals.list'],
  };
  const { screen } = await renderApp({ url, responses: withApprovals(sampleApproval()), session });
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toBeDisabled();
  await expect
    .element(approve)
    .toHaveAccessibleDescription(/requires the Operator or Reviewer role. Your role is Support/);
});

test('an approval is started for the named people, with suggestions of people who have access', async () => {
  const people = ['ana@example.com', 'bo@example.com'];
  const { screen, services } = await renderApp({
    url,
    responses: {
      ...withApprovals(),
      'drive.approvals.start': () => sampleApproval(),
      'drive.permissions.list': () => ({ permissions: people.map((emailAddress) => ({ type: 'user', emailAddress })) }),
    },
  });
  await screen.getByRole('button', { name: 'Start approval' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Start approval' });
  await expect.element(dialog.getByRole('button', { name: 'Start approval' })).toBeDisabled();
  await expectAccessible();
  const reviewers = dialog.getByRole('combobox', { name: 'Reviewers' });
  await reviewers.fill('ana@example.com, ');
  await reviewers.fill('bo');
  await screen.getByRole('option', { name: /bo@example.com/ }).click();
  await expect.element(dialog.getByRole('grid', { name: 'Added people' }).getByRole('row')).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Due In 3 working days' }).click();
  await screen.getByRole('option', { name: 'No due date' }).click();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect
    .poll(() => services.callsOf('drive.approvals.start')[0]?.body)
    .toEqual({
      reviewerEmails: ['ana@example.com', 'bo@example.com'],
      fileContentChangeBehavior: 'RESET_APPROVAL',
      lockFile: false,
    });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape first closes a list in a dialog and then the dialog', async () => {
  const { screen } = await renderApp({ url, responses: withApprovals() });
  await screen.getByRole('button', { name: 'Start approval' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Start approval' });
  await dialog.getByRole('button', { name: 'Due In 3 working days' }).click();
  await expect.element(screen.getByRole('listbox', { name: 'Due' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox', { name: 'Due' })).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
