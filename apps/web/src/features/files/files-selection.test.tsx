import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleFolder } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

const files = ['One', 'Two', 'Three', 'Four'].map((name) =>
  sampleFile({ id: name.toLowerCase(), name: `${name}.txt`, parents: ['inbox'], version: '1' }),
);
const responses: StubResponses = {
  'drive.files.list': ({ query }) => ({
    files: query.get('q')?.includes('mimeType = ') ? [sampleFolder('archive', 'Archive')] : files,
  }),
  'drive.files.get': ({ pathParams }) => sampleFolder(pathParams.fileId ?? '', 'Archive'),
};

/** The IDs of started jobs whose end has not been read yet. */
const running = new Set<string>();

beforeEach(() => page.viewport(1280, 800));

// The toast about the end of a job would otherwise appear in the next test and cover its controls.
afterEach(() => expect.poll(() => running.size).toBe(0));

/** Returns the routes of a backend with one job, which has ended when it is read. */
function jobRoutes() {
  const drafts: unknown[] = [];
  const undone: string[] = [];
  const job = (members: object) => ({
    jobId: 'job-1',
    title: 'Move 2 items to trash',
    operationId: 'drive.files.update',
    state: 'running',
    total: 2,
    counts: { waiting: 2, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
    canUndo: false,
    createTime: '2026-11-21T10:00:00.000Z',
    updateTime: '2026-11-21T10:00:00.000Z',
    ...members,
  });
  const counts = { waiting: 0, running: 0, done: 1, retryable: 0, final: 1, skipped: 0, notStarted: 0 };
  const problem = { title: 'Refused', detail: 'Locked.' };
  const refused = { id: 'two', label: 'Two.txt', state: 'final', attempts: 1, problem };
  const start = (jobId: string) => {
    running.add(jobId);
    return Response.json(job({ jobId }), { status: 201 });
  };
  const end = (jobId: string, members: object) => {
    running.delete(jobId);
    return job({ jobId, ...members });
  };
  const bff: StubRoutes = {
    'POST /api/jobs': ({ body }) => {
      drafts.push(body);
      return start('job-1');
    },
    'GET /api/jobs/job-1': () => end('job-1', { state: 'ended', counts, canUndo: true }),
    'GET /api/jobs/job-1/items': ({ url }) => ({
      items: url.searchParams.get('state') === 'final' ? [refused] : [],
    }),
    'POST /api/jobs/job-1/undo': () => {
      undone.push('job-1');
      return start('job-2');
    },
    'GET /api/jobs/job-2': () =>
      end('job-2', { title: 'Undo: Move to trash', state: 'ended', counts: { ...counts, final: 0 } }),
  };
  return { bff, drafts, undone };
}

test('a range of rows is trashed as one job, which reports failures and is undone', async () => {
  const { bff, drafts, undone } = jobRoutes();
  const { screen, services } = await renderApp({ url: '/files', responses, bff });
  const row = (name: string) => screen.getByRole('row', { name: `${name}, file` });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await row('Three.txt').click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText('3 items selected')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('checkbox', { name: 'Select Three.txt, file' }).click();
  await screen.getByRole('button', { name: 'Move to trash' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    title: 'Move 2 items to trash',
    operationId: 'drive.files.update',
    items: [
      { id: 'one', params: { fileId: 'one' }, body: { trashed: true } },
      { id: 'two', params: { fileId: 'two' }, body: { trashed: true } },
    ],
  });
  await expect.element(screen.getByText('3 items selected')).not.toBeInTheDocument();
  await expect
    .element(screen.getByText('Move 2 items to trash: 1 of 2 done; 1 failed (Two.txt: Locked.)'))
    .toBeVisible();
  expect(services.callsOf('drive.files.list')).toHaveLength(2);
  await undoMessage('Move 2 items to trash: 1 of 2 done; 1 failed (Two.txt: Locked.)');
  await expect.poll(() => undone).toEqual(['job-1']);
});

test('shortcuts select rows, ask where to move them, and delete only after the number is typed', async () => {
  const { bff, drafts } = jobRoutes();
  const { screen } = await renderApp({ url: '/files', responses, bff });
  const first = screen.getByRole('row', { name: 'One.txt, file' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('x{ArrowDown}Xm');
  const dialog = screen.getByRole('dialog', { name: 'Move 2 items' });
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    title: 'Move 2 items to Archive',
    items: [{ params: { addParents: 'archive', removeParents: 'inbox' } }, { id: 'two' }],
  });

  await screen.getByRole('checkbox', { name: 'Select Four.txt, file' }).click();
  await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
  const question = screen.getByRole('dialog', { name: 'Delete 1 item forever' });
  await expect.element(question.getByRole('button', { name: 'Delete forever' })).toBeDisabled();
  await userEvent.fill(question.getByLabelText('Type 1 to confirm'), '1');
  await question.getByRole('button', { name: 'Delete forever' }).click();
  await expect.poll(() => drafts).toHaveLength(2);
  expect(drafts[1]).toMatchObject({ operationId: 'drive.files.delete', items: [{ id: 'four', ifMatch: '1' }] });

  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => drafts).toHaveLength(3);
  expect(drafts[2]).toMatchObject({
    operationId: 'drive.files.update',
    items: [{ id: 'one', body: { trashed: true } }],
  });
});

