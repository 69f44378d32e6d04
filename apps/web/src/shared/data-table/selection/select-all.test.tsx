import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';

const PAGE_SIZE = 1_000;

test.each([
  [10_000, 'all matching rows'],
  [10_001, 'the first that match'],
])('of %i matching rows, %s are selected', async (total, label) => {
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      'drive.files.list': ({ query }) => {
        const start = Number(query.get('pageToken') ?? 0);
        const length = Math.min(total - start, start === 0 ? 1 : PAGE_SIZE);
        const files = Array.from({ length }, (_, index) =>
          sampleFile({ id: `f${start + index}`, name: `${start + index}.txt` }),
        );
        return { files, ...(start + length < total && { nextPageToken: String(start + length) }) };
      },
    },
  });
  await screen.getByRole('checkbox', { name: 'Select 0.txt, file' }).click();
  await screen.getByRole('button', { name: 'Select all matching rows' }).click();
  await expect.element(screen.getByText('10,000 items selected'), { timeout: 15_000 }).toBeVisible();
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
});
