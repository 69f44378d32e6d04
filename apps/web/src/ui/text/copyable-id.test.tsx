import '#styles/theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyableId } from './copyable-id.tsx';

test('a long ID stays on one line with one ellipsis and its end, however little space there is', async () => {
  const id = '15HvLkrbm8j09uFru2X3ATlpowfabc4ZpiJu';
  const screen = await render(
    <div className="w-160 [overflow-wrap:anywhere]">
      <CopyableId id={id} label="script ID" maxLength={34} />
    </div>,
  );
  const button = screen.getByRole('button', { name: /copy script ID$/ });
  await expect.element(screen.getByText('…4ZpiJu')).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(160);
  expect(height).toBeLessThan(24);
  expect(button.element().textContent.match(/…/g)).toHaveLength(1);
});
