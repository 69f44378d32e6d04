import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.processes.list': ({ query }) =>
    query.get('pageToken') === 'next'
      ? { processes: [sampleProcess({ processId: 'late', functionName: 'mailDigest', processStatus: 'COMPLETED' })] }
      : { processes: sampleProcesses(2), nextPageToken: 'next' },
};

test('a shortcut shows which field of which call a cell comes from, and links to that call', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  const row = screen.getByRole('row', { name: /^mailDigest/ });
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}i');
  const panel = screen.getByRole('complementary', { name: 'API source' });
  await expect.element(panel).toMatchTextContent(/Column\s*Function/);
  await expect.element(panel).toMatchTextContent(/Field, as received\s*processes\[\]\.functionName/);
  await expect.element(panel).toMatchTextContent(/Response of\s*script\.processes\.list, page 2/);
  await expect.element(panel.getByRole('region', { name: 'Call' })).toMatchTextContent(/pageToken=next/);
  const others = panel.getByRole('region', { name: 'Cells of the row' });
  await expect.element(others.getByRole('button', { name: /^Duration derived from/ })).toBeVisible();
  await expectAccessible();
  await others.getByRole('button', { name: /^Status/ }).click();
  await expect.element(panel).toMatchTextContent(/Derived from\s*processes\[\]\.processStatus/);
  await panel.getByRole('button', { name: 'Show in the list of calls' }).click();
  const marked = screen.getByRole('complementary', { name: 'Calls' }).getByRole('listitem').first();
  await expect.element(marked).toHaveAttribute('aria-current', 'true');
});

test('the menu of a cell links there too, including on lists of the console itself', async () => {
  const { screen } = await renderApp({
    url: '/jobs',
    responses: {},
    bff: {
      'GET /api/jobs': () => ({
        jobs: [
          {
            jobId: 'j1',
            operationId: 'drive.files.update',
            title: 'Move 2 files to trash',
            state: 'ended',
            createTime: '2026-11-22T10:00:00Z',
            updateTime: '2026-11-22T10:00:05Z',
            total: 2,
            canUndo: false,
            counts: { waiting: 0, running: 0, done: 2, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
          },
        ],
      }),
    },
  });
  const cell = screen.getByRole('gridcell', { name: /^Move 2 files to trash/ });
  await cell.click({ button: 'right' });
  await screen.getByRole('menuitem', { name: 'View API source' }).click();
  const panel = screen.getByRole('complementary', { name: 'API source' });
  await expect.element(panel).toMatchTextContent(/Field, as received\s*jobs\[\]\.title.*Response of\s*bff\.jobs\.list/);
  await expect.element(panel.getByRole('region', { name: 'Call' })).toMatchTextContent(/GET \/api\/jobs/);
  const row = screen.getByRole('row', { name: /^Move 2 files to trash/ });
  row.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('menuitem', { name: 'View API source' })).toBeVisible();
});
