import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession } from '#testing/stub-services.ts';
import { responses } from './testing/stub-folders.ts';

test('a search is typed after / and searches everywhere, whatever quotes it contains', async () => {
  const { screen, services } = await renderApp({ url: '/files', responses });
  await expect.element(screen.getByRole('grid', { name: 'Files' })).toBeVisible();
  await userEvent.keyboard("/Ana's{Enter}");
  await expect.element(screen.getByRole('heading', { name: "Files with “Ana's”" })).toBeVisible();
  const query = services.callsOf('drive.files.list').at(-1)?.query;
  expect(query?.get('q')).toContain("fullText contains 'Ana\\'s'");
  expect(query?.get('corpora')).toBe('allDrives');
  expect(query?.has('orderBy')).toBe(false);
});

test('a filter changes the text of the search, and the text changes the filters', async () => {
  const { screen, services, address } = await renderApp({
    url: '/files',
    responses: { ...responses, 'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Legal archive' }] }) },
  });
  const lastQuery = () => services.callsOf('drive.files.list').at(-1)?.query;
  await screen.getByRole('button', { name: 'Filters' }).click();
  await userEvent.fill(screen.getByRole('combobox', { name: 'Owner' }), 'ana@example.com');
  await userEvent.keyboard('{Enter}');
  const text = screen.getByRole('textbox', { name: 'Search as text' });
  await expect.element(text).toHaveValue("'ana@example.com' in owners");
  expect(lastQuery()?.get('q')).toBe("trashed = false and 'root' in parents and 'ana@example.com' in owners");

  await userEvent.fill(text, "'bo@example.com' in owners and starred = true or name = 'x'");
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText("'bo@example.com' in owners and starred = true or name = 'x'")).toBeVisible();
  expect(lastQuery()?.get('q')).toMatch(/'root' in parents and \('bo@example.com' in owners and .* or name = 'x'\)$/);
  await userEvent.fill(text, "trashed = true and 'bo@example.com' in owners");
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('row', { name: 'bo@example.com' })).toBeVisible();
  await screen.getByRole('button', { name: /^Search in/ }).click();
  await screen.getByRole('option', { name: 'Drive Legal archive' }).click();
  await expect.poll(() => lastQuery()?.get('driveId')).toBe('drive-1');
  expect(lastQuery()?.get('q')).toBe("trashed = true and 'bo@example.com' in owners");
  await screen.getByRole('button', { name: 'Remove the condition trashed = true' }).click();
  await expect.poll(() => lastQuery()?.get('q')).toBe("trashed = false and 'bo@example.com' in owners");
  await expectAccessible();
  expect(address()).toContain('look=drive-1');
});

test('publicly shared files are found across all drives, and made private by a job that can be undone', async () => {
  const drafts: unknown[] = [];
  const open = sampleFile({ permissionIds: ['12', 'anyoneWithLink'] });
  const { screen, services } = await renderApp({
    url: '/files?in=open',
    responses: {
      ...responses,
      'drive.files.list': () => ({ files: [open, sampleFile({ id: 'hidden', name: 'Hidden' })] }),
    },
    bff: {
      'POST /api/jobs': ({ body }) => {
        drafts.push(body);
        return Response.json(
          { jobId: 'job-1', state: 'paused', title: 'Close', counts: {}, total: 1 },
          { status: 201 },
        );
      },
    },
  });
  await screen.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
  await screen.getByRole('button', { name: 'Turn off link' }).click();
  await expect
    .poll(() => drafts)
    .toMatchObject([
      {
        operationId: 'drive.permissions.delete',
        items: [{ params: { fileId: 'file-1', permissionId: 'anyoneWithLink', supportsAllDrives: true } }],
      },
    ]);
  const query = services.callsOf('drive.files.list')[0]?.query;
  expect(query?.get('q')).toBe("trashed = false and (visibility = 'anyoneWithLink' or visibility = 'anyoneCanFind')");
  expect(query?.get('corpora')).toBe('allDrives');
});

test('an error in the text of a search is marked, here or by the service', async () => {
  const { screen, services } = await renderApp({
    url: "/files?where=starred = true and modifiedTime > 'soon'",
    responses: {
      ...responses,
      'drive.drives.list': () => ({ drives: [] }),
      'drive.files.list': ({ query }) => {
        const isWrong = query.get('q')?.includes('soon');
        const location = { location: 'q', locationType: 'parameter', reason: 'invalid', message: 'Invalid Value' };
        const error = { code: 400, message: 'Invalid Value', errors: [{ domain: 'global', ...location }] };
        return isWrong ? Response.json({ error }, { status: 400 }) : { files: [] };
      },
    },
  });
  const mark = () => document.querySelector('mark')?.textContent;
  await expect.element(screen.getByText(/Condition not supported by the service/)).toBeVisible();
  expect(mark()).toBe("modifiedTime > 'soon'");
  const text = screen.getByRole('textbox', { name: 'Search as text' });
  const before = services.callsOf('drive.files.list').length;
  await userEvent.fill(text, "starred = true and colour = 'red'");
  await expect.element(screen.getByText(/colour is not a search term/)).toBeVisible();
  expect(mark()).toBe('colour');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('name');
  await expect.element(text).toHaveValue("starred = true and name = 'red'");
  expect(services.callsOf('drive.files.list')).toHaveLength(before);
});

test('a column header sorts through the service, and a second click reverses the order', async () => {
  const { screen, services, address } = await renderApp({ url: '/files', responses });
  await screen.getByRole('columnheader').getByRole('button', { name: 'Modified' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.list').at(-1)?.query.get('orderBy'))
    .toBe('folder,modifiedTime');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Modified' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('columnheader').getByRole('button', { name: 'Modified' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.list').at(-1)?.query.get('orderBy'))
    .toBe('folder,modifiedTime desc');
  expect(address()).toBe('/files?sort=modifiedTime&desc=true');
});

test('for a role without content access, search covers only names, in the default order', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.files.list'] };
  const { screen, services } = await renderApp({ url: '/files?q=plan', responses, session });
  await expect.element(screen.getByRole('searchbox', { name: 'Search names', exact: true })).toHaveValue('plan');
  await expect.element(screen.getByRole('row', { name: 'Release notes.txt, file' })).toBeVisible();
  const [call] = services.callsOf('drive.files.list');
  expect(call?.query.get('q')).toBe("trashed = false and name contains 'plan'");
  expect(call?.query.get('orderBy')).toBe('folder,name_natural');
});
