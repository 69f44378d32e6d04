import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';

const NOTE = 'This revision is kept so that later changes can be compared.';

beforeEach(() => {
  const opened = { fileId: 'file-1', version: sampleFile().modifiedTime, part: 'all' };
  sessionStorage.setItem('rotunda.opened-files', JSON.stringify([opened]));
});

function renderDecision(file: ReturnType<typeof sampleFile>, outcome: object = {}) {
  const time = '2026-11-21T10:00:00.000Z';
  return renderApp({
    url: '/file/file-1/approvals',
    responses: { 'drive.files.get': () => file, 'drive.approvals.list': () => ({ items: [sampleApproval()] }) },
    bff: {
      'POST /api/delayed-calls': ({ body }) => ({
        delayedCallId: 'send-1',
        state: 'held',
        createTime: time,
        sendTime: time,
        ...Object(body),
      }),
      'GET /api/delayed-calls/send-1': () => ({ delayedCallId: 'send-1', state: 'sent', ...outcome }),
    },
  });
}

test('a note before a response announces the snapshot, and an error after it explains why it was not saved', async () => {
  const pinProblem = { title: 'The service refused it', detail: '200 revisions are kept.' };
  const { screen } = await renderDecision(sampleFile(), { pinProblem });
  await expect.element(screen.getByText(NOTE)).toBeVisible();
  await screen.getByRole('button', { name: 'Approve' }).click();
  const reported = 'Approved Release notes.txt. The snapshot was not saved: 200 revisions are kept.';
  await expect.element(screen.getByText(reported)).toBeVisible();
});

test('no snapshot note is shown to users who can only read the file', async () => {
  const { screen } = await renderDecision(sampleFile({ capabilities: { canEdit: false, canReadRevisions: false } }));
  await expect.element(screen.getByText('Declining ends the approval for all 2 reviewers.')).toBeVisible();
  await expect.element(screen.getByText(NOTE)).not.toBeInTheDocument();
});
