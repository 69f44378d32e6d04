import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';

test('common times are ranked, a time is explained, and an event is made of it', async () => {
  const { screen, services, address } = await renderApp({
    url: '/availability?who=["operator@example.com","bo@example.com","ghost@example.com"]&from=2036-11-24&days=1&begin=8&end=11',
    answers: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.freebusy.query': () => ({
        calendars: {
          'operator@example.com': { busy: [{ start: '2036-11-24T08:00:00Z', end: '2036-11-24T09:00:00Z' }] },
          'bo@example.com': { busy: [{ start: '2036-11-24T09:00:00Z', end: '2036-11-24T09:30:00Z' }] },
          'ghost@example.com': { busy: [], errors: [{ domain: 'global', reason: 'notFound' }] },
        },
      }),
      'calendar.events.list': () => ({ items: [sampleEvent()] }),
    },
  });
  const best = screen.getByRole('region', { name: 'Best times' });
  await expect.element(best.getByRole('button').first()).toMatchTextContent(/Monday 24 November 09:30 *all free/);
  await expect.element(screen.getByText('Not known, or not shared with you')).toBeVisible();
  await expectAccessible();
  const cell = screen.getByRole('gridcell', { name: 'operator@example.com, Monday 24 November 08:00, busy' });
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  cell.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: '08:00 – 08:30' });
  await expect.element(panel.getByText('Release review, 15:00 – 15:30')).toBeVisible();
  await expect.element(panel.getByText('Free', { exact: true })).toBeVisible();
  cell.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Create an event here' }).click();
  await expect.poll(() => decodeURIComponent(address())).toContain('start=2036-11-24T09:30:00Z');
  expect(services.callsOf('calendar.freebusy.query')[0]?.body).toMatchObject({
    timeMin: '2036-11-24T00:00:00Z',
    timeMax: '2036-11-25T00:00:00Z',
  });
});
