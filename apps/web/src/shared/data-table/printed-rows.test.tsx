import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcesses } from '#testing/sample-processes.ts';

const print = (type: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(type));

async function openList(count: number) {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: sampleProcesses(count) }) },
  });
  const grid = screen.getByRole('grid', { name: 'Processes' });
  await expect.element(grid).toBeVisible();
  const readRows = () => grid.element().querySelectorAll('[aria-rowindex]').length;
  return { screen, grid, readRows };
}

test('all loaded rows of a list are printed, and only the visible ones are rendered afterwards', async () => {
  const { readRows, grid } = await openList(200);
  const printOnce = () => {
    print('beforeprint');
    const rows = [...grid.element().querySelectorAll<HTMLElement>('[aria-rowindex]')];
    expect(rows.filter((row) => row.querySelector('[role=columnheader]') === null)).toHaveLength(200);
    print('afterprint');
    return readRows();
  };
  // The height of the list may be known before it is rendered. Printing renders it.
  const onScreen = printOnce();
  expect(onScreen).toBeLessThan(100);
  expect(printOnce()).toBe(onScreen);
});

test('a list too long to print shows how much of it is included', async () => {
  const { screen } = await openList(2_100);
  print('beforeprint');
  await expect.element(screen.getByText(/^First 2,000 of 2,100 rows/)).toBeInTheDocument();
  print('afterprint');
  await expect.element(screen.getByText(/^First 2,000/)).not.toBeInTheDocument();
});
