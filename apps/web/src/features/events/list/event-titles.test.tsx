import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';

test('titles of events get the space that other columns do not need', async () => {
  await page.viewport(1440, 900);
  const title = 'Nordic invoices: why the export fails';
  const { screen } = await renderApp({
    url: '/events?from=2026-11-01&to=2026-11-30',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': () => ({ items: [sampleEvent({ summary: title })] }),
    },
  });
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  const findCell = () =>
    screen
      .getByRole('gridcell')
      .elements()
      .find(({ textContent }) => textContent?.startsWith('Nordic'));
  await expect.poll(() => findCell()?.clientWidth).toBeGreaterThan(0);
  const cell = findCell();
  const cut = [cell, ...(cell?.querySelectorAll('*') ?? [])].filter((one) => one && one.scrollWidth > one.clientWidth);
  expect(cut.map((one) => one?.textContent)).toEqual([]);
});
