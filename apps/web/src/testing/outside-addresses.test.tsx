import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Permission } from '#shared/permissions/permission.ts';
import { renderApp } from './render-app.tsx';
import { sampleCalendar, sampleEvent } from './sample-events.ts';
import { sampleApproval, sampleFile } from './sample-files.ts';
import { coverage, personRoutes } from './sample-person.ts';
import type { StubResponses, StubRoutes } from './stub-services.ts';

const PAT = 'pat@partner.example';
// This address resembles one of the organisation.
const ALIKE = 'ana@example.co';
const NOTICE = `${PAT} is outside example.com.`;

const pat: Permission = { id: 'p-pat', type: 'user', role: 'reader', emailAddress: PAT, displayName: 'Pat Partner' };
const ana: Permission = {
  id: 'p-ana',
  type: 'user',
  role: 'reader',
  emailAddress: 'ana@example.com',
  displayName: 'Ana Ivanova',
};
const partner: Permission = { id: 'p-domain', type: 'domain', role: 'reader', domain: 'partner.example' };
const event = sampleEvent({ attendees: [{ email: 'bo@example.com' }, { email: PAT, displayName: 'Pat Partner' }] });
const request = {
  fileId: 'file-1',
  proposalId: 'proposal-1',
  title: 'Audit evidence.txt',
  requester: PAT,
  recipient: PAT,
  roles: ['writer'],
  createTime: '2026-11-18T10:00:00.000Z',
};
const patsApproval = sampleApproval({
  reviewerResponses: [{ reviewer: { displayName: 'Pat Partner', emailAddress: PAT }, response: 'NO_RESPONSE' }],
});

