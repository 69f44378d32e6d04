import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import { serviceError } from '#testing/stub-services.ts';

import { bo, own, responses, team } from './testing/stub-calendars.ts';

test('the list shows the user’s access to each calendar, is filtered by the service, and links to each', async () => {
  const { screen, services, address } = await renderApp({
    url: '/calendars?role=writer&hidden=true',
    responses: responses({ 'calendar.calendars.insert': () => ({ id: 'made', summary: 'Made' }) }),
  });
  const grid = screen.getByRole('grid', { name: 'Calendars' });
  await expect.element(grid.getByRole('row', { name: 'Team, Manage events and sharing' })).toBeVisible();
  expect(Object.fromEntries(services.callsOf('calendar.calendarList.list')[0]?.query ?? [])).toEqual({
    maxResults: '250',
    minAccessRole: 'writer',
    showHidden: 'true',
  });
  grid.getByRole('row', { name: /^Team/ }).element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Team' });
  await expect.element(panel.getByText('bo@example.com')).toBeVisible();
  expect(address()).toContain('peek=team');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'New calendar' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Made');
  await screen.getByRole('button', { name: 'Create calendar' }).click();
  await expect.poll(() => services.callsOf('calendar.calendars.insert')[0]?.body).toMatchObject({ summary: 'Made' });
  await expect.poll(() => address()).toBe('/calendars/made/details');
});

