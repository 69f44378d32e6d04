import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Kbd } from './kbd.tsx';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [PC, 'Ctrl Enter', 'Ctrl Enter'],
  [MAC, 'Ctrl Enter', '⌘ Enter'],
  [MAC, 'Ctrl Shift F', '⌘ Shift F'],
  [MAC, 'Alt ↑', '⌥ ↑'],
  [MAC, 'g p', 'g p'],
])('a key is shown with its name on the user’s keyboard (%#)', async (userAgent, keys, shown) => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const screen = await render(<Kbd isListed>{keys}</Kbd>);
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  agent.mockRestore();
});
