import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { reviewName, teamCalendar, weekUrl, withEvent } from '#testing/sample-calendar-week.ts';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { operatorSession, serviceError } from '#testing/stub-services.ts';

const series = sampleEvent({
  id: 'series',
  start: { dateTime: '2026-11-09T15:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-11-09T15:30:00Z', timeZone: 'UTC' },
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
});
const occurrence = sampleEvent({
  id: 'series_20261123T150000Z',
  recurringEventId: 'series',
  originalStartTime: { dateTime: '2026-11-23T15:00:00Z', timeZone: 'UTC' },
});

test('half hours are navigated by keyboard, each with its name, and Enter creates an event in them', async () => {
  const created = sampleEvent({ id: 'new', summary: 'Lunch' });
  const { screen, services } = await renderApp({
    url: weekUrl,
    responses: withEvent(sampleEvent(), { 'calendar.events.insert': () => created }),
  });
  const slot = screen.getByRole('gridcell', { name: /^Monday 23 November 15:00, 1 event: Release review$/ });
  await expect.element(slot).toBeInTheDocument();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  screen.getByRole('gridcell', { name: 'Monday 23 November 07:00, free' }).element().focus();
  await expect.element(screen.getByRole('gridcell', { name: 'Monday 23 November 07:00, free' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(screen.getByRole('gridcell', { name: 'Tuesday 24 November 08:30, free' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'New event' });
  await expect.element(dialog.getByRole('textbox', { name: 'Start time' })).toHaveValue('08:00');
  await expect.element(dialog.getByRole('textbox', { name: 'End time' })).toHaveValue('09:00');
  await expectAccessible();
  await userEvent.keyboard('Lunch{Enter}');
  await expect
    .poll(() => services.callsOf('calendar.events.insert')[0]?.body)
    .toEqual({
      summary: 'Lunch',
      start: { dateTime: '2026-11-24T08:00:00+00:00', timeZone: 'UTC' },
      end: { dateTime: '2026-11-24T09:00:00+00:00', timeZone: 'UTC' },
    });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => services.callsOf('calendar.events.patch')[0]?.body).toEqual({ status: 'cancelled' });
});

test('an event is moved and lengthened by keyboard, and the change can be undone', async () => {
  const { screen, services } = await renderApp({ url: weekUrl, responses: withEvent(sampleEvent()) });
  const event = screen.getByRole('button', { name: reviewName });
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard('m{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(screen.getByText(/Tuesday 24 November 2026, 15:30 – 16:15/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(services.callsOf('calendar.events.patch')).toEqual([]);
  await expect.element(event).toHaveFocus();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual({
      start: { dateTime: '2026-11-23T15:15:00+00:00', timeZone: 'UTC', date: null },
      end: { dateTime: '2026-11-23T15:45:00+00:00', timeZone: 'UTC', date: null },
    });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[1]?.body)
    .toMatchObject({ start: { dateTime: '2026-11-23T15:00:00Z' }, end: { dateTime: '2026-11-23T15:30:00Z' } });
});

test('the response to a write is shown at once, and only the changed calendar is reloaded', async () => {
  const reread = Promise.withResolvers<object>();
  let lists = 0;
  const { screen, services } = await renderApp({
    url: `${weekUrl}?cals=${JSON.stringify(['operator@example.com', teamCalendar.id])}`,
    responses: withEvent(sampleEvent(), {
      'calendar.events.list': ({ pathParams }) => {
        if (pathParams.calendarId === teamCalendar.id) return { items: [] };
        lists += 1;
        return lists === 1 ? { items: [sampleEvent()] } : reread.promise;
      },
      'calendar.events.quickAdd': () => sampleEvent({ id: 'lunch', summary: 'Lunch' }),
    }),
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  const asked = () => services.callsOf('calendar.events.list').map(({ pathParams }) => pathParams.calendarId);
  expect(asked().sort()).toEqual(['operator@example.com', 'team@example.com']);
  await userEvent.keyboard('q');
  await expect.element(screen.getByRole('dialog', { name: 'Quick add' })).toBeVisible();
  await userEvent.keyboard('Lunch{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Lunch, 15:00 to 15:30/ })).toBeVisible();
  expect(asked().sort()).toEqual(['operator@example.com', 'operator@example.com', 'team@example.com']);
  expect(services.callsOf('calendar.calendarList.list')).toHaveLength(1);
  reread.resolve({ items: [sampleEvent()] });
  await expect.element(screen.getByRole('button', { name: /^Lunch, / })).not.toBeInTheDocument();
});

test('an event is dragged to another day, its end to another time, and free hours become an event', async () => {
  const { screen, services } = await renderApp({ url: weekUrl, responses: withEvent(sampleEvent()) });
  const event = screen.getByRole('button', { name: reviewName });
  await expect.element(event).toBeVisible();
  const tuesday = screen.getByRole('gridcell', { name: 'Tuesday 24 November 17:00, free' });
  await userEvent.dragAndDrop(event, tuesday);
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toMatchObject({ start: { dateTime: '2026-11-24T17:00:00+00:00' } });
  expect(screen.getByRole('complementary', { name: 'Release review' }).query()).toBeNull();
  await expect.element(event).toBeVisible();
  const { height, width } = event.element().getBoundingClientRect();
  const seven = screen.getByRole('gridcell', { name: 'Monday 23 November 17:00, free' });
  const edge = { sourcePosition: { x: width / 2, y: height - 4 }, targetPosition: { x: 20, y: 2 } };
  await userEvent.dragAndDrop(event, seven, edge);
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[1]?.body)
    .toMatchObject({
      start: { dateTime: '2026-11-23T15:00:00+00:00' },
      end: { dateTime: '2026-11-23T17:00:00+00:00' },
    });
  await userEvent.dragAndDrop(tuesday, screen.getByRole('gridcell', { name: 'Tuesday 24 November 18:30, free' }));
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'End time' })).toHaveValue('19:00');
});

test('an event is moved from the hours to all-day and back, by mouse and by keyboard', async () => {
  const { screen, services } = await renderApp({ url: weekUrl, responses: withEvent(sampleEvent()) });
  const event = screen.getByRole('button', { name: reviewName });
  await expect.element(event).toBeVisible();
  await userEvent.dragAndDrop(event, screen.getByRole('link', { name: 'Wednesday 25 November, show the day' }));
  const body = (index: number) => services.callsOf('calendar.events.patch')[index]?.body;
  await expect.poll(() => body(0)).toMatchObject({ start: { date: '2026-11-25' }, end: { date: '2026-11-26' } });
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard('ma{ArrowRight}');
  await expect.element(screen.getByText(/Tuesday 24 November 2026, All day/)).toBeVisible();
  await userEvent.keyboard('a{ArrowUp}{Enter}');
  await expect.poll(() => body(1)).toMatchObject({ start: { dateTime: '2026-11-24T08:45:00+00:00', date: null } });
});

test('in a month, events are dragged to other days and created across several, and moved by keyboard', async () => {
  const offsite = sampleAllDayEvent('2026-11-09', '2026-11-12');
  const { screen, services } = await renderApp({ url: '/calendar/month/2026-11-01', responses: withEvent(offsite) });
  const bar = screen.getByRole('button', { name: /^Offsite, Monday 9 November to Wednesday 11 November/ });
  const cell = (day: string) => screen.getByRole('gridcell', { name: new RegExp(`^${day}`) });
  await userEvent.dragAndDrop(bar, cell('Thursday 19 November'), { sourcePosition: { x: 8, y: 8 } });
  const body = (index: number) => services.callsOf('calendar.events.patch')[index]?.body;
  await expect.poll(() => body(0)).toMatchObject({ start: { date: '2026-11-19' }, end: { date: '2026-11-22' } });
  await expect.element(bar).toBeVisible();
  cell('Tuesday 10 November').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveFocus();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  await expect.poll(() => body(1)).toMatchObject({ start: { date: '2026-11-10' }, end: { date: '2026-11-13' } });
  // The list still returns the former days.
  await expect.element(bar).toBeVisible();
  const end = { x: bar.element().getBoundingClientRect().width - 8, y: 12 };
  await userEvent.dragAndDrop(bar, cell('Friday 13 November'), { sourcePosition: end });
  await expect.poll(() => body(2)).toMatchObject({ start: { date: '2026-11-09' }, end: { date: '2026-11-14' } });
  await expect.element(bar).toBeVisible();
  await userEvent.dragAndDrop(cell('Monday 23 November'), cell('Wednesday 25 November'));
  const dialog = screen.getByRole('dialog', { name: 'New event' });
  await expect.element(dialog.getByRole('textbox', { name: 'Start date' })).toHaveValue('Mon 23 Nov 2026');
  await expect.element(dialog.getByRole('textbox', { name: 'End date' })).toHaveValue('Wed 25 Nov 2026');
  await dialog.getByRole('link', { name: 'More options' }).click();
  await expect.element(screen.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Start date' })).toHaveValue('Mon 23 Nov 2026');
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('Wed 25 Nov 2026');
});

test('above the hours, the end of a bar is dragged by days, and a long event keeps its times', async () => {
  const night = sampleEvent({
    id: 'night',
    summary: 'Migration',
    start: { dateTime: '2026-11-23T20:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2026-11-25T02:00:00Z', timeZone: 'UTC' },
  });
  const { screen, services } = await renderApp({ url: weekUrl, responses: withEvent(night) });
  const bar = screen.getByRole('button', { name: /^Migration, / });
  await expect.element(bar).toBeVisible();
  const { width } = bar.element().getBoundingClientRect();
  const body = (index: number) => services.callsOf('calendar.events.patch')[index]?.body;
  const above = (day: string) => screen.getByRole('link', { name: `${day}, show the day` });
  await userEvent.dragAndDrop(bar, above('Thursday 26 November'), { sourcePosition: { x: width - 8, y: 12 } });
  await expect
    .poll(() => body(0))
    .toMatchObject({
      start: { dateTime: '2026-11-23T20:00:00+00:00' },
      end: { dateTime: '2026-11-26T02:00:00+00:00' },
    });
  await expect.element(bar).toBeVisible();
  await userEvent.dragAndDrop(bar, above('Tuesday 24 November'), { sourcePosition: { x: 12, y: 12 } });
  await expect
    .poll(() => body(1))
    .toMatchObject({
      start: { dateTime: '2026-11-24T20:00:00+00:00' },
      end: { dateTime: '2026-11-26T02:00:00+00:00' },
    });
});

test('the user is asked whether to notify guests, and a failed change leaves the event where it was', async () => {
  const event = sampleEvent({ attendees: [{ email: 'bo@example.com' }, { email: 'ana@example.com' }] });
  const { screen, services } = await renderApp({
    url: weekUrl,
    responses: withEvent(event, { 'calendar.events.patch': () => serviceError(403, 'forbidden', 'No access') }),
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  screen.getByRole('button', { name: reviewName }).element().focus();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review”' });
  await expect.element(dialog.getByRole('radio', { name: 'All 2 guests' })).toBeChecked();
  await expectAccessible();
  await dialog.getByText('External guests only').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(screen.getByText('Nothing was changed: No access')).toBeVisible();
  expect(services.callsOf('calendar.events.patch')[0]?.query.get('sendUpdates')).toBe('externalOnly');
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
});

test('in a series, one occurrence, the following ones or all are deleted, and their number is shown', async () => {
  const { screen, services } = await renderApp({
    url: weekUrl,
    responses: withEvent(occurrence, {
      'calendar.events.get': ({ pathParams }) => (pathParams.eventId === 'series' ? series : occurrence),
      'calendar.events.instances': ({ query }) => ({
        items: query.get('timeMin') === '2026-11-23T15:00:00Z' ? [occurrence] : [occurrence, occurrence, occurrence],
      }),
      'calendar.events.delete': () => undefined,
      'calendar.events.update': () => series,
    }),
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  screen.getByRole('button', { name: reviewName }).element().focus();
  await userEvent.keyboard('{Delete}');
  const dialog = screen.getByRole('dialog', { name: 'Delete “Release review”' });
  await expect.element(dialog.getByText('3 occurrences')).toBeVisible();
  await expect.element(dialog.getByText('1 occurrence', { exact: true })).toBeVisible();
  await dialog.getByText('All events in the series').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => services.callsOf('calendar.events.delete')[0]?.pathParams.eventId).toBe('series');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.update')[0]?.body)
    .toMatchObject({ id: 'series', status: 'confirmed', recurrence: series.recurrence });
});

test('users with read access are offered no changes', async () => {
  const { screen } = await renderApp({
    url: `${weekUrl}?event=operator@example.com/review`,
    responses: withEvent(sampleEvent()),
    session: {
      ...operatorSession,
      roles: ['reviewer'],
      operations: ['calendar.calendarList.list', 'calendar.events.list', 'calendar.events.get'],
    },
  });
  await expect
    .element(screen.getByText(/^Changing events requires the Operator role\. Your role is Reviewer/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'New event' })).not.toBeInTheDocument();
});
