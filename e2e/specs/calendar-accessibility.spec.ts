import type { Locator } from '@playwright/test';
import { findViolations, OUTER_WINDOWS } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('no calendar view or screen has an accessibility violation, from desktops to phones, light and dark', async ({
  openAs,
}) => {
  test.slow(); // Checks each screen in four configurations.
  const { page } = await openAs('operator', `/calendar/day/${new Date().toISOString().slice(0, 10)}`);
  const events = page.getByRole('region', { name: /^Events, / });
  const [wide, narrow] = OUTER_WINDOWS.map((window) => [window]);
  const expectAccessible = async (screen: string, ready: Locator, windows = OUTER_WINDOWS) => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await expect(ready).toBeVisible();
      expect(await findViolations(page), `${screen}, ${window.width} px`).toEqual([]);
    }
  };
  await expect(events).toBeVisible();
  // Adjacent days are rendered alike: few in narrow windows, many in wide ones.
  const views = [
    ['d', 'day', narrow],
    ['y', 'year'],
    ['m', 'month'],
    ['x', '3days', wide],
    ['w', 'week', wide],
    ['a', 'agenda', narrow],
  ] as const;
  for (const [key, view, windows] of views) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/calendar/${view}/`));
    await expectAccessible(view, events, windows);
  }
  await events.getByRole('button').first().click();
  await expectAccessible('panel', page.getByRole('button', { name: 'Close panel' }));
  await page.getByRole('complementary').getByRole('link', { name: 'Open', exact: true }).click();
  await expectAccessible('event', page.getByRole('link', { name: 'Back to the calendar' }));
  const screens = {
    '/events': page.getByRole('grid', { name: 'Events' }),
    '/events/new': page.getByRole('button', { name: 'Create event' }),
    '/availability?who=["operator@example.com","reviewer@example.com"]': page.getByRole('region', {
      name: 'Best times',
    }),
    '/calendars': page.getByRole('grid', { name: 'Calendars' }),
  };
  for (const [path, ready] of Object.entries(screens)) {
    await page.goto(path);
    await expectAccessible(path, ready);
  }
});
