import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrayFrame } from './tray-frame.tsx';

test.each([
  '9% of 10,000 uploaded, 4 min left',
  '8,123 of 10,000 uploaded, 12 undecided, 3 failed, 4 paused, 1,200 interrupted',
])('a phone of 360 px shows all of “%s” next to the buttons', async (status) => {
  await page.viewport(360, 740);
  const { getByRole } = await render(
    <div style={{ position: 'fixed', left: 16, right: 16, bottom: 16 }}>
      <TrayFrame label="Uploads" status={status} onClear={() => undefined}>
        <li>Plan.txt</li>
      </TrayFrame>
    </div>,
  );
  const text = getByRole('status').element();
  const header = text.parentElement;
  expect(text.textContent).toBe(status);
  expect(text.scrollWidth).toBe(text.clientWidth);
  expect(header?.scrollHeight).toBe(header?.clientHeight);
  expect(getComputedStyle(text).textOverflow).not.toBe('ellipsis');
  for (const name of ['Clear', 'Collapse uploads']) {
    const { left, right } = getByRole('button', { name }).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(text.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(344);
  }
});
