import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.events.list': () => ({ items: [] }),
  'calendar.freebusy.query': () => ({ calendars: { 'operator@example.com': { busy: [] } } }),
};

async function copyFrom(url: string): Promise<URL> {
  await navigator.clipboard.writeText('');
  const { screen } = await renderApp({ url, responses });
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await userEvent.keyboard('C');
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  return new URL(await navigator.clipboard.readText());
}

test('a link to the calendar includes the days, the time zone and the calendars, which differ for other users', async () => {
  const { pathname, searchParams } = await copyFrom('/calendar/3days/2026-11-23?types=["focusTime"]');
  expect(pathname).toBe('/calendar/3days/2026-11-23');
  expect(Object.fromEntries(searchParams)).toEqual({
    types: '["focusTime"]',
    zone: 'UTC',
    cals: '["operator@example.com"]',
  });
});

test('a link to common times includes the people, the first day and the time zone', async () => {
  const { pathname, searchParams } = await copyFrom('/availability?length=60');
  expect(pathname).toBe('/availability');
  expect(Object.fromEntries(searchParams)).toEqual({
    length: '60',
    who: '["operator@example.com"]',
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    zone: 'UTC',
  });
});
