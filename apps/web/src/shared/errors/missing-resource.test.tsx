import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { problem, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const gone = () => serviceError(404, 'notFound', 'Not Found');
const responses: StubResponses = {
  'calendar.calendars.get': gone,
  'calendar.calendarList.get': gone,
  'calendar.calendarList.list': () => ({ items: [] }),
  'calendar.events.get': gone,
  'drive.drives.get': gone,
  'drive.files.get': gone,
  'drive.files.list': () => ({ files: [] }),
  'drive.permissions.list': gone,
  'script.projects.get': gone,
};
const bff: StubRoutes = {
  'GET /api/jobs/gone': () => problem({ status: 404, code: 'not_found', title: 'Not found' }),
};

test.for([
  ['/calendars/gone/details', 'You cannot open this calendar', 'See your calendars', '/calendars'],
  ['/drives/gone', 'You cannot open this shared drive', 'See all shared drives', '/drives'],
  ['/events/team/gone', 'You cannot open this event', 'Search events', '/events'],
  ['/files/gone', 'You cannot open this folder', 'Browse files', '/files'],
  ['/jobs/gone', 'You cannot open this job', 'See your jobs', '/jobs'],
  ['/scripts/gone/versions', 'You cannot open this project', 'See all projects', '/scripts'],
] as const)(
  '%s says that there is no such resource, why that may be, and leads to those there are',
  async ([url, title, way, to]) => {
    const { screen } = await renderApp({ url, responses, bff });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: / not found$/ })).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toHaveTextContent('');
    await expect.element(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expectAccessible();
  },
);

const notOffered = () =>
  problem({ status: 404, code: 'not_found', title: 'Not found', failure: 'not_offered', upstream: { status: 404 } });

test.for([
  ['/events/team/e1', 'calendar.events.get', 'Event'],
  ['/drives/d1', 'drive.drives.get', 'Shared drive'],
  ['/file/f1/preview', 'drive.files.get', 'File'],
  ['/scripts/s1/versions', 'script.projects.get', 'Project'],
] as const)(
  '%s does not take an operation that the service lacks for something that is not there',
  async ([url, id, title]) => {
    const { screen } = await renderApp({ url, responses: { ...responses, [id]: notOffered } });
    await expect.element(screen.getByText('This service does not offer this.').first()).toBeVisible();
    await expect.element(screen.getByText(/cannot open this|was deleted/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – Rotunda`);
  },
);

test.for([
  ['/scripts/s1/processes', 'You cannot open this project', 'script.projects.get'],
  ['/processes?script=s1', 'The processes could not be loaded', 'script.processes.listScriptProcesses'],
] as const)('%s says why a service refuses it, whom to ask, and opens once it is shared', async ([url, title, id]) => {
  let isShared = false;
  const response = () =>
    isShared
      ? { scriptId: 's1', title: 'Order sync', processes: [] }
      : serviceError(403, 'forbidden', 'The caller does not have permission');
  const found = {
    'drive.files.get': () => sampleFile({ id: 's1', name: 'Order sync' }),
    'script.processes.listScriptProcesses': () => ({ processes: [] }),
    [id]: response,
  };
  const { screen } = await renderApp({ url, responses: found });
  const alert = screen.getByRole('main').getByRole('alert');
  await expect.element(alert).toMatchTextContent(title);
  await expect.element(alert).toMatchTextContent(/does not have permission.*Ask the owner to share it with you/);
  await expectAccessible();
  isShared = true;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});
