import { createDriveFile, createTextFile } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import type { Task } from './task.ts';

/** Starting approvals, and proving them. */
export const startTasks: readonly Task[] = [
  {
    title: 'Start an approval with two reviewers and a due date',
    role: 'operator',
    before: 'addresses ran together, and the button named the wrong reason',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createDriveFile(await clientOf('operator'), `Lease ${tag}.txt`);
      return {
        path: `/file/${fileId}/approvals`,
        walk: async (user) => {
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
        walk: async (user) => {
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
    title: 'Export evidence of all approvals that match a filter',
    role: 'operator',
    before: 'one file at a time, by printing',
    prepare: async () => ({
      path: '/reviews?folder=decided',
      walk: async (user) => {
        const { page } = user;
        const row = page.getByRole('grid', { name: 'Approvals' }).getByRole('row').nth(1);
        await user.see(row);
        // A phone has no room for the button; there it is an action on a selection.
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
