import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { TimeCards } from './time-cards.tsx';
import '#styles/theme.css';

const TIME = '2026-03-29T00:30:00.000Z'; // Half an hour before clocks go forward in Berlin.

beforeEach(() => storePreferences({ timeZone: 'Europe/Berlin' }));

function Screen() {
  return (
    <div style={{ padding: 200 }}>
      {/* biome-ignore lint/a11y/useSemanticElements: real lists have the same role for cells */}
      <div role="gridcell" tabIndex={0}>
        <RelativeTime value={TIME} nowMs={Date.parse(TIME) + 7_200_000} />
      </div>
      <button type="button">Elsewhere</button>
      <TimeCards />
    </div>
  );
}

const card = () => document.querySelector('[data-time-card]')?.textContent;

test('a hovered time is shown in each time zone and copied as it was sent', async () => {
  const screen = await render(<Screen />);
  const time = screen.getByText('2 h ago');
  await time.hover();
  await expect.poll(card).toContain('Europe/BerlinSun, 29 Mar 2026, 01:30:00');
  expect(card()).toContain('UTCSun, 29 Mar 2026, 00:30:00');
  await expect.element(time).not.toHaveAttribute('title');
  await userEvent.click(document.querySelector('[data-time-card] button') as HTMLElement);
  await expect.poll(() => navigator.clipboard.readText()).toBe(TIME);
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.poll(card).toBeUndefined();
  await expect.element(time).toHaveAttribute('title');
});

test('the time in the focused cell is shown and copied with shortcuts, until Escape', async () => {
  const screen = await render(<Screen />);
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(card).toContain('Europe/Berlin');
  await navigator.clipboard.writeText('');
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => navigator.clipboard.readText()).toBe(TIME);
  await userEvent.keyboard('{Escape}');
  await expect.poll(card).toBeUndefined();
});
