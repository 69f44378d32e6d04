import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MiniMonth } from './mini-month.tsx';

const dayOf = (text: string) => Temporal.PlainDate.from(text);

test('shortcuts continue from the selected day, even before the screen shows it', async () => {
  const onDate = vi.fn();
  const month = (date: string) => (
    <MiniMonth date={dayOf(date)} shown={[dayOf(date), dayOf(date)]} weekStart={1} zone="UTC" onDate={onDate} />
  );
  const screen = await render(month('2026-11-23'));
  await screen.getByRole('button', { name: 'Thursday 12 November 2026' }).click();
  await userEvent.keyboard('{PageDown}');
  await screen.rerender(month('2026-11-12'));
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  expect(onDate.mock.calls).toEqual([['2026-11-12'], ['2026-12-14']]);
  for (const [date, name] of [
    ['2026-12-14', 'December 2026'],
    ['2027-01-04', 'January 2027'],
    ['2026-12-14', 'December 2026'],
  ] as const) {
    await screen.rerender(month(date));
    await expect.element(screen.getByRole('table', { name })).toBeVisible();
  }
});
