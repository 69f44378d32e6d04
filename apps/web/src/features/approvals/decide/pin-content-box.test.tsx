import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const BOX = 'Save a snapshot so reviewers can see changes';

/** Opens the dialog that starts an approval of a file with Bo as reviewer. Returns the calls passed to the backend. */
async function openDialog(responses: StubResponses, pinProblem?: object) {
  const drafts: unknown[] = [];
  const app = await renderApp({
    url: '/file/file-1/approvals',
    responses: {
      'drive.files.get': () => sampleFile(),
      'drive.approvals.list': () => ({ items: [] }),
      'drive.approvals.start': () => sampleApproval(),
      'drive.revisions.list': () => ({ revisions: [{ id: 'revision-1' }] }),
      ...responses,
    },
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        const time = '2026-11-21T10:00:00.000Z';
        return {
          delayedCallId: 'send-1',
          params: {},
          state: 'held',
          createTime: time,
          sendTime: time,
          ...Object(body),
        };
      },
      'GET /api/delayed-calls/send-1': () => ({
        ...Object(drafts[0]),
        state: pinProblem ? 'failed' : 'sent',
        problem: pinProblem,
      }),
    },
  });
  await app.screen.getByRole('button', { name: 'Start approval' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Start approval' });
  await dialog.getByLabelText('Reviewers', { exact: true }).fill('bo@example.com');
  return { ...app, dialog, drafts, box: dialog.getByRole('checkbox', { name: BOX }) };
}

test('a snapshot of the revision under review is saved by default', async () => {
  const { dialog, box, drafts, screen } = await openDialog({});
  await expect.element(box).toBeChecked();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect.element(screen.getByText('Saved a snapshot of Release notes.txt')).toBeVisible();
  expect(drafts).toEqual([
    {
      operationId: 'drive.revisions.update',
      params: { fileId: 'file-1', revisionId: 'revision-1', fields: 'id,keepForever' },
      body: { keepForever: true },
      label: 'Save a snapshot of Release notes.txt',
      holdMs: 0,
    },
  ]);
});

test('no snapshot is saved if the box is unticked', async () => {
  const { dialog, box, drafts, services } = await openDialog({});
  await box.click();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.callsOf('drive.approvals.start')).toHaveLength(1);
  expect(drafts).toEqual([]);
});

test('the approval starts even if its snapshot cannot be saved, and the error is shown', async () => {
  const { dialog, services, screen } = await openDialog({}, { detail: 'Too many are kept.' });
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect.element(screen.getByText(/Save a snapshot of .* failed: Too many are kept\./)).toBeVisible();
  expect(services.callsOf('drive.approvals.start')).toHaveLength(1);
});

test('the box is unticked and shows the reason once the maximum number of revisions is pinned', async () => {
  const retained = Array.from({ length: 200 }, (_, index) => ({ id: `old-${index}`, keepForever: true }));
  const revisions = [...retained, { id: 'revision-1' }];
  const { dialog, box, drafts } = await openDialog({ 'drive.revisions.list': () => ({ revisions }) });
  await expect.element(dialog.getByText(/^200 revisions of this file are already kept/)).toBeVisible();
  await expect.element(box).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(drafts).toEqual([]);
});

test('there is no box for a document, whose revisions can be exported without being pinned', async () => {
  const { headRevisionId, ...document } = sampleFile({ mimeType: 'application/vnd.google-apps.document' });
  const { box } = await openDialog({ 'drive.files.get': () => document });
  await expect.element(box).not.toBeInTheDocument();
});
