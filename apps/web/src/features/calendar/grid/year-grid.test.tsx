import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';

test('a year is navigated by keyboard and links to its months and days', async () => {
  const { screen, address } = await renderApp({
    url: '/calendar/year/2026-11-23',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.events.list': () => ({ items: [sampleEvent()] }),
    },
  });
  const monday = screen.getByRole('link', { name: 'Monday 23 November, 1 event' });
  await expect.element(monday).toBeVisible();
  monday.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageUp}{ArrowLeft}{ArrowUp}');
  await expect.element(screen.getByRole('link', { name: 'Saturday 24 October, no events' })).toHaveFocus();
  await expect.element(monday).toHaveAttribute('tabindex', '-1');
  await expect
    .element(screen.getByRole('link', { name: 'March' }))
    .toHaveAttribute('href', '/calendar/month/2026-03-01');
  await expect.element(monday).toHaveAttribute('href', '/calendar/day/2026-11-23');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => address()).toBe('/calendar/day/2026-10-24');
});
