import type { Page } from '@playwright/test';
import { emailOf } from '../fixtures/sign-in.ts';
import { createReview } from './create-review.ts';
import type { Task } from './task.ts';
import type { User } from './user.ts';

const commentField = (page: Page) => page.getByRole('textbox', { name: 'Comment (optional to approve)' });

/** Opens the menu of additional approval actions and selects one. */
async function chooseStep(user: User, name: string): Promise<void> {
  await user.press(user.page.getByRole('button', { name: 'More approval actions' }));
  await user.press(user.page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
}

/** Deciding on content under review. */
export const decisionTasks: readonly Task[] = [
  {
    title: 'Open the first approval of the queue, and approve it',
    role: 'operator',
    before: 'the first j skipped a row, and the first Enter opened nothing',
    prepare: async (setting) => {
      const { name } = await createReview(setting, { name: 'First', reviewers: ['operator'] });
      return {
        path: `/reviews?q=${encodeURIComponent(name)}`,
        run: async (user) => {
          const { page } = user;
          const row = page.getByRole('row', { name });
          // The scan that finds newly created files is not part of the task.
          await page.getByRole('button', { name: 'Scan again' }).click();
          await row.waitFor({ timeout: 60_000 });
          await page.locator('main').focus();
          await user.open(row);
          await user.see(page.getByText(`The text of ${name}.`));
          await user.press(page.getByRole('button', { name: 'Approve and complete' }), 'a');
          await user.seeGone(page.getByRole('heading', { name, level: 1 }));
        },
      };
    },
  },
  {
    title: 'Decline a file with a reason',
    role: 'reviewer',
    before: 'not measured',
    prepare: async (setting) => {
      const { path, name } = await createReview(setting);
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.see(page.getByText(`The text of ${name}.`));
          await user.type(commentField(page), 'The dates clash.', 'd');
          await user.press(page.getByRole('button', { name: 'Decline' }), 'Control+Enter');
          await user.seeGone(page.getByRole('heading', { name, level: 1 }));
        },
      };
    },
  },
  {
    title: 'Request changes, and leave the approval open',
    role: 'reviewer',
    before: 'not possible: a message like any other',
    prepare: async (setting) => {
      const { path, name } = await createReview(setting);
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.see(page.getByText(`The text of ${name}.`));
          await user.type(commentField(page), 'Correct the total.', 'q');
          await user.press(page.getByRole('button', { name: 'Request changes' }), 'Control+Enter');
          await user.seeGone(page.getByRole('heading', { name, level: 1 }));
        },
      };
    },
  },
  {
    title: 'Hand a review over to a colleague',
    role: 'operator',
    before: 'added a second reviewer unless another choice was made',
    prepare: async (setting) => {
      const { path, name } = await createReview(setting, { reviewers: ['operator'] });
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.see(page.getByText(`The text of ${name}.`));
          if (user.hasKeys) await user.press(page.getByRole('button', { name: 'More approval actions' }), 'r');
          else await chooseStep(user, 'Reassign');
          const dialog = page.getByRole('dialog', { name: 'Reassign' });
          await user.type(dialog.getByRole('combobox', { name: 'New reviewer' }), emailOf('reviewer'));
          await user.press(dialog.getByRole('button', { name: 'Replace reviewer' }));
          await user.seeGone(dialog);
        },
      };
    },
  },
  {
    title: 'Remind the reviewers',
    role: 'operator',
    before: 'not measured',
    prepare: async (setting) => {
      const { path, name } = await createReview(setting);
      return {
        path,
        run: async (user) => {
          await user.see(user.page.getByText(`The text of ${name}.`));
          await chooseStep(user, 'Remind reviewers');
          await user.see(user.page.getByRole('region', { name: 'History' }).getByText(/reminder/i));
        },
      };
    },
  },
  {
    title: 'Find what was decided since a day',
    role: 'reviewer',
    before: 'not possible: no date in columns, filters or exports',
    prepare: async () => ({
      path: '/reviews?folder=decided',
      run: async (user) => {
        const { page } = user;
        const from = page.getByRole('textbox', { name: 'Decided from' });
        await user.see(page.getByRole('navigation').first());
        if (!(await from.isVisible())) await user.press(page.getByRole('button', { name: /^(More filters|Filters)/ }));
        await user.type(from, '2026-01-01');
        await user.enter();
        await page.waitForURL(/decidedFrom=/);
      },
    }),
  },
];
