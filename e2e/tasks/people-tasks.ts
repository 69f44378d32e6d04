import { createTextFile } from '../fixtures/services-client.ts';
import type { Task } from './task.ts';

/** Finding items and people, and what they can access. */
export const peopleTasks: readonly Task[] = [
  {
    title: 'Open something by its ID',
    role: 'support',
    before: 'six rows to guess from',
    prepare: async ({ clientOf }) => {
      const support = await clientOf('support');
      const { files = [] } = await support.call('drive.files.list', { pageSize: 1 });
      const { id = '', name = '' } = files[0] ?? {};
      return {
        path: '/',
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: /^Search or go to/ }), 'Control+k');
          const search = page.getByRole('dialog').getByRole('searchbox');
          await user.see(search);
          // An ID is pasted.
          user.effort.keys += 2;
          await search.fill(id);
          await user.press(page.getByRole('menuitem').filter({ hasText: name }));
          await page.waitForURL(new RegExp(`/file/${id}`));
        },
      };
    },
  },
  {
    title: 'Find a person by name, and what they own',
    role: 'operator',
    before: 'not possible: 3 of 15 people, by address alone',
    prepare: async () => ({
      path: '/',
      run: async (user) => {
        const { page } = user;
        await user.press(page.getByRole('button', { name: /^Search or go to/ }), 'Control+k');
        await user.type(page.getByRole('dialog').getByRole('searchbox'), 'Dina');
        await user.press(page.getByRole('menuitem', { name: /^Dina Abbas/ }));
        await user.see(page.getByRole('region', { name: 'Script projects' }).getByRole('link').first());
      },
    }),
  },
  {
    title: 'See what has to be handed over when somebody leaves',
    role: 'operator',
    before: 'one type at a time',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const fileId = await createTextFile(operator, `Handed over ${tag}.txt`);
      const body = { type: 'user', role: 'writer', emailAddress: 'ines@example.com' } as const;
      await operator.call('drive.permissions.create', { fileId, sendNotificationEmail: false }, { body });
      return {
        path: '/people/ines@example.com',
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Scan' }));
          await user.see(page.getByRole('button', { name: /^Remove from \d+ file/ }));
        },
      };
    },
  },
  {
    title: 'Find files that are shared outside, and remove that access',
    role: 'operator',
    before: 'not measured',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const fileId = await createTextFile(operator, `Sent out ${tag}.txt`);
      const body = { type: 'user', role: 'reader', emailAddress: 'petra@partner.example' } as const;
      await operator.call('drive.permissions.create', { fileId, sendNotificationEmail: false }, { body });
      return {
        path: '/files',
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('link', { name: 'Open to anyone' }));
          await user.press(page.getByRole('button', { name: 'Shared outside' }));
          const dialog = page.getByRole('dialog');
          await user.press(
            dialog.getByRole('checkbox', { name: `Select petra@partner.example on Sent out ${tag}.txt` }),
          );
          await user.press(dialog.getByRole('button', { name: /^Remove/ }));
          await user.see(dialog.getByRole('button', { name: /^Undo/ }).or(page.getByRole('button', { name: /^Undo/ })));
        },
      };
    },
  },
];
