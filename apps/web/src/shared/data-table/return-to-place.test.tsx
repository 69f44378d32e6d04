import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { manyOf, sampleLists } from '#testing/sample-lists.ts';
import { sampleQueue, sampleReview } from '#testing/sample-reviews.ts';

const OPENED = 30;
/** A position in the middle of the list that is not the start of a row. */
const SCROLL_TOP_PX = 777;

beforeEach(() => page.viewport(1440, 900));

test.for(Object.entries(sampleLists))(
  'Back to the list of %s returns to the same row in the same position',
  async ([, list]) => {
    const { screen, address, goBack } = await renderApp({
      url: list.url,
      responses: list.responses,
      bff: list.bff ?? {},
    });
    const grid = screen.getByRole('grid', { name: list.grid });
    const scroller = () => grid.element().parentElement as HTMLElement;
    await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
    scroller().scrollTop = SCROLL_TOP_PX;
    const opened = () => scroller().querySelector<HTMLElement>(`[data-row-index="${OPENED}"]`);
    await expect.poll(opened).not.toBeNull();
    await userEvent.click(opened() as HTMLElement);
    await expect.poll(() => address().split('?')[0]).not.toBe(list.url);
    await expect.element(grid).not.toBeInTheDocument();
    goBack();
    await expect.element(grid).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(opened());
    expect(scroller().scrollTop).toBe(SCROLL_TOP_PX);
  },
);

test('Back returns to the same row, in its former position, if others have been added before it', async () => {
  let first = 6;
  const { screen, goBack, queryClient } = await renderApp({
    url: '/reviews',
    responses: { 'drive.drives.list': () => ({ drives: [] }) },
    bff: { 'GET /api/indexes/approvals': () => sampleQueue(manyOf((number) => sampleReview(number), first)) },
  });
  const opened = () => screen.getByRole('row', { name: 'Contract 36.txt' }).query();
  const grid = screen.getByRole('grid', { name: 'Approvals' });
  await expect.element(grid).toBeVisible();
  const scroller = grid.element().parentElement as HTMLElement;
  scroller.scrollTop = SCROLL_TOP_PX;
  await expect.poll(opened).not.toBeNull();
  const { top } = (opened() as Element).getBoundingClientRect();
  await userEvent.click(opened() as HTMLElement);
  await expect.element(grid).not.toBeInTheDocument();
  first = 1;
  queryClient.removeQueries({ queryKey: ['bff.indexes.approvals'] });
  goBack();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Contract 36.txt');
  expect(opened()?.getBoundingClientRect().top).toBeCloseTo(top, 0);
});

test('a list opened for the first time starts at its top, wherever another one was scrolled', async () => {
  const all = Object.values(sampleLists).slice(0, 2);
  const { screen } = await renderApp({
    url: '/nowhere',
    responses: Object.assign({}, ...all.map(({ responses }) => responses)),
    bff: Object.assign({}, ...all.map(({ bff }) => bff)),
  });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  for (const { grid: name } of all) {
    await nav.getByRole('link', { name, exact: true }).click();
    const grid = screen.getByRole('grid', { name });
    await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
    const scroller = grid.element().parentElement as HTMLElement;
    expect(scroller.scrollTop, name).toBe(0);
    scroller.scrollTop = SCROLL_TOP_PX;
    await expect.poll(() => scroller.querySelector(`[data-row-index="${OPENED}"]`)).not.toBeNull();
  }
});
