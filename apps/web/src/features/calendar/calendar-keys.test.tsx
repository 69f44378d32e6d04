import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { responses, review, standup, standupName, url, withEvents } from './testing/sample-week.ts';

test('arrow keys move between events and Enter opens one', async () => {
  const retro = sampleEvent({
    id: 'retro',
    summary: 'Retro',
    start: { dateTime: '2026-11-24T16:00:00Z' },
    end: { dateTime: '2026-11-24T17:00:00Z' },
  });
  const offsite = sampleAllDayEvent('2026-11-24', '2026-11-26');
  const { screen, address } = await renderApp({
    url,
    responses: withEvents({ 'product@example.com': [offsite, standup, review, retro] }),
  });
  const event = (name: RegExp) => screen.getByRole('button', { name });
  await expect.element(event(/^Release review/)).toBeVisible();
  event(/^Offsite/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(event(/^Stand-up/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(event(/^Retro/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(event(/^Release review/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(event(/^Retro/)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.poll(() => decodeURIComponent(address())).toContain('event=product@example.com/review');
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
});

test('shortcuts reload and navigate to other days and views', async () => {
  const { screen, address, services } = await renderApp({ url, responses });
  await expect.element(screen.getByText('2 events', { exact: true })).toBeVisible();
  const lists = () => services.callsOf('calendar.calendarList.list').length;
  await userEvent.keyboard('R');
  await expect.poll(lists).toBe(2);
  await userEvent.keyboard('j');
  await expect.poll(() => address()).toBe('/calendar/week/2026-11-30');
  await userEvent.keyboard('kd');
  await expect.poll(() => address()).toBe('/calendar/day/2026-11-23');
  await expect.element(screen.getByRole('heading', { name: 'Mon 23 Nov 2026' })).toBeVisible();
  await userEvent.keyboard('3');
  await expect.poll(() => address()).toBe('/calendar/month/2026-11-23');
  await userEvent.keyboard('1t');
  const today = Temporal.Now.plainDateISO('UTC').toString();
  await expect.poll(() => address()).toBe(`/calendar/day/${today}`);
  await userEvent.keyboard('/');
  await expect.poll(() => address()).toBe('/events');
  await expect.element(screen.getByRole('textbox', { name: 'Keywords' })).toHaveFocus();
});

test('the list of days is navigated with j and k', async () => {
  const { screen, address } = await renderApp({ url: '/calendar/agenda/2026-11-23', responses });
  await expect.element(screen.getByRole('heading', { name: /^Monday 23 November( Today)?$/, level: 2 })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('button', { name: standupName })).toHaveFocus();
  await userEvent.keyboard('k{Enter}');
  await expect.poll(() => decodeURIComponent(address())).toContain('event=product@example.com/review');
});

test('a day in the mini calendar is opened, including by keyboard', async () => {
  const { screen, address } = await renderApp({ url, responses });
  const day = (name: string) => screen.getByRole('button', { name });
  await day('Thursday 12 November 2026').click();
  await expect.poll(() => address()).toBe('/calendar/week/2026-11-12');
  await userEvent.keyboard('{PageDown}{ArrowDown}{Home}{Enter}');
  await expect.poll(() => address()).toBe('/calendar/week/2026-12-14');
});

test('a month is navigated by keyboard and links to its days', async () => {
  const { screen, address } = await renderApp({ url: '/calendar/month/2026-11-23', responses });
  const monday = screen.getByRole('gridcell', { name: /^Monday 23 November, 1 event/ });
  await expect.element(monday).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'November 2026', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  monday.element().focus();
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: /^Tuesday 1 December, no events/ })).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.poll(() => address()).toBe('/calendar/day/2026-12-01');
});
