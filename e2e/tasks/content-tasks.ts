import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { createTextFile, replaceContent } from '../fixtures/services-client.ts';
import { createReview } from './create-review.ts';
import type { Task } from './task.ts';

const ROWS = Array.from({ length: 3_000 }, (_, row) => `Person ${row + 1},${row * 7}`).join('\n');

const contentOf = (page: Page) => page.getByRole('region', { name: 'Content' });

/** Reading and comparing content under review. */
export const contentTasks: readonly Task[] = [
  {
    title: 'See what changed since the approval was requested',
    role: 'reviewer',
    before: 'not measured',
    prepare: async (setting) => {
      const { path } = await createReview(setting, { later: 'The text of another day.' });
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: /^See what changed/ }));
          await user.see(page.getByRole('table', { name: 'Text changes' }).getByText('another day'));
        },
      };
    },
  },
  {
    title: 'Comment on a line of a file in review',
    role: 'reviewer',
    before: 'not possible',
    prepare: async (setting) => {
      const { path, name } = await createReview(setting);
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.see(contentOf(page).getByText(`The text of ${name}.`));
          await user.press(page.getByRole('button', { name: 'On a place' }), 'c');
          await user.press(page.getByRole('button', { name: 'Comment here' }), 'Enter');
          const field = page.getByRole('textbox', { name: 'New comment' });
          await user.type(field, 'Which one?');
          await user.press(page.getByRole('button', { name: 'Comment', exact: true }).last(), 'Control+Enter');
          await user.see(page.getByRole('button', { name: /^Show in content/ }));
        },
      };
    },
  },
  {
    title: 'Go from a comment to its place in the file',
    role: 'reviewer',
    before: 'not possible',
    prepare: async (setting) => {
      const review = await createReview(setting);
      const operator = await setting.clientOf('operator');
      const quotedFileContent = { mimeType: 'text/plain', value: `The text of ${review.name}` };
      const body = { content: 'Is this final?', quotedFileContent };
      await operator.call('drive.comments.create', { fileId: review.fileId, fields: 'id' }, { body });
      return {
        path: review.path,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: /^Show in content/ }));
          await page.locator('[data-place-mark] > *').first().waitFor();
        },
      };
    },
  },
  {
    title: 'Read cell B1200 of a spreadsheet of 3,000 rows',
    role: 'reviewer',
    before: 'not possible: the first 1,000 rows, and no way to the others',
    prepare: async (setting) => {
      const media = { content: ROWS, contentType: 'text/csv' };
      const { path } = await createReview(setting, { name: 'People', extension: 'csv', media });
      return {
        path,
        run: async (user) => {
          const { page } = user;
          const cell = page.getByRole('textbox', { name: 'Go to cell' });
          await user.type(cell, 'B1200');
          await user.enter();
          await user.see(page.getByRole('region', { name: 'Cell B1200' }).getByText('8393'));
        },
      };
    },
  },
  {
    title: 'Read a file in an archive',
    role: 'reviewer',
    before: 'not possible: a hex dump',
    prepare: async (setting) => {
      const bytes = zipSync({ 'terms.txt': new TextEncoder().encode('Paid within 30 days.') });
      const media = { content: new Blob([new Uint8Array(bytes)]), contentType: 'application/zip' };
      const { path } = await createReview(setting, { name: 'Papers', extension: 'zip', media });
      return {
        path,
        run: async (user) => {
          const { page } = user;
          await user.press(contentOf(page).getByRole('button', { name: 'terms.txt' }));
          await user.see(contentOf(page).getByText('Paid within 30 days.'));
        },
      };
    },
  },
  {
    title: 'Compare the latest two revisions of a file',
    role: 'operator',
    before: 'not measured',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const fileId = await createTextFile(operator, `Revised ${tag}.txt`, 'Paid within 30 days.');
      const params = { fileId, fields: 'id,headRevisionId' };
      const { headRevisionId: revisionId = '' } = await operator.call('drive.files.get', params);
      await operator.call('drive.revisions.update', { fileId, revisionId }, { body: { keepForever: true } });
      const media = { content: 'Paid within 14 days.', contentType: 'text/plain' };
      await operator.call('drive.files.update', { fileId }, { media });
      return {
        path: `/file/${fileId}/revisions`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Compare revision 2 with the previous one' }), 'x');
          await user.see(page.getByRole('table', { name: 'Text changes' }).getByText('14'));
        },
      };
    },
  },
  {
    title: 'Go to the next changed cell between two revisions of a spreadsheet',
    role: 'operator',
    before: 'not possible: compared as lines of text',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const media = { content: ROWS, contentType: 'text/csv' };
      const { id: fileId = '' } = await operator.call(
        'drive.files.create',
        {},
        { body: { name: `Paid ${tag}.csv` }, media },
      );
      await replaceContent(operator, fileId, ROWS.replace('Person 1200,8393', 'Person 1200,8400'), 'text/csv');
      return {
        path: `/file/${fileId}/revisions`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Compare revision 2 with the previous one' }), 'x');
          await user.see(page.getByText('1 cell changed'));
          await user.press(page.getByRole('region', { name: 'Changes' }).getByRole('button').first(), 'j');
          await user.see(page.getByRole('region', { name: 'Cell B1200' }).getByText('After: 8400'));
        },
      };
    },
  },
];
