import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { operatorSession, type StubResponses } from '#testing/stub-services.ts';

const EMAIL = 'rita@example.com';
const url = `/calendar/week/2026-11-23?event=${EMAIL}/review&zone=UTC`;

/** A user whose role can read calendars and not change them. */
const session = {
  ...operatorSession,
  user: { email: EMAIL, name: 'Rita Reviewer' },
  roles: ['reviewer' as const],
  operations: (operatorSession.operations ?? []).filter((id) => !id.startsWith('calendar.events.p')),
};

const invitation = sampleEvent({
  organizer: { email: 'ana@example.com', displayName: 'Ana Ivanova' },
  attendees: [
    { email: 'ana@example.com', organizer: true, responseStatus: 'accepted' },
    { email: EMAIL, self: true, responseStatus: 'needsAction' },
  ],
});

function withEvent(event: ReturnType<typeof sampleEvent>, others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [sampleCalendar({ id: EMAIL })] }),
    'calendar.events.list': () => ({ items: [event] }),
    'calendar.events.get': () => event,
    'calendar.events.patch': () => event,
    ...others,
  };
}

function responded(members: object) {
  return { attendeesOmitted: true, attendees: [{ email: EMAIL, ...members }] };
}

test('a reviewer accepts an invitation with a note, and undoes it', async () => {
  const { screen, services } = await renderApp({ url, session, responses: withEvent(invitation) });
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByRole('button', { name: 'Add a note' }).click();
  await userEvent.keyboard('Ten minutes late');
  await expectAccessible();
  await section.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual(responded({ responseStatus: 'accepted', comment: 'Ten minutes late' }));
  await expect.element(screen.getByText('Accepted “Release review”')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[1]?.body)
    .toEqual(responded({ responseStatus: 'needsAction', comment: '' }));
});

test('another time is proposed with the response', async () => {
  const { screen, services } = await renderApp({ url, session, responses: withEvent(invitation) });
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByRole('button', { name: 'Propose another time' }).click();
  const clock = section.getByRole('textbox', { name: 'Start time' });
  await clock.fill('16:30');
  await userEvent.tab();
  await section.getByRole('button', { name: 'Maybe' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual(
      responded({
        responseStatus: 'tentative',
        comment: 'Proposed time: 2026-11-23 16:30 to 2026-11-23 17:00 (UTC)',
      }),
    );
});

test('the time an event already has is not a proposal', async () => {
  const { screen, services } = await renderApp({ url, session, responses: withEvent(invitation) });
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByRole('button', { name: 'Propose another time' }).click();
  await section.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual(responded({ responseStatus: 'accepted', comment: '' }));
});

test('the organizer sees the proposed time in their own time zone, and moves the event there', async () => {
  const event = sampleEvent({
    organizer: { email: 'operator@example.com', self: true },
    attendees: [
      {
        email: 'bo@example.com',
        responseStatus: 'tentative',
        comment: 'Proposed time: 2026-11-24 10:00 to 2026-11-24 10:30 (Europe/Berlin)\nOn a train before.',
      },
    ],
  });
  const { screen, services } = await renderApp({
    url: url.replace(EMAIL, 'operator@example.com'),
    responses: { ...withEvent(event), 'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }) },
  });
  const guests = screen.getByRole('region', { name: 'Guests' });
  await expect.element(guests.getByText('Proposed time: Tuesday 24 November 2026, 09:00 – 09:30 UTC')).toBeVisible();
  await expect.element(guests.getByText('Maybe: On a train before.')).toBeVisible();
  await guests.getByRole('button', { name: 'Move to this time' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review”' });
  await expect
    .element(dialog)
    .toMatchTextContent(/From Monday 23 November 2026, 15:00 – 15:30 .* to Tuesday 24 November 2026, 09:00 – 09:30/);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toMatchObject({ start: { dateTime: '2026-11-24T09:00:00+00:00' } });
});

test('a response to a series is sent to the series', async () => {
  const occurrence = { ...invitation, id: 'series_1', recurringEventId: 'series' };
  const series = { ...invitation, id: 'series', recurrence: ['RRULE:FREQ=WEEKLY'] };
  const { screen, services } = await renderApp({
    url: url.replace('review', 'series_1'),
    session,
    responses: withEvent(occurrence, {
      'calendar.events.get': ({ pathParams }) => (pathParams.eventId === 'series' ? series : occurrence),
    }),
  });
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByText('All events of the series').click();
  await section.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => services.callsOf('calendar.events.patch')[0]?.pathParams.eventId).toBe('series');
});

test('the agenda shows the response buttons on each unanswered invitation', async () => {
  const { screen, services } = await renderApp({
    url: '/calendar/agenda/2026-11-23',
    session,
    responses: withEvent(invitation),
  });
  await screen.getByRole('button', { name: 'Accept: Release review' }).first().click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual(responded({ responseStatus: 'accepted' }));
  await expectAccessible();
});

test('an invitation in another person’s calendar can be responded to only by that person', async () => {
  const { screen } = await renderApp({
    url: url.replace(EMAIL, 'bo@example.com'),
    session,
    responses: {
      ...withEvent(invitation),
      'calendar.calendarList.list': () => ({ items: [sampleCalendar({ id: 'bo@example.com', primary: false })] }),
    },
  });
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Your response' })).not.toBeInTheDocument();
});
