import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChangedSinceStart } from './changed-since-start.tsx';

const approval = { status: 'IN_PROGRESS', createTime: '2026-11-20T09:00:00Z' } as const;
const views = [{ id: 'since-start', label: 'Since Olga started it', sinceMs: 1 }];
const said = () => page.getByText('The file has changed since the approval was started.');

test('content newer than the approval is indicated, with a link to the changes', async () => {
  const onView = vi.fn();
  await render(
    <ChangedSinceStart approval={approval} views={views} onView={onView} modifiedTime="2026-11-20T09:00:01Z" />,
  );
  await expect.element(said()).toBeVisible();
  await page.getByRole('button', { name: 'See what changed' }).click();
  expect(onView).toHaveBeenCalledExactlyOnceWith('since-start');
});

test('nothing is shown for content as old as the approval, nor for an ended approval', async () => {
  const onView = () => undefined;
  const same = (
    <ChangedSinceStart approval={approval} views={views} onView={onView} modifiedTime="2026-11-20T09:00:00Z" />
  );
  const screen = await render(same);
  await expect.element(said()).not.toBeInTheDocument();
  const ended = { ...approval, status: 'APPROVED' } as const;
  await screen.rerender(
    <ChangedSinceStart approval={ended} views={views} onView={onView} modifiedTime="2026-11-21T09:00:00Z" />,
  );
  await expect.element(said()).not.toBeInTheDocument();
});
