import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from './render-app.tsx';
import { sampleCalendar, sampleEvent } from './sample-events.ts';

const event = sampleEvent();

test('Ctrl+Enter in an event that has not changed says so, and sends nothing', async () => {
  const { screen, services } = await renderApp({
    url: '/events/operator@example.com/review',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.colors.get': () => ({}),
      'calendar.events.list': () => ({ items: [event] }),
      'calendar.events.get': () => event,
    },
  });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Release review');
  await title.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('group', { name: 'Nothing has been changed.' })).toBeVisible();
  expect(services.callsOf('calendar.events.patch')).toEqual([]);
});
