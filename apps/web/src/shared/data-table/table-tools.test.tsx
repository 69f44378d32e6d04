import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses, StubRoutes } from '#testing/stub-services.ts';

const TIME = '2026-11-21T10:00:00.000Z';
const counts = { waiting: 0, running: 0, done: 4, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
const job = {
  jobId: 'job-1',
  title: 'Move 4 files to the trash',
  operationId: 'drive.files.update',
  state: 'ended',
  total: 4,
  counts,
  canUndo: true,
  createTime: TIME,
  updateTime: TIME,
};
const watch = {
  watchId: 'watch-1',
  kind: 'file',
  label: 'Budget.txt',
  resourceId: 'resource-1',
  createTime: TIME,
  expireTime: TIME,
  isOpen: true,
  messageCount: 0,
};
const person = {
  email: 'rita@example.com',
  roles: ['reviewer'],
  hasSignedIn: true,
  updatedAt: TIME,
  updatedBy: 'olga',
};
const entry = { id: 'entry.1', at: TIME, action: 'session.begin', outcome: 'succeeded', details: {} };

const responses: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.events.list': () => ({ items: [sampleEvent()] }),
};

const bff: StubRoutes = {
  'GET /api/jobs': () => ({ jobs: [job] }),
  'GET /api/watches': () => ({ watches: [watch], canOpen: true }),
  'GET /auth/people/roles': () => ({ isUsed: true, people: [person] }),
  'GET /auth/people/sessions': () => ({ sessions: [] }),
  'GET /api/audit': () => ({ entries: [entry] }),
};

test.each([
  {
    url: '/jobs?cols=title,created',
    shown: ['Job', 'Started'],
    row: 'Move 4 files to the trash, ended',
    csv: ['Job,Started', `${job.title},${TIME}`],
  },
  {
    url: '/watches?cols=label,state',
    shown: ['Target', 'State'],
    row: 'Budget.txt, A file',
    csv: ['Target,State', 'Budget.txt,Open'],
  },
  {
    url: '/people?cols=email,roles',
    shown: ['Person', 'Roles'],
    row: 'rita@example.com',
    csv: ['Person,Roles', 'rita@example.com,Reviewer'],
  },
  {
    url: '/calendars?cols=name,id',
    shown: ['Name', 'ID', 'Actions'],
    row: /^Olga Operator/,
    csv: ['Name,ID', 'Olga Operator,operator@example.com'],
  },
  {
    url: '/events?cols=title,when,guests',
    shown: ['', 'Title', 'When', 'Guests'],
    row: /^Release review/,
    csv: ['Title,Start,Guests', 'Release review,2026-11-23T15:00:00Z,0'],
  },
])('the columns shown in $url are exported, including with the shortcut e', async ({ url, shown, row, csv }) => {
  const { screen } = await renderApp({ url, responses, bff });
  await expect.element(screen.getByRole('row', { name: row })).toBeVisible();
  const headers = screen.getByRole('columnheader').elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual(shown);
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved.length).toBe(1);
  await expect.poll(() => saved.length).toBe(1);
  expect((await saved[0]?.text())?.trim().split('\r\n')).toEqual(csv);
});

test('a column removed from the activity stays hidden when the screen is opened again', async () => {
  const { screen, address } = await renderApp({ url: '/activity', responses: {}, bff });
  const header = screen.getByRole('columnheader', { name: 'Duration' });
  await expect.element(header).toBeVisible();
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('checkbox', { name: 'Duration' }).click();
  await expect.element(header).not.toBeInTheDocument();
  expect(decodeURIComponent(address())).toBe('/activity?cols=at,actor,action,target,outcome,undo');
});
