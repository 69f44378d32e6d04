import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const own = sampleCalendar();
const others = ['Team', 'Crew', 'Holidays'].map((summary) =>
  sampleCalendar({ id: summary, summary, primary: false, accessRole: 'reader', selected: false }),
);
const responses = (events: ReturnType<typeof sampleEvent>[]): StubResponses => ({
  'calendar.calendarList.list': () => ({ items: [own, ...others] }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.events.list': () => ({ items: events }),
});

/** Moves the focus to where keyboard navigation of a screen starts. */
function beginScreen(): void {
  document.getElementById('screen')?.focus();
}

test('the first Tab stop of the calendar leads to the events, or to free hours if there are none', async () => {
  const { screen, address } = await renderApp({
    url: '/calendar/week/2026-11-23',
    responses: responses([sampleEvent()]),
  });
  const event = screen.getByRole('button', { name: /^Release review/ });
  await expect.element(event).toBeVisible();
  beginScreen();
  await userEvent.keyboard('{Tab}');
  const skip = screen.getByRole('button', { name: 'Skip to the events' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(event).toHaveFocus();
  expect(address()).toBe('/calendar/week/2026-11-23');
  await screen.unmount();

  const empty = await renderApp({ url: '/calendar/week/2025-11-24', responses: responses([]) });
  await expect.element(empty.screen.getByText('No events this week')).toBeVisible();
  beginScreen();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(empty.screen.getByRole('gridcell', { name: 'Monday 24 November 07:00, free' })).toHaveFocus();
});

test.each(['month', 'year', 'agenda'])('the skip link to the events is available in the view %s', async (view) => {
  const { screen } = await renderApp({ url: `/calendar/${view}/2026-11-23`, responses: responses([sampleEvent()]) });
  const events = screen.getByLabelText(/^Events, /);
  await expect.element(events.first()).toBeVisible();
  beginScreen();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => events.first().element().contains(document.activeElement)).toBe(true);
});

test('the list of calendars is one Tab stop, in which arrow keys move between checkboxes and menus', async () => {
  const { screen } = await renderApp({ url: '/calendar/week/2026-11-23', responses: responses([]) });
  const rail = screen.getByRole('complementary', { name: 'Calendars' });
  const box = (name: string) => rail.getByRole('checkbox', { name });
  await expect.element(box('Holidays')).toBeVisible();
  const stops = () => rail.element().querySelectorAll('section :is(input, button)[data-rail]:not([tabindex="-1"])');
  expect(stops()).toHaveLength(1);
  box('Olga Operator').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(box('Crew')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('Crew')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  const menu = rail.getByRole('button', { name: 'Actions for Crew' });
  await expect.element(menu).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Show only this' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(rail.getByRole('button', { name: 'Actions for Holidays' })).toHaveFocus();
  expect(stops()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('[data-rail]')).toBeNull();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(rail.getByRole('button', { name: 'Actions for Holidays' })).toHaveFocus();
});
