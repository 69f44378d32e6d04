import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';
import { problem } from '#testing/stub-services.ts';
import type { AccessRule } from './queries.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team', summary: 'Team', primary: false });
const bo: AccessRule = { id: 'user:bo@example.com', role: 'writer', scope: { type: 'user', value: 'bo@example.com' } };
const cy: AccessRule = {
  id: 'user:cy@elsewhere.org',
  role: 'writer',
  scope: { type: 'user', value: 'cy@elsewhere.org' },
};
const domain: AccessRule = {
  id: 'domain:example.com',
  role: 'reader',
  scope: { type: 'domain', value: 'example.com' },
};
const group: AccessRule = {
  id: 'group:crew@example.com',
  role: 'owner',
  scope: { type: 'group', value: 'crew@example.com' },
};

const responses = (rules: readonly AccessRule[]): StubResponses => ({
  'calendar.calendarList.list': () => ({ items: [own, team] }),
  'calendar.acl.list': () => ({ items: [...rules] }),
  'calendar.acl.patch': () => bo,
  'calendar.acl.delete': () => undefined,
});

test('a person’s access now and afterwards is shown before access is granted, by every rule that applies to them', async () => {
  const { screen, services } = await renderApp({
    url: '/calendars/team/access',
    responses: responses([domain, group]),
  });
  await screen.getByRole('button', { name: 'Grant access' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Grant access' });
  const said = dialog.getByRole('status').last();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('ana@example');
  await expect.element(said).toBeEmptyDOMElement();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('ana@example.com');
  const groups =
    'Group membership is not visible here. ana@example.com may have more access through the group crew@example.com (manage events and sharing).';
  await expect
    .element(said)
    .toHaveTextContent(
      `ana@example.com: see events (by the rule for everyone at example.com) now and after this change. ${groups}`,
    );
  await dialog.getByLabelText('Access', { exact: true }).selectOptions('writer');
  await expect
    .element(said)
    .toHaveTextContent(
      `ana@example.com: see events (by the rule for everyone at example.com) now, edit all events after this change. ${groups}`,
    );
  await expectAccessible();
  await dialog.getByLabelText('Share with', { exact: true }).selectOptions('Everyone');
  await expect.element(said).toHaveTextContent('everyone: no rule now, see events after this change.');
  expect(services.callsOf('calendar.acl.insert')).toEqual([]);
});

test('lowering or removing access that a wider rule still grants requires confirmation, and all other changes are made at once', async () => {
  const { screen, services } = await renderApp({
    url: '/calendars/team/access',
    responses: responses([bo, cy, domain]),
  });
  const rowOf = (address: string) => screen.getByRole('listitem').filter({ hasText: address });
  await screen.getByLabelText('Access of bo@example.com').selectOptions('freeBusyReader');
  const change = screen.getByRole('dialog', { name: 'Change access of bo@example.com' });
  const sentence =
    'bo@example.com: edit all events now, see events (by the rule for everyone at example.com) after this change.';
  await expect.element(change.getByText(sentence)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(change).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Access of bo@example.com')).toHaveValue('writer');
  await rowOf('bo@example.com').getByRole('button', { name: 'Remove' }).click();
  const removal = screen.getByRole('dialog', { name: 'Remove access of bo@example.com' });
  await expect.element(removal.getByText(sentence)).toBeVisible();
  expect([...services.callsOf('calendar.acl.patch'), ...services.callsOf('calendar.acl.delete')]).toEqual([]);
  await removal.getByRole('button', { name: 'Remove access' }).click();
  const removed = () => services.callsOf('calendar.acl.delete').map(({ pathParams }) => pathParams.ruleId);
  await expect.poll(removed).toEqual([bo.id]);
  await rowOf('cy@elsewhere.org').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(removed).toEqual([bo.id, cy.id]);
});

test('a row shows the access in effect if a wider rule grants more, and the list names groups that may', async () => {
  const { screen } = await renderApp({
    url: '/calendars/team/access',
    responses: responses([{ ...bo, role: 'freeBusyReader' }, cy, domain, group]),
  });
  const rows = screen.getByRole('list', { name: 'People with access' }).getByRole('listitem');
  await expect
    .element(rows.filter({ hasText: 'bo@example.com' }))
    .toMatchTextContent(/Effective access: see events \(by the rule for everyone at example\.com\)\./);
  await expect.element(rows.filter({ hasText: 'cy@elsewhere.org' })).not.toMatchTextContent(/Effective access/);
  await expect
    .element(
      screen.getByText(
        /^Group membership is not visible here\. people in this list may have more access through the group/,
      ),
    )
    .toBeVisible();
  await expectAccessible();
});

test('for several calendars, the rule behind a person’s access and what a wider rule leaves are shown', async () => {
  const { screen } = await renderApp({
    url: '/calendars',
    responses: {
      ...responses([]),
      'calendar.acl.list': ({ pathParams }) => ({ items: pathParams.calendarId === 'team' ? [bo, domain] : [domain] }),
    },
  });
  await screen.getByRole('button', { name: 'Bulk access' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('bo@example.com');
  await dialog.getByText('Team', { exact: true }).click();
  await dialog.getByText('Olga Operator', { exact: true }).click();
  const wider = 'see events (by the rule for everyone at example.com)';
  await dialog.getByText('Revoke access').click();
  await expect.element(dialog.getByText(`Now: edit all events. Then: ${wider}`)).toBeVisible();
  await expect.element(dialog.getByText(`Now: ${wider}. No change`)).toBeVisible();
  await dialog.getByText('Grant access', { exact: true }).first().click();
  await dialog.getByLabelText('Access', { exact: true }).selectOptions('freeBusyReader');
  await expect.element(dialog.getByText(`Now: ${wider}. No change`)).toBeVisible();
});

test('access for a period is scheduled, listed with its state, and ended by the user who scheduled it', async () => {
  const period = {
    periodId: 'p1',
    calendarId: 'team',
    scope: { type: 'user', value: 'ana@example.com' },
    role: 'writer',
    startTime: '2031-03-03T00:00:00Z',
    endTime: '2031-03-08T00:00:00Z',
    state: 'active',
    plannedBy: 'operator@example.com',
    isOwn: true,
  };
  const sent: unknown[] = [];
  const foreign = { ...period, periodId: 'p2', state: 'planned', plannedBy: 'bo@example.com', isOwn: false };
  const { screen } = await renderApp({
    url: '/calendars/team/access',
    responses: responses([bo]),
    bff: {
      'GET /api/calendar-access-periods': () => ({
        periods: [period, foreign, ...(sent.length > 1 ? [{ ...period, periodId: 'p3', state: 'planned' }] : [])],
      }),
      'POST /api/calendar-access-periods': ({ body }) => {
        sent.push(body);
        return period;
      },
      'DELETE /api/calendar-access-periods/p1': () => {
        sent.push('ended');
        return new Response(null, { status: 204 });
      },
    },
  });
  const scheduled = screen.getByRole('region', { name: 'Scheduled access' });
  await expect.element(scheduled.getByText('Active')).toBeVisible();
  await expect.element(scheduled.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expectAccessible();
  await scheduled.getByRole('button', { name: 'End now' }).click();
  await expect.poll(() => sent).toEqual(['ended']);
  await screen.getByRole('button', { name: 'Grant access' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Grant access' });
  await dialog.getByRole('combobox', { name: 'Person' }).fill('ana@example.com');
  await dialog.getByText('Limit to a period').click();
  await expect.element(dialog.getByRole('button', { name: 'Grant access' })).toBeDisabled();
  await dialog.getByLabelText('Last day').fill('7 March 2031');
  await userEvent.keyboard('{Tab}');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      calendarId: 'team',
      scope: { type: 'user', value: 'ana@example.com' },
      role: 'reader',
      endTime: expect.stringMatching(/^2031-03-0[78]T/),
    });
  await expect.element(scheduled.getByRole('listitem').nth(2)).toBeVisible();
});

test('while its service does not respond, the access of a calendar is not requested and the screen reports this at once', async () => {
  let isAway = true;
  const { screen, services } = await renderApp({
    url: '/calendars/team/access',
    responses: {
      ...responses([bo]),
      'calendar.calendarList.list': () => {
        if (isAway) return problem({ status: 504, code: 'upstream_timeout', title: 'Too slow', retryable: true });
        return { items: [own, team] };
      },
    },
  });
  await expect.element(screen.getByText('People with access could not be loaded')).toBeVisible();
  expect(services.callsOf('calendar.acl.list')).toEqual([]);
  isAway = false;
  await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('bo@example.com').first()).toBeVisible();
});
