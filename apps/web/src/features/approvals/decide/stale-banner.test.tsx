import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaleBanner } from './stale-banner.tsx';

const chen = { name: 'Chen Wei', email: 'chen@example.com', isReset: false };
const emil = { name: 'Emil Novak', email: 'emil@example.com', isReset: false };
const view = (email: string, sinceMs: number) => ({ id: `since-${email}`, label: email, sinceMs });

test('reviewers who approved the same content share one banner with one link to the changes', async () => {
  const onView = vi.fn();
  const views = [view(chen.email, 1), view(emil.email, 1)];
  await render(<StaleBanner answers={[chen, emil]} views={views} onView={onView} />);
  await expect
    .element(
      page.getByText(
        'The file has changed since Chen Wei and Emil Novak approved it. These approvals are still valid.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'See what changed since Chen Wei and Emil Novak approved' }).click();
  expect(onView).toHaveBeenCalledExactlyOnceWith('since-chen@example.com');
});

test('reviewers who approved at different times have separate banners', async () => {
  const views = [view(chen.email, 1), view(emil.email, 2)];
  await render(<StaleBanner answers={[chen, emil]} views={views} onView={() => undefined} />);
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(2);
});
