import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonRoles } from '#shared/people/console-people.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { coverage, personRoutes, ritaSession } from '#testing/sample-person.ts';
import { problem, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const rita: PersonRoles = {
  email: 'rita@example.com',
  roles: ['reviewer'],
  hasSignedIn: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'operator@example.com',
};
const responses: StubResponses = {
  'drive.files.list': ({ query }) =>
    query.get('q')?.includes('writers')
      ? serviceError(403, 'insufficientFilePermissions', 'No')
      : { files: [{ id: 'file-1', name: 'Onboarding' }] },
  'calendar.freebusy.query': () => ({ calendars: { 'rita@example.com': { busy: [] } } }),
  'calendar.calendarList.list': () => ({ items: [] }),
};

test('a filter announces its results to screen readers, even if their number is unchanged', async () => {
  const { screen } = await renderApp({
    url: '/people',
    responses,
    bff: { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }) },
  });
  const found = screen.getByRole('status').filter({ hasText: /^Found 1 person/ });
  await expect.element(found).toBeInTheDocument();
  const region = found.element();
  const said: string[] = [];
  const note = () => said.push(region.textContent.trim());
  new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  const filter = screen.getByRole('textbox', { name: 'Name or address' });
  await filter.fill('rita');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual(['Found 1 person']);
  await filter.fill('nobody');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said.at(-1)).toBe('No people match these filters');
  await expect.element(screen.getByRole('link', { name: /^Open the person/ })).not.toBeInTheDocument();
  await filter.fill('chen@example.com');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('link', { name: 'Open the person chen@example.com' }))
    .toHaveAttribute('href', '/people/chen%40example.com');
});

test('data about a person that could not be read shows the reason, and is requested again', async () => {
  let isDown = true;
  const { screen } = await renderApp({
    url: '/people/rita%40example.com',
    responses: {
      ...responses,
      'calendar.freebusy.query': () =>
        isDown ? serviceError(403, 'forbidden', 'Forbidden') : { calendars: { 'rita@example.com': { busy: [] } } },
    },
    bff: { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }) },
  });
  const section = screen.getByRole('region', { name: 'Availability' });
  await expect.element(section.getByRole('alert')).toMatchTextContent(/403.*calendar\.freebusy\.query/);
  isDown = false;
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
});

test('content below a loading section waits for it, so it does not jump', async () => {
  await page.viewport(1440, 900);
  const slow = Promise.withResolvers<object>();
  const { screen } = await renderApp({
    url: '/people/rita%40example.com',
    responses: {
      ...responses,
      'drive.files.list': ({ query }) =>
        query.get('q')?.includes("mimeType = 'application/vnd.google-apps.script'") ? slow.promise : { files: [] },
    },
    bff: { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }) },
  });
  const waits = (title: string) => {
    const part = screen.getByRole('region', { name: title, includeHidden: true });
    return part.elements().map((element) => getComputedStyle(element).animationName);
  };
  await expect.poll(() => waits('Shared with them')).toEqual(['emerge']);
  await expect.poll(() => waits('Last activity')).toEqual(['none']);
  slow.resolve({ files: [] });
  await expect.poll(() => waits('Shared with them')).toEqual(['none']);
  await expect.element(screen.getByRole('region', { name: 'Shared with them' })).toBeVisible();
});

