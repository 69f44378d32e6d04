import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DescriptionList } from './description-list.tsx';

test('a long value without spaces wraps, also beside a button, instead of leaving the page', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <DescriptionList
      items={[
        [
          'Name',
          <div key="name" className="flex">
            <span>{'A'.repeat(80)}</span>
            <button type="button">Rename</button>
          </div>,
        ],
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Rename' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