test('items are sent with the version shown in the dialog, so the backend skips those that have changed since', async () => {
  await page.viewport(1680, 900);
  const { bff, drafts } = jobRoutes();
  let version = '1';
  const changing: StubResponses = {
    ...responses,
    'drive.files.list': () => ({
      files: files.map((file) => ({ ...file, version, name: `v${version} ${file.name}` })),
    }),
  };
  const { screen, queryClient } = await renderApp({ url: '/files', responses: changing, bff });
  await screen.getByRole('checkbox', { name: 'Select v1 One.txt, file' }).click();
  await screen.getByRole('button', { name: 'Delete forever' }).click();
  const question = screen.getByRole('dialog', { name: 'Delete 1 item forever' });
  await expect.element(question).toBeVisible();
  version = '2';
  await queryClient.invalidateQueries({ queryKey: ['drive.files.list'] });
  await expect.poll(() => document.body.textContent).toContain('v2 One.txt');
  await userEvent.fill(question.getByLabelText('Type 1 to confirm'), '1');
  await question.getByRole('button', { name: 'Delete forever' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({ items: [{ id: 'one', label: 'v1 One.txt', ifMatch: '1' }] });
});

test('actions that do not fit move into a menu, and the bar stays on one row', async () => {
  await page.viewport(1680, 900);
  const { bff, drafts } = jobRoutes();
  const { screen } = await renderApp({ url: '/files', responses, bff });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete forever' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(screen.getByRole('button', { name: 'Move to trash' })).not.toBeInTheDocument();
  const bar = screen.getByRole('group', { name: 'Selection' });
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(60);
  await expectAccessible();
  await screen.getByRole('button', { name: 'More actions' }).click();
  await screen.getByRole('menuitem', { name: /^Move to trash/ }).click();
  await expect.poll(() => drafts).toHaveLength(1);
});

test('selected files are shared with several people and labelled, one call for each', async () => {
  const { bff, drafts } = jobRoutes();
  const { screen } = await renderApp({ url: '/files', responses, bff });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await screen.getByRole('checkbox', { name: 'Select Two.txt, file' }).click();
  await screen.getByRole('button', { name: 'Share' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share 2 items' });
  await userEvent.fill(dialog.getByLabelText('People or groups'), 'ana@example.com, bo@example.com');
  await dialog.getByRole('button', { name: 'Share 2 items' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    title: 'Share 2 items with 2 people',
    operationId: 'drive.permissions.create',
    items: [
      { id: 'one ana@example.com', body: { type: 'user', role: 'reader', emailAddress: 'ana@example.com' } },
      { id: 'one bo@example.com' },
      { id: 'two ana@example.com', params: { sendNotificationEmail: true } },
      { id: 'two bo@example.com' },
    ],
  });

  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await screen.getByRole('button', { name: 'Label' }).click();
  const labels = screen.getByRole('dialog', { name: 'Label 1 item' });
  await labels.getByLabelText('Label', { exact: true }).selectOptions('Not in this list');
  await userEvent.fill(labels.getByLabelText('Label ID'), 'confidential');
  await labels.getByRole('button', { name: 'Add label' }).click();
  await expect.poll(() => drafts).toHaveLength(2);
  expect(drafts[1]).toMatchObject({
    operationId: 'drive.files.modifyLabels',
    items: [{ body: { labelModifications: [{ labelId: 'confidential' }] } }],
  });
});

test('a read-only role downloads what it may, and the other actions are disabled', async () => {
  const session = { ...operatorSession, operations: ['drive.files.list', 'drive.files.download'] };
  const asked: unknown[] = [];
  const bff: StubRoutes = {
    'POST /api/downloads': ({ body }) => {
      asked.push(body);
      return { url: '#saved', expiresAt: '2026-11-21T10:00:00.000Z' };
    },
  };
  const { screen } = await renderApp({ url: '/files', responses, bff, session });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await screen.getByRole('checkbox', { name: 'Select Two.txt, file' }).click();
  await expect.element(screen.getByRole('button', { name: 'Move to trash' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Download' }).click();
  await expect.element(screen.getByText('2 of 2 downloads started')).toBeVisible();
  await screen.getByText('2 of 2 downloads started').hover();
  expect(asked).toMatchObject([{ params: { fileId: 'one' } }, { params: { fileId: 'two' }, fileName: 'Two.txt' }]);
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Downloads' })).not.toBeInTheDocument();
});

test('all matching files are trashed as one job, including those the list has not loaded', async () => {
  const { bff, drafts } = jobRoutes();
  const pageSizes: (string | null)[] = [];
  const paged: StubResponses = {
    ...responses,
    'drive.files.list': ({ query }) => {
      pageSizes.push(query.get('pageSize'));
      const isFirst = !query.has('pageToken');
      const loaded = { files: [sampleFile({ id: 'one', name: 'One.txt' })], nextPageToken: 'next' };
      return isFirst ? loaded : { files: [sampleFile({ id: 'far', name: 'Far.txt', version: '7' })] };
    },
  };
  const { screen } = await renderApp({ url: '/files', responses: paged, bff });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await screen.getByRole('button', { name: 'Select all matching rows' }).click();
  await expect.element(screen.getByText('all matching rows')).toBeVisible();
  await screen.getByRole('button', { name: /^Move to trash/ }).click();
  await expect.poll(() => drafts).toMatchObject([{ items: [{ id: 'one' }, { id: 'far', ifMatch: '7' }] }]);
  expect(pageSizes).toContain('1000');
});

test('a job that is accepted or ends late says so, and a second press of its key does not start another one', async () => {
  const { bff, drafts } = jobRoutes();
  const accepted = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const late = (route: string, until: Promise<void>): StubRoutes => ({
    [route]: async (call) => {
      await until;
      return bff[route]?.(call);
    },
  });
  const slow = { ...late('POST /api/jobs', accepted.promise), ...late('GET /api/jobs/job-1', ended.promise) };
  const { screen } = await renderApp({ url: '/files', responses, bff: { ...bff, ...slow } });
  await screen.getByRole('checkbox', { name: 'Select One.txt, file' }).click();
  await userEvent.keyboard('{Delete}{Delete}');
  await expect.element(screen.getByText(/^Move .* to trash: starting$/)).toBeVisible();
  accepted.resolve();
  await expect.element(screen.getByText(/^Move .* to trash: in progress\. Jobs shows the progress\.$/)).toBeVisible();
  expect(drafts).toHaveLength(1);
  ended.resolve();
  await expect.element(screen.getByText(/: 1 of 2 done; 1 failed/)).toBeVisible();
});

test('Ctrl+A in the list selects its rows, not the page, and a new sort order is announced', async () => {
  const { screen } = await renderApp({ url: '/files', responses });
  const row = screen.getByRole('row', { name: /^Two.txt/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(screen.getByRole('checkbox', { name: 'Select all loaded rows' })).toBeChecked();
  expect(getSelection()?.toString()).toBe('');
  await screen.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: /^Sorted by Name, (a|de)scending$/ }))
    .toBeInTheDocument();
});
