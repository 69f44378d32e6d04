import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';
import { failed, responses, running } from './testing/stub-processes.ts';

test('the list is navigated by keyboard, the panel follows, and closing it returns the focus to its row', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  const first = screen.getByRole('row', { name: /^syncOrders/ });
  const second = screen.getByRole('row', { name: /^mailDigest/ });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('complementary', { name: 'syncOrders' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(second).toHaveFocus();
  await expect.element(screen.getByRole('complementary', { name: 'mailDigest' })).toBeVisible();
  expect(address()).toContain('peek=p2');
  await screen.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(first).toHaveFocus();
});

test('rows are selected one by one, as a range and all at once', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: sampleProcesses(5) }) },
  });
  const rows = screen.getByRole('row', { name: / in / });
  await expect.element(rows.nth(0)).toBeVisible();
  rows.nth(1).element().focus();
  await userEvent.keyboard('xjj');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await expect.element(screen.getByText('3 processes selected')).toBeVisible();
  await expect.element(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await rows.nth(0).getByRole('checkbox').click();
  await expect.element(screen.getByText('4 processes selected')).toBeVisible();
  await userEvent.keyboard('*');
  await expect.element(screen.getByText('5 processes selected')).toBeVisible();
  const compare = screen.getByRole('button', { name: 'Compare' });
  await expect.element(compare).toHaveAccessibleDescription('Select two processes to compare them.');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument();
  await expect.element(rows.nth(0)).toHaveFocus();
  await rows.nth(0).getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  await compare.click();
  const dialog = screen.getByRole('dialog', { name: 'Compare runs' });
  // Start, end, duration and ID always differ, so they are not marked.
  await expect
    .element(dialog.getByRole('rowheader', { name: /^(Started|Ended|Duration|Process)/ }))
    .not.toBeInTheDocument();
  await expect.element(dialog.getByRole('row', { name: /^Project Order sync/ })).toBeVisible();
  await expectAccessible();
});

test('the cells of a row are navigated with arrow keys, and a shortcut opens the row menu', async () => {
  const { screen, address } = await renderApp({ url: '/processes?cols=function,script,duration', responses });
  const row = screen.getByRole('row', { name: /^syncOrders/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(row.getByRole('gridcell', { name: /copy script ID/ })).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await expect.element(row.getByRole('button', { name: /copy script ID/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}{Home}{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'mailDigest' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}.');
  const menu = screen.getByRole('menu', { name: /^Actions for mailDigest/ });
  await expect.element(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Show only this function' }).click();
  await expect.poll(address).toContain('fn=mailDigest');
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Run again/ }).click();
  await expect.poll(address).toBe('/scripts/script-1/run?fn=syncOrders');
});

test('columns are hidden, shown, moved and widened by keyboard, in the address and for the user', async () => {
  const { screen, address } = await renderApp({ url: '/processes?cols=status,function,project', responses });
  await screen.getByRole('button', { name: 'Columns' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Columns' });
  await dialog.getByText('Script', { exact: true }).click();
  await expect.poll(address).toContain('cols=status%2Cfunction%2Cproject%2Cscript');
  dialog.getByRole('checkbox', { name: 'Project' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  await expect.poll(address).toContain('cols=status%2Cproject%7E180%2Cfunction%2Cscript');
  await expectAccessible();
  expect(localStorage.getItem('rotunda.preferences')).toContain('status,project~180,function,script');
  await dialog.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(address).toBe('/processes');
});

test('loaded rows are sorted by a column, and the header says that only loaded rows are sorted', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  const header = screen.getByRole('columnheader', { name: /^Function/ });
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header).toMatchTextContent(/loaded rows only/);
  await expect
    .element(screen.getByRole('row', { name: / in / }).first())
    .toHaveAttribute('aria-label', 'mailDigest in Order sync, Running');
});

test('going to the end loads more, up to a limit that a button exceeds', async () => {
  const { screen, services } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': ({ query }) => {
        const token = query.get('pageToken');
        if (token === 'last') return { processes: sampleProcesses(10, 2051) };
        if (token === 'next') return { processes: sampleProcesses(2_000, 51), nextPageToken: 'last' };
        return { processes: sampleProcesses(50), nextPageToken: 'next' };
      },
    },
  });
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '-1');
  screen
    .getByRole('row', { name: /^job1 in/ })
    .element()
    .focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('First 2,050 processes', { exact: true })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: /^job2050 in/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByText('2,060 processes', { exact: true })).toBeVisible();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2061');
  const tokens = services.callsOf('script.processes.list').map(({ query }) => query.get('pageToken'));
  expect(tokens.filter((token) => token !== null)).toEqual(['next', 'last']);
});

test('live updates change rows in place and hold back new ones', async () => {
  let list = [running, failed];
  const { screen, queryClient } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: list }) },
  });
  await expect.element(screen.getByRole('row', { name: 'mailDigest in Order sync, Running' })).toBeVisible();
  list = [
    sampleProcess({ processId: 'p3', functionName: 'cleanUp' }),
    { ...running, processStatus: 'COMPLETED' },
    failed,
  ];
  await queryClient.refetchQueries({ predicate: ({ queryKey }) => !queryKey.includes('pages') });
  await expect.element(screen.getByRole('row', { name: 'mailDigest in Order sync, Completed' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^cleanUp/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '1 new, show' }).click();
  await expect.element(screen.getByRole('row', { name: /^cleanUp/ })).toBeVisible();
});
