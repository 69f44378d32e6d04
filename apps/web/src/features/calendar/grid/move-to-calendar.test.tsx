import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { reviewName, weekUrl, withEvent } from '#testing/sample-calendar-week.ts';
import { sampleEvent } from '#testing/sample-events.ts';

test('an invitation is answered, an event is moved to another calendar, and a line of text becomes an event', async () => {
  const invitation = sampleEvent({
    organizer: { email: 'ana@example.com', displayName: 'Ana Ivanova' },
    attendees: [{ email: 'operator@example.com', self: true, responseStatus: 'needsAction' }],
  });
  const { screen, services } = await renderApp({
    url: `${weekUrl}?event=operator@example.com/review`,
    responses: withEvent(invitation, { 'calendar.events.quickAdd': () => sampleEvent({ summary: 'Lunch' }) }),
  });
  const response = screen.getByRole('region', { name: 'Your response' });
  await response.getByRole('button', { name: 'Maybe' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual({
      attendeesOmitted: true,
      attendees: [{ email: 'operator@example.com', responseStatus: 'tentative' }],
    });
  await expect.element(screen.getByText('Only the organizer, Ana Ivanova, can change this event.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Move to', exact: true })).toBeDisabled();
  await userEvent.keyboard('q');
  await expect.element(screen.getByRole('dialog', { name: 'Quick add' })).toBeVisible();
  await userEvent.keyboard('Lunch monday 15:00{Enter}');
  await expect.element(screen.getByText('Created “Lunch”: Monday 23 November 2026, 15:00 – 15:30')).toBeVisible();
  expect(services.callsOf('calendar.events.quickAdd')[0]?.query.get('text')).toBe('Lunch monday 15:00');
});

test('an event moves to another calendar and back', async () => {
  const { screen, services, address } = await renderApp({
    url: `${weekUrl}?event=operator@example.com/review`,
    responses: withEvent(sampleEvent(), { 'calendar.events.move': () => sampleEvent() }),
  });
  await screen.getByRole('button', { name: 'Move to', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review” to' });
  await dialog.getByRole('combobox', { name: 'Calendar' }).selectOptions('team@example.com');
  await expect.element(dialog.getByText('The calendar becomes the organizer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => decodeURIComponent(address())).toContain('event=team@example.com/review');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.move').map(({ query }) => query.get('destination')))
    .toEqual(['team@example.com', 'operator@example.com']);
});

test('an occurrence that cannot be moved alone to another calendar links to its series', async () => {
  const occurrence = sampleEvent({ recurringEventId: 'series' });
  const { screen } = await renderApp({
    url: `${weekUrl}?event=operator@example.com/review`,
    responses: withEvent(occurrence, { 'calendar.events.get': () => occurrence }),
  });
  await screen.getByRole('button', { name: 'Move to', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review” to' });
  await expect.element(dialog.getByText(/^A single occurrence cannot be moved/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open the series' }))
    .toHaveAttribute('href', expect.stringContaining('/series'));
});

test('an event is moved by typing, with its time zone, and to another calendar at once', async () => {
  const { screen, services } = await renderApp({
    url: weekUrl,
    responses: withEvent(sampleEvent(), { 'calendar.events.move': () => sampleEvent() }),
  });
  const button = screen.getByRole('button', { name: reviewName });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('M');
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review” to' });
  await dialog.getByRole('button', { name: /^Time zone/ }).click();
  await userEvent.keyboard('tokyo');
  await screen.getByRole('option', { name: 'Asia/Tokyo, UTC+9' }).click();
  await dialog.getByRole('combobox', { name: 'Calendar' }).selectOptions('team@example.com');
  await dialog.getByRole('textbox', { name: 'Start time' }).fill('18:00');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toMatchObject({
      start: { dateTime: '2026-11-23T18:00:00+09:00', timeZone: 'Asia/Tokyo' },
      end: { dateTime: '2026-11-23T18:30:00+09:00', timeZone: 'Asia/Tokyo' },
    });
  await expect.poll(() => services.callsOf('calendar.events.move').length).toBe(1);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[1]?.body)
    .toMatchObject({
      start: { dateTime: '2026-11-23T15:00:00Z' },
    });
  expect(services.callsOf('calendar.events.move').map(({ query }) => query.get('destination'))).toEqual([
    'team@example.com',
    'operator@example.com',
  ]);
});