test('a person gets a role and another one, and loses a session', async () => {
  const sent: unknown[] = [];
  let people = [rita];
  const bff: StubRoutes = {
    ...personRoutes,
    'GET /auth/people/roles': () => ({ isUsed: true, people }),
    'PUT /auth/people/roles/sam%40example.com': ({ body }) => {
      sent.push(body);
      people = [...people, { ...rita, email: 'sam@example.com', roles: ['support'], hasSignedIn: false }];
      return people[1];
    },
    'PUT /auth/people/roles/rita%40example.com': ({ body }) => {
      sent.push(body);
      return rita;
    },
    [`DELETE /auth/people/sessions/${ritaSession.id}`]: () => {
      sent.push('ended');
      return new Response(null, { status: 204 });
    },
  };
  const { screen, address } = await renderApp({ url: '/people', responses, bff });
  const row = screen.getByRole('row', { name: 'rita@example.com' });
  await expect.element(row.getByText('Reviewer', { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add a person' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('combobox', { name: 'Name or email address' }).fill('RITA@example.com');
  await expect.element(dialog.getByText('This address already has an entry.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Name or email address' }).fill('sam@example.com');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect.element(screen.getByRole('row', { name: 'sam@example.com' })).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Rita Reviewer' })).toBeVisible();
  expect(address()).toBe('/people/rita%40example.com');
  await expect.element(screen.getByText('Free for the next hour')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Onboarding' }).first()).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Shared with them' }).getByText(/^Could not be loaded: No/))
    .toBeVisible();
  await expectAccessible();
  await screen.getByText('Can view processes, scripts and approvals, but not change anything.').click();
  await screen.getByRole('button', { name: 'Change roles' }).click();
  await expect.poll(() => sent).toEqual([{ roles: ['support'] }, { roles: ['reviewer', 'support'] }]);
  await screen.getByRole('button', { name: 'End session in Firefox on Linux' }).click();
  await expect.poll(() => sent.at(-1)).toBe('ended');
  await page.viewport(390, 844);
  await expectAccessible();
});

test('all known people are listed, and found by name without accents', async () => {
  const row = { type: 'user', foundIn: ['files'], mentions: 1 };
  const rows = [
    { ...row, email: 'zoe@partner.example', name: 'Zoë Müller' },
    { ...row, email: 'rita@example.com', name: 'Rita' },
    { ...row, email: 'legal@example.com', name: 'Legal', type: 'group' },
  ];
  const bff: StubRoutes = {
    ...personRoutes,
    'GET /auth/people/roles': () => ({ isUsed: false, people: [] }),
    'GET /api/indexes/people': () => ({ rows, all: 3, coverage }),
  };
  const { screen } = await renderApp({ url: '/people?q=muller%20zoe', responses, bff });
  const zoe = screen.getByRole('row', { name: 'zoe@partner.example' });
  await expect.element(zoe.getByText('Unknown before sign-in')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Rita@example.com' })).not.toBeInTheDocument();
  await screen.unmount();
  const all = await renderApp({ url: '/people', responses, bff });
  await expect.element(all.screen.getByRole('row', { name: 'zoe@partner.example' })).toBeVisible();
  await expect.element(all.screen.getByRole('row', { name: 'Rita@example.com' })).toHaveLength(1);
  await expect.element(all.screen.getByText('Legal', { exact: true })).not.toBeInTheDocument();
});

test('an unused role table, another role, and the user’s own entry are explained', async () => {
  const claim = { name: 'groups', values: [{ value: 'legal', roles: ['reviewer'] }] };
  const unused: StubRoutes = {
    ...personRoutes,
    'GET /auth/people/roles': () => ({ isUsed: false, people: [], claim }),
  };
  const first = await renderApp({ url: '/people', responses, bff: unused });
  await expect.element(first.screen.getByText(/Roles are managed in your identity provider/)).toBeVisible();
  await expect.element(first.screen.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await expect.element(first.screen.getByText('from the identity provider (groups: legal)')).toBeVisible();
  await first.screen.unmount();
  const own: StubRoutes = { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [] }) };
  const self = await renderApp({ url: '/people/operator%40example.com', responses, bff: own });
  await expect.element(self.screen.getByText('You cannot change your own roles. Ask another operator.')).toBeVisible();
  const role = self.screen.getByRole('checkbox', { name: /^Operator/ });
  await expect.element(role).toHaveAttribute('aria-description', expect.stringContaining('Ask another operator'));
  await self.screen.unmount();
  const refuse = () => problem({ status: 403, code: 'policy_denied', title: 'No', missing: { roles: ['operator'] } });
  const denied: StubRoutes = { 'GET /auth/people/roles': refuse, 'GET /auth/people/sessions': refuse };
  const other = await renderApp({ url: '/people', responses, bff: denied });
  await expect.element(other.screen.getByText('Your role does not include this')).toBeVisible();
});

test('an unknown address links back to the people list, and one with data is shown', async () => {
  const nothing: StubResponses = {
    'drive.files.list': () => ({ files: [] }),
    'calendar.calendarList.list': () => ({ items: [] }),
    'calendar.freebusy.query': () => ({
      calendars: { 'nobody@example.com': { busy: [], errors: [{ domain: 'global', reason: 'notFound' }] } },
    }),
  };
  const bff: StubRoutes = { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }) };
  const nobody = await renderApp({ url: '/people/nobody%40example.com', responses: nothing, bff });
  await expect.element(nobody.screen.getByText('Unknown address')).toBeVisible();
  await expect.element(nobody.screen.getByRole('heading', { name: 'Person not found' })).toBeVisible();
  await expect.element(nobody.screen.getByRole('link', { name: 'See all people' })).toHaveAttribute('href', '/people');
  await expectAccessible();
  await nobody.screen.unmount();
  const owner = await renderApp({ url: '/people/nobody%40example.com', responses: { ...nothing, ...responses }, bff });
  await expect.element(owner.screen.getByRole('heading', { name: 'Role in this console' })).toBeVisible();
});

test('a person’s page links to the rest, and describes their latest action in words', async () => {
  const entry = { id: 'e.1', at: '2026-11-21T09:00:00.000Z', action: 'session.begin', outcome: 'succeeded' };
  const { screen, address } = await renderApp({
    url: '/people/rita@example.com',
    responses: {
      ...responses,
      'drive.files.list': ({ query }) => ({
        files: [
          {
            id: 'file-1',
            name: 'Onboarding',
            owners: [
              { emailAddress: 'Olga@example.com', displayName: 'Olga Operator' },
              { emailAddress: 'Rita@example.com', displayName: 'Rita Reviewer' },
            ],
          },
        ],
        ...(query.get('q')?.includes('!=') && { nextPageToken: 'more' }),
      }),
    },
    bff: {
      ...personRoutes,
      'GET /auth/people/sessions': () => ({ sessions: [] }),
      'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }),
      'GET /api/audit': () => ({ entries: [entry] }),
    },
  });
  // Without a session, the name is that of the owner of their files.
  await expect.element(screen.getByRole('heading', { name: 'Rita Reviewer', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Last activity' })).toMatchTextContent(/Signed inDone/);
  await screen.getByRole('link', { name: 'Show all: Their files' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
  expect(decodeURIComponent(address()).replaceAll('+', ' ')).toContain("'rita@example.com' in owners");
});
