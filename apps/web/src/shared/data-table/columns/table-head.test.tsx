import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { coverage } from '#testing/sample-person.ts';

const row = {
  fileId: 'file-1',
  proposalId: 'proposal-1',
  title: 'Audit evidence.txt',
  requester: 'ana@example.com',
  roles: ['writer'],
  message: 'For the audit.',
  createTime: '2026-11-18T10:00:00.000Z',
};

test('the column headers are one Tab stop, navigated with arrow keys, and reached from the first row', async () => {
  const { screen } = await renderApp({
    url: '/access-requests',
    responses: {},
    bff: { 'GET /api/indexes/access-requests': () => ({ rows: [row], all: 1, coverage }) },
  });
  const first = screen.getByRole('row', { name: 'ana@example.com, Audit evidence.txt' });
  await expect.element(first).toBeVisible();
  const stops = () => [...document.querySelectorAll('[role=columnheader] :is(button, input)[tabindex="0"]')];
  expect(stops()).toHaveLength(1);
  first.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  const all = screen.getByRole('checkbox', { name: 'Select all loaded rows' });
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const byFile = screen.getByRole('columnheader', { name: 'File' }).getByRole('button');
  await expect.element(byFile).toHaveFocus();
  expect(stops()).toEqual([byFile.element()]);
  await userEvent.keyboard('{Home}');
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(first).toHaveFocus();
  await expectAccessible();
});

test('details that distinguish a row are announced after its name', async () => {
  const { screen } = await renderApp({
    url: '/access-requests',
    responses: {},
    bff: { 'GET /api/indexes/access-requests': () => ({ rows: [row], all: 1, coverage }) },
  });
  await expect
    .element(screen.getByRole('row', { name: 'ana@example.com, Audit evidence.txt' }))
    .toHaveAccessibleDescription('For the audit.');
});
