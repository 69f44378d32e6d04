import type { Page } from '@playwright/test';
import { createDriveFile, createTextFile, startApproval } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { callConsole } from './call-console.ts';
import type { Task } from './task.ts';

/** Saves a user's template with a reviewer and a due date. */
async function saveTemplate(page: Page, name: string): Promise<void> {
  const due = { kind: 'workingDays', workingDays: 4, clock: '09:30', zone: 'UTC' };
  const options = { change: 'RESET_APPROVAL', isLocked: true, pinsContent: false };
  const content = { reviewers: [emailOf('reviewer')], message: 'Check the dates.', due, ...options };
  await callConsole(page, 'POST', '/api/approval-templates', { name, isTeam: false, content });
}

/** Starting approvals, and providing evidence of them. */
export const startTasks: readonly Task[] = [
  {
    title: 'Start an approval with two reviewers and a due date',
    role: 'operator',
    before: 'addresses ran together, and the button named the wrong reason',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createDriveFile(await clientOf('operator'), `Lease ${tag}.txt`);
      return {
        path: `/file/${fileId}/approvals`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Start approval' }).last());
          const dialog = page.getByRole('dialog');
          const reviewers = dialog.getByRole('combobox', { name: 'Reviewers', exact: true });
          await user.type(reviewers, `${emailOf('reviewer')}, ${emailOf('operator')}`);
          await user.press(dialog.getByRole('button', { name: /^Due/ }));
          await user.press(page.getByRole('option', { name: 'In 5 working days' }));
          await user.press(dialog.getByRole('button', { name: 'Start approval' }));
          await user.see(page.getByText('0 of 2 approved'));
        },
      };
    },
  },
  {
    title: 'Share with a reviewer who cannot open the file, while starting its approval',
    role: 'operator',
    before: 'not possible in the dialog',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createTextFile(await clientOf('operator'), `Private ${tag}.txt`);
      return {
        path: `/file/${fileId}/approvals`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Start approval' }).last());
          const dialog = page.getByRole('dialog');
          await user.type(dialog.getByRole('combobox', { name: 'Reviewers', exact: true }), emailOf('reviewer'));
          await user.press(dialog.getByRole('button', { name: 'Share as Reader' }));
          await user.seeGone(dialog.getByRole('button', { name: 'Share as Reader' }));
          await user.press(dialog.getByRole('button', { name: 'Start approval' }));
          await user.see(page.getByText('0 of 1 approved'));
        },
      };
    },
  },
  {
    title: 'Start an approval from a template',
    role: 'operator',
    before: 'not possible',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createDriveFile(await clientOf('operator'), `Order ${tag}.txt`);
      const name = `Orders ${tag}`;
      return {
        path: `/file/${fileId}/approvals`,
        run: async (user) => {
          const { page } = user;
          await saveTemplate(page, name);
          await user.press(page.getByRole('button', { name: 'Start approval' }).last());
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('option', { name }).waitFor({ state: 'attached' });
          await user.choose(dialog.getByLabel('Template', { exact: true }), name);
          await user.see(dialog.getByRole('button', { name: 'Due In 4 working days' }));
          await user.press(dialog.getByRole('button', { name: 'Start approval' }));
          await user.see(page.getByText('0 of 1 approved'));
        },
      };
    },
  },
  {
    title: 'Start approvals of two files, of which one has one in progress',
    role: 'operator',
    before: 'known after sending: none was started, and the text was lost',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const running = `Running ${tag}.txt`;
      await startApproval(operator, { name: running, reviewers: ['reviewer'] });
      await createDriveFile(operator, `Waiting ${tag}.txt`);
      return {
        path: `/files?q=${tag}&look=allDrives`,
        run: async (user) => {
          const { page } = user;
          const rows = page.getByRole('grid', { name: 'Files' }).getByRole('row');
          await user.see(page.getByRole('row', { name: running }));
          for (const place of [1, 2]) await user.select(rows.nth(place));
          await user.act('Start approval');
          const dialog = page.getByRole('dialog');
          await user.see(dialog.getByText('1 file skipped, with an approval already in progress'));
          await user.type(dialog.getByRole('combobox', { name: 'Reviewers', exact: true }), emailOf('reviewer'));
          await user.press(dialog.getByRole('button', { name: 'Start 1 approval' }));
          await user.seeGone(dialog);
          await user.see(page.getByText('Started 1 approval'));
        },
      };
    },
  },
  {
    title: 'Export evidence of all approvals that match a filter',
    role: 'operator',
    before: 'one file at a time, by printing',
    prepare: async () => ({
      path: '/reviews?folder=decided',
      run: async (user) => {
        const { page } = user;
        const row = page.getByRole('grid', { name: 'Approvals' }).getByRole('row').nth(1);
        await user.see(row);
        // On phones there is no space for the button, so it is an action on the selection.
        if (user.isNarrow) {
          await user.select(row);
          await user.act('Evidence');
        } else await user.press(page.getByRole('button', { name: 'Evidence' }));
        const dialog = page.getByRole('dialog', { name: 'Export evidence' });
        await user.press(dialog.getByRole('button', { name: /^Create evidence of \d/ }));
        await user.press(dialog.getByRole('button', { name: 'Download PDF' }));
      },
    }),
  },
];
