import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DiffTable } from './diff-table.tsx';
import { diffLines } from './line-diff.ts';

const lines = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`).join('\n');

test.each([true, false])(
  'five hundred of very many lines are shown, and more on request (side by side: %s)',
  async (isSplit) => {
    const rows = diffLines(isSplit ? lines('a', 700) : '', lines('b', 700));
    const screen = await render(
      <div className="h-400 overflow-auto">
        <DiffTable label="Changes" rows={rows} isSplit={isSplit} />
      </div>,
    );
    const countLines = () => screen.getByRole('table').element().querySelectorAll('tbody tr').length;
    const more = screen.getByRole('button', { name: 'Show 200 more lines' });
    await expect.element(more).toBeInTheDocument();
    expect(countLines()).toBe(501);
    more.element().scrollIntoView();
    await more.click();
    await expect.poll(countLines).toBe(700);
  },
);

test('a very long line is truncated, and shows how many characters remain', async () => {
  const rows = diffLines('', `start ${'x'.repeat(1_000_000)}`);
  const screen = await render(<DiffTable label="Changes" rows={rows} isSplit={false} />);
  await expect.element(screen.getByText('… 995,006 more characters')).toBeVisible();
  expect(screen.getByRole('table').element().textContent?.length).toBeLessThan(6000);
});
