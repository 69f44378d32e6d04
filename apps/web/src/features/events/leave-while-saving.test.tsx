import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { withEvent } from '#testing/sample-event-page.ts';
import { sampleEvent } from '#testing/sample-events.ts';

test('leaving while an event is created does not discard it, and the opened page stays', async () => {
  const saved = Promise.withResolvers<void>();
  const { screen, services, address } = await renderApp({
    url: '/events/new',
    responses: withEvent(sampleEvent(), {
      'calendar.events.insert': () => saved.promise.then(() => sampleEvent({ summary: 'Release party' })),
    }),
  });
  await screen.getByRole('textbox', { name: 'Title' }).first().fill('Release party');
  await screen.getByRole('button', { name: 'Create event' }).click();
  await expect.poll(() => services.callsOf('calendar.events.insert')).toHaveLength(1);
  await screen.getByRole('link', { name: 'Alerts' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Leave while saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/alerts');
  saved.resolve();
  await expect.element(screen.getByText('Created “Release party”').first()).toBeVisible();
  expect(address()).toBe('/alerts');
});
