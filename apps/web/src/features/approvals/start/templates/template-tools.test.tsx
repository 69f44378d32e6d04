import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubRoutes } from '#testing/stub-services.ts';

const CONTENT = {
  reviewers: ['ana@example.com', 'bo@example.com'],
  message: 'Please check the numbers.',
  due: { kind: 'workingDays', workingDays: 4, clock: '09:30', zone: 'UTC' },
  change: 'NO_APPROVAL_ACTION',
  isLocked: true,
  pinsContent: false,
  escalation: { remind: -24, reassign: 24, reviewer: 'cy@example.com' },
};

function templateOf(more: object) {
  const updateTime = '2026-11-27T08:00:00Z';
  return { templateId: 't-1', name: 'Contracts', isTeam: true, isMine: false, ownerName: 'Ana', updateTime, ...more };
}

async function openDialog(bff: StubRoutes, more: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({
    url: '/file/file-1/approvals',
    responses: {
      'drive.files.get': () => sampleFile(),
      'drive.approvals.list': () => ({ items: [] }),
      'drive.approvals.start': () => sampleApproval(),
      'drive.permissions.list': () => ({ permissions: [] }),
      'calendar.freebusy.query': () => ({ calendars: {} }),
    },
    bff: {
      'GET /api/indexes/approvals': () => ({ rows: [] }),
      'GET /api/approval-templates': () => ({ templates: [templateOf({ content: CONTENT })] }),
      ...bff,
    },
    ...more,
  });
  await app.screen.getByRole('button', { name: 'Start approval' }).click();
  return { ...app, dialog: app.screen.getByRole('dialog', { name: 'Start approval' }) };
}

test('a template fills in the whole form, which can be changed before it is sent', async () => {
  const planned: unknown[] = [];
  const { dialog, services } = await openDialog({
    'PUT /api/escalations': ({ body }) => {
      planned.push(body);
      return { steps: [] };
    },
  });
  await dialog.getByLabelText('Template').selectOptions('Contracts (team, by Ana)');
  // The grid lists two reviewers and the one for reassignment.
  await expect.element(dialog.getByRole('grid', { name: 'Added people' }).getByRole('row')).toHaveLength(3);
  await expect.element(dialog.getByRole('button', { name: 'Due In 4 working days' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check page 2.');
  await dialog.getByLabelText('Tell the requester').selectOptions('At the due time');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect
    .poll(() => services.callsOf('drive.approvals.start')[0]?.body)
    .toEqual({
      reviewerEmails: CONTENT.reviewers,
      fileContentChangeBehavior: 'NO_APPROVAL_ACTION',
      lockFile: true,
      message: 'Please check page 2.',
      dueTime: expect.stringMatching(/T09:30:00\.000Z$/),
    });
  const at = expect.stringMatching(/T09:30:00\.000Z$/);
  const reassign = { kind: 'reassign', time: at, reviewer: 'cy@example.com' };
  const steps = [{ kind: 'remind', time: at }, { kind: 'notify', time: at }, reassign];
  await expect.poll(() => planned).toMatchObject([{ fileId: 'file-1', steps }]);
});

test('the form is saved as a template, and replaces the selected one with the same name', async () => {
  const saved: [method: string, body: unknown][] = [];
  const { dialog } = await openDialog({
    'POST /api/approval-templates': ({ body }) => {
      saved.push(['POST', body]);
      return templateOf({ templateId: 't-2', isMine: true, isTeam: false, content: CONTENT });
    },
    'PUT /api/approval-templates/t-1': ({ body }) => {
      saved.push(['PUT', body]);
      return templateOf({ content: CONTENT });
    },
  });
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Save template' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Mine');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject(['POST', { name: 'Mine', isTeam: false, content: { due: { workingDays: 3 } } }]);
  await dialog.getByLabelText('Template').selectOptions('Contracts (team, by Ana)');
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await dialog.getByRole('button', { name: 'Update template' }).click();
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved[1]).toEqual(['PUT', { name: 'Contracts', isTeam: true, content: CONTENT }]);
});

test('team templates can be changed by operators; other users save their own', async () => {
  const { dialog } = await openDialog({}, { session: { ...operatorSession, roles: ['reviewer'] } });
  await dialog.getByLabelText('Template').selectOptions('Contracts (team, by Ana)');
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Delete template' })).not.toBeInTheDocument();
  const share = dialog.getByRole('checkbox', { name: 'Share with the team' });
  await expect.element(share).toHaveAccessibleDescription(/Only operators/);
  await expect.element(share).not.toBeChecked();
});
