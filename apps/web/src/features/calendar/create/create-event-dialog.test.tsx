import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';

test('dates and times are typed in any common format, stepped, or selected in weeks as the user has them', async () => {
  const { screen } = await renderApp({
    url: '/calendar/week/2026-11-23',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.events.list': () => ({ items: [] }),
      'calendar.settings.list': () => ({ items: [] }),
    },
  });
  await expect.element(screen.getByText('0 events', { exact: true })).toBeVisible();
  storePreferences({ weekStart: 'saturday', hourCycle: 'h12' });
  await screen.getByRole('button', { name: 'New event' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New event' });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  await field('Start date').fill('26 Nov 2026');
  await field('Start time').fill('930');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Start time')).toHaveValue('9:30 am');
  await expect.element(field('End date')).toHaveValue('Thu 26 Nov 2026');
  await expect.element(field('End time')).toHaveValue('10:30 am');
  field('End time').element().focus();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await expect.element(field('End time')).toHaveValue('11:45 am');
  await field('End time').fill('soon');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Not a time. Enter 9:30, 930 or 9:30 pm.')).toBeVisible();
  await field('End time').fill('12 pm');
  await dialog.getByRole('button', { name: 'Choose a date, start date' }).click();
  const month = screen.getByRole('dialog', { name: 'Choose a date, start date' });
  await expect.element(month.getByRole('columnheader').first()).toMatchTextContent(/Saturday/);
  await expect.element(month.getByRole('button', { name: 'Thursday 26 November 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(field('Start date')).toHaveValue('Fri 27 Nov 2026');
  await expectAccessible();
});
