import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses } from '#testing/stub-services.ts';

const project = sampleFile({ id: 'script-1', name: 'Order sync', mimeType: 'application/vnd.google-apps.script' });
const responses: StubResponses = {
  'drive.files.list': () => ({ files: [project] }),
  'drive.files.get': () => project,
  'drive.files.update': () => project,
  'script.processes.list': () => ({
    processes: [{ scriptId: 'script-1', processStatus: 'FAILED', startTime: new Date().toISOString() }],
  }),
};

test('the list requests only scripts and shows the recent runs of each', async () => {
  const { screen, services } = await renderApp({ url: '/scripts?q=it’s', responses });
  const row = screen.getByRole('row', { name: 'Order sync, You' });
  await expect
    .element(row.getByRole('img', { name: 'Failures by day, today last: 0, 0, 0, 0, 0, 0, 1' }))
    .toBeVisible();
  const query = services.callsOf('drive.files.list')[0]?.query;
  expect(query?.get('q')).toBe(
    "mimeType = 'application/vnd.google-apps.script' and trashed = false and name contains 'it’s'",
  );
  expect(query?.get('orderBy')).toBe('modifiedTime desc');
});

test('a column is added, and saved in the address and for the user', async () => {
  const { screen, address } = await renderApp({ url: '/scripts', responses });
  await expect.element(screen.getByRole('columnheader', { name: 'Created' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('dialog', { name: 'Columns' }).getByText('Created').click();
  await expect.element(screen.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  expect(address()).toContain('cols=');
});

test('projects are exported with the displayed columns and their failures', async () => {
  const { screen } = await renderApp({ url: '/scripts?cols=failures,name,id', responses });
  await expect.element(screen.getByRole('row', { name: 'Order sync, You' }).getByText('1')).toBeVisible();
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved.length).toBe(1);
  expect(await saved[0]?.text()).toBe('"Failures, 7 days",Name,Script ID\r\n1,Order sync,script-1\r\n');
});

test('a project is moved to the trash and restored with undo', async () => {
  const { screen, services } = await renderApp({ url: '/scripts', responses });
  await expect.element(screen.getByRole('row', { name: 'Order sync, You' })).toBeVisible();
  await userEvent.keyboard('j .');
  await screen.getByRole('menuitem', { name: /^Move to trash/ }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.update').map(({ body }) => body))
    .toEqual([{ trashed: true }, { trashed: false }]);
});

test('a user who cannot create projects sees who can', async () => {
  const session = {
    ...operatorSession,
    roles: ['support' as const],
    operations: ['script.projects.get', 'drive.files.list'],
  };
  const { screen } = await renderApp({ url: '/scripts', responses, session });
  const button = screen.getByRole('button', { name: 'New project' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  const reason = 'Creating projects requires the Operator role. Your role is Support; ask an operator for access.';
  await expect.element(button).toHaveAccessibleDescription(reason);
  button.element().focus();
  // Tooltips are loaded after the screen, and an earlier press shows none.
  const description = screen.getByText(reason);
  const pressUntilShown = async () => {
    await userEvent.keyboard('{Enter}');
    return description.query();
  };
  await expect.poll(pressUntilShown).not.toBeNull();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(description).toBeVisible();
});

test('projects known only from processes or pins are found, with the sources and how far they were read', async () => {
  const coverage = { state: 'current', scanned: 2, total: 3, failedCount: 1, calls: 4 };
  const failed = [{ id: 'pins', title: 'Pinned projects', reason: 'The store is away.', isRetried: true }];
  const row = { isPinned: false, runs: 12, failures: 2 };
  const asked: string[] = [];
  const { screen, address } = await renderApp({
    url: '/scripts',
    responses,
    bff: {
      'GET /api/indexes/projects': ({ url }) => {
        asked.push(url.search);
        return {
          rows: [
            { ...row, projectId: 'script-9', scriptId: 'script-9', title: 'Pasted tool', foundIn: ['pins'] },
            { ...row, projectId: 'name:Shared report', title: 'Shared report', foundIn: ['processes'] },
          ],
          all: 2,
          coverage: { ...coverage, failed },
        };
      },
      'POST /api/indexes/projects/refresh': () => ({ ...coverage, failed }),
    },
  });
  await screen.getByRole('button', { name: 'Show Projects' }).click();
  await screen.getByRole('option', { name: 'From other sources' }).click();
  await expect.element(screen.getByRole('row', { name: 'Pasted tool' })).toMatchTextContent('pins');
  await expect.element(screen.getByText('2 of 3 sources read')).toBeVisible();
  expect(asked).toEqual(['?isElsewhere=true&sort=-lastRunTime&pageSize=100']);
  await screen.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Not read' })).toMatchTextContent('away');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Scan again' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await screen.getByText('Shared report').click();
  await expect.poll(address).toBe('/processes?project=Shared+report');
});