test('a failure to create a calendar is shown in the form, and the typed text is preserved', async () => {
  let isDown = true;
  const { screen, address } = await renderApp({
    url: '/calendars',
    responses: responses({
      'calendar.calendars.insert': () =>
        isDown ? serviceError(500, 'backendError', 'Not now') : { id: 'made', summary: 'Made' },
    }),
  });
  await screen.getByRole('button', { name: 'New calendar' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Made');
  await dialog.getByRole('button', { name: 'Create calendar' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Not now/);
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Made');
  isDown = false;
  await dialog.getByRole('button', { name: 'Create calendar' }).click();
  await expect.poll(() => address()).toBe('/calendars/made/details');
});

test('for a read-only calendar, no action or request is made that the service would reject', async () => {
  const read = sampleCalendar({ id: 'team', summary: 'Team', primary: false, accessRole: 'reader' });
  const { screen, services } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({ 'calendar.calendarList.list': () => ({ items: [own, read] }) }),
  });
  const why = 'Only owners of the calendar can change this. Your access: see events.';
  await expect.element(screen.getByText(why).first()).toBeVisible();
  for (const name of ['Save details', 'Delete calendar']) {
    await expect.element(screen.getByRole('button', { name })).toHaveAccessibleDescription(why);
  }
  await screen.getByRole('link', { name: 'Access' }).click();
  await expect.element(screen.getByText('You cannot see who has access')).toBeVisible();
  await expectAccessible();
  expect(services.callsOf('calendar.acl.list')).toEqual([]);
});

test('access is changed, removed and granted, and each change can be undone', async () => {
  const { screen, services, address } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({
      'calendar.acl.patch': () => bo,
      'calendar.acl.update': () => bo,
      'calendar.acl.delete': () => undefined,
      'calendar.acl.insert': () => bo,
    }),
  });
  await expect.element(screen.getByRole('button', { name: 'Delete calendar' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.poll(address).toBe('/calendars/team/access');
  await screen.getByLabelText('Access of bo@example.com').selectOptions('Edit all events');
  await expect.poll(() => services.callsOf('calendar.acl.patch')[0]?.body).toEqual({ role: 'writer' });
  await screen.getByText('Include removed access').click();
  await expect.element(screen.getByText('zoe@example.com')).toBeVisible();
  const gone = screen.getByRole('listitem').filter({ hasText: 'zoe@example.com' });
  await expect.element(gone.getByText('No access')).toBeVisible();
  await expect.element(gone.getByRole('button', { name: 'Remove' })).toBeDisabled();
  const changed = screen.getByRole('group', { name: 'Changed access of bo@example.com' });
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => services.callsOf('calendar.acl.update')[0]?.body).toEqual(bo);
  await screen.getByRole('button', { name: 'Grant access' }).click();
  await screen.getByLabelText('Share with', { exact: true }).selectOptions('Everyone');
  await expect.element(screen.getByLabelText('Access')).not.toMatchTextContent(/change/i);
  await expectAccessible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
  await expect
    .poll(() => services.callsOf('calendar.acl.insert')[0]?.body)
    .toEqual({ role: 'reader', scope: { type: 'default' } });
});

test('a palette colour and a custom one are sent in the format the service accepts', async () => {
  const { screen, services } = await renderApp({
    url: '/calendars/team/list',
    responses: responses({ 'calendar.calendarList.patch': () => team }),
  });
  await screen.getByRole('button', { name: 'Colour 5, orange' }).click();
  const patch = (index: number) => services.callsOf('calendar.calendarList.patch')[index];
  await expect.poll(() => patch(0)?.body).toEqual({ colorId: '5' });
  await screen.getByText('Show in the calendar by default').click();
  await expect.poll(() => patch(1)?.body).toEqual({ selected: false });
  await screen.getByLabelText('Custom colour').fill('#123abc');
  await screen.getByRole('button', { name: 'Use #123abc' }).click();
  await expect.poll(() => patch(2)?.body).toEqual({ backgroundColor: '#123abc', foregroundColor: '#000000' });
  expect(patch(2)?.query.get('colorRgbFormat')).toBe('true');
  await expectAccessible();
});

test('event labels are added and removed as a whole list, and can be restored', async () => {
  const visit = { id: 'label-1', name: 'Customer visit', backgroundColor: '#0b8043' };
  const { screen, services } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({
      'calendar.calendars.get': () => ({ ...team, labelProperties: { eventLabels: [visit] } }),
      'calendar.calendars.patch': () => team,
    }),
  });
  const labels = screen.getByRole('region', { name: 'Event labels' });
  await labels.getByRole('textbox', { name: 'New label' }).fill('Travel');
  await labels.getByLabelText('Colour').fill('#dc2127');
  await expectAccessible();
  await labels.getByRole('button', { name: 'Add label' }).click();
  const listOf = (index: number) => services.callsOf('calendar.calendars.patch')[index]?.body;
  const added = { labelProperties: { eventLabels: [visit, { name: 'Travel', backgroundColor: '#dc2127' }] } };
  await expect.poll(() => listOf(0)).toEqual(added);
  await expect.element(labels.getByRole('textbox', { name: 'New label' })).toHaveValue('');
  await labels.getByRole('button', { name: 'Remove the label Customer visit' }).click();
  await expect.poll(() => listOf(1)).toEqual({ labelProperties: { eventLabels: [] } });
  await screen
    .getByRole('group')
    .filter({ hasText: 'Removed the label' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => listOf(2)).toEqual({ labelProperties: { eventLabels: [visit] } });
});

test('typed text is preserved while something else about the calendar is changed, here or elsewhere', async () => {
  let entry = { ...team, etag: 'one', selected: true };
  const change = (patch: object) => {
    entry = { ...entry, etag: `${entry.etag}.`, ...patch };
    return entry;
  };
  const { screen, queryClient } = await renderApp({
    url: '/calendars/team/list',
    responses: responses({
      'calendar.calendarList.get': () => entry,
      'calendar.calendarList.patch': ({ body }) => change(Object(body)),
    }),
  });
  const name = screen.getByRole('textbox', { name: 'Display name' });
  await name.fill('Night shift');
  await screen.getByText('Show in the calendar by default').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Show in the calendar by default' })).not.toBeChecked();
  await expect.element(name).toHaveValue('Night shift');
  await screen.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => [entry.summaryOverride, queryClient.isMutating()]).toEqual(['Night shift', 0]);
  await expect.element(screen.getByRole('button', { name: 'Save name' })).toHaveAttribute('aria-disabled', 'true');
  change({ summaryOverride: 'Named elsewhere' });
  await queryClient.invalidateQueries();
  await expect.element(name).toHaveValue('Named elsewhere');
});
