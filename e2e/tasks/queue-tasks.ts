import { createReview } from './create-review.ts';
import type { Task } from './task.ts';

/** Working through the queue. */
export const queueTasks: readonly Task[] = [
  {
    title: 'Approve two files of the queue together',
    role: 'reviewer',
    before: 'the button was below the window at a height of 900 px',
    prepare: async (setting) => {
      const names: string[] = [];
      for (const name of ['Left', 'Right']) names.push((await createReview(setting, { name })).name);
      return {
        path: `/reviews?q=${encodeURIComponent(setting.tag)}`,
        run: async (user) => {
          const { page } = user;
          const rowOf = (name: string) => page.getByRole('row', { name });
          // The scan that finds newly created files is not part of the task.
          await page.getByRole('button', { name: 'Scan again' }).click();
          for (const name of names) await rowOf(name).waitFor({ timeout: 60_000 });
          await page.locator('main').focus();
          const rows = page.getByRole('grid', { name: 'Approvals' }).getByRole('row');
          for (const place of [1, 2]) await user.select(rows.nth(place));
          await user.act('Approve');
          const dialog = page.getByRole('dialog');
          await user.press(dialog.getByRole('checkbox', { name: 'Include files I have not viewed' }));
          await user.press(dialog.getByRole('button', { name: 'Approve 2 files' }));
          await user.seeGone(dialog.getByRole('button', { name: 'Approve 2 files' }));
        },
      };
    },
  },
];