const responses: StubResponses = {
  'drive.files.get': () =>
    sampleFile({ capabilities: { canDownload: true, canEdit: true, canShare: true, canStartApproval: true } }),
  'drive.accessproposals.list': () => ({ accessProposals: [] }),
  'drive.accessproposals.get': ({ pathParams }) => ({ proposalId: pathParams.proposalId }),
  'drive.permissions.list': () => ({ permissions: [ana, pat, partner] }),
  'drive.approvals.list': () => ({ items: [] }),
  'calendar.calendarList.list': () => ({
    items: [sampleCalendar(), sampleCalendar({ id: 'team', summary: 'Team', primary: false })],
  }),
  'calendar.acl.list': () => ({
    items: [
      { id: 'user:bo@example.com', role: 'writer', scope: { type: 'user', value: 'bo@example.com' } },
      { id: `user:${PAT}`, role: 'reader', scope: { type: 'user', value: PAT } },
      { id: 'domain:partner.example', role: 'reader', scope: { type: 'domain', value: 'partner.example' } },
      { id: 'user:c', role: 'owner', scope: { type: 'user', value: 'c_1@group.calendar.google.com' } },
    ],
  }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.colors.get': () => ({}),
  'calendar.events.list': () => ({ items: [event] }),
  'calendar.events.get': () => event,
  'calendar.freebusy.query': () => ({ calendars: {} }),
};
const bff: StubRoutes = {
  ...personRoutes,
  'GET /auth/people/roles': () => ({ isUsed: true, people: [] }),
  'GET /api/indexes/access-requests': () => ({ rows: [request], all: 1, coverage }),
};

type Marked = { url: string; responses?: StubResponses; rows: string; marked: number };

/** Lists of people, each with the number of entries that must be marked. */
const LISTS: Readonly<Record<string, Marked>> = {
  'who has access to a file': { url: '/file/file-1/sharing', rows: 'People with access', marked: 1 },
  'organisations with access to a file': { url: '/file/file-1/sharing', rows: 'Organisations', marked: 1 },
  'who has access to a calendar': { url: '/calendars/team/access', rows: 'People with access', marked: 2 },
  'guests of an event that is edited': { url: '/events/operator@example.com/review', rows: 'Guests', marked: 1 },
  'guests of an event that is shown': {
    url: '/calendar/week/2026-11-23?event=operator@example.com/review',
    rows: 'Guests',
    marked: 1,
  },
  'reviewers of an approval': {
    url: '/file/file-1/approvals',
    responses: { 'drive.approvals.list': () => ({ items: [patsApproval] }) },
    rows: 'Reviewers',
    marked: 1,
  },
  'access requests': { url: '/access-requests', rows: 'Access requests', marked: 1 },
};

test.for(Object.entries(LISTS))(
  'people outside the organisation are marked among %s, and nobody else',
  async ([, { rows, marked, ...view }]) => {
    const { screen } = await renderApp({ url: view.url, responses: { ...responses, ...view.responses }, bff });
    const list = screen.getByLabelText(rows, { exact: true });
    await expect.element(list.getByTitle('Outside example.com').first()).toBeVisible();
    await expect.element(list.getByTitle('Outside example.com')).toHaveLength(marked);
  },
);

type Field = { url: string; press: string; choose?: [string, string]; field: string; value?: string; notice?: string };

/** Fields for people, each with the button that opens it. */
const FIELDS: Readonly<Record<string, Field>> = {
  'sharing a file': { url: '/file/file-1/sharing', press: 'Add people', field: 'People or groups' },
  'opening a file to an organisation': {
    url: '/file/file-1/sharing',
    press: 'Add an organisation',
    field: 'Domain',
    value: 'partner.example',
    notice: 'partner.example is outside example.com.',
  },
  'starting an approval': { url: '/file/file-1/approvals', press: 'Start approval', field: 'Reviewers' },
  'giving access to a calendar': { url: '/calendars/team/access', press: 'Grant access', field: 'Person' },
  'giving a role': { url: '/people', press: 'Add a person', field: 'Name or email address' },
};

test.for(Object.entries(FIELDS))('%s to someone outside the organisation shows a warning first', async ([, view]) => {
  const { screen } = await renderApp({ url: view.url, responses, bff });
  await screen.getByRole('button', { name: view.press }).first().click();
  await expectNotice(screen.getByRole('dialog'), view);
});

test('inviting someone outside the organisation shows a warning first', async () => {
  const { screen } = await renderApp({ url: '/events/new?start=2026-11-23T15:00:00Z', responses, bff });
  await expectNotice(screen.getByRole('main'), { field: 'Add guests' });
});

async function expectNotice(place: Locator, { field, value = PAT, notice = NOTICE }: Omit<Field, 'url' | 'press'>) {
  const box = place.getByLabelText(field, { exact: true });
  await box.fill(value);
  const said = place.getByRole('status').filter({ hasText: 'outside example.com' });
  await expect.element(said).toHaveTextContent(notice);
  if (value !== PAT) return;
  await box.fill(ALIKE);
  await expect.element(said).toHaveTextContent(`${ALIKE} is outside example.com.`);
  await box.fill('Ana@EXAMPLE.com');
  await expect.element(said).not.toBeInTheDocument();
}

test('suggested addresses outside the organisation are marked, and a request shows this before it is answered', async () => {
  const shared = await renderApp({ url: '/file/file-1/approvals', responses, bff });
  await shared.screen.getByRole('button', { name: 'Start approval' }).click();
  await shared.screen.getByRole('combobox', { name: 'Reviewers' }).click();
  await expect.element(shared.screen.getByRole('option', { name: new RegExp(`${PAT} Outside$`) })).toBeVisible();
  await expect.element(shared.screen.getByRole('option', { name: /ana@example.com$/ })).toBeVisible();
  await shared.screen.unmount();
  const asked = await renderApp({ url: '/access-requests', responses, bff });
  await asked.screen.getByRole('row', { name: /^pat@partner/ }).click();
  await expect.element(asked.screen.getByRole('complementary', { name: PAT }).getByText(NOTICE)).toBeVisible();
});
