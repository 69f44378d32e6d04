import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useShortcut } from './use-shortcut.ts';

function Counter() {
  const [value, setValue] = useState(1);
  // Changes after a response, not during the key press, whose effects React runs immediately.
  useShortcut('j', () => void setTimeout(() => setValue(value + 1)));
  return <p data-testid="value">{value}</p>;
}

test('a key pressed as soon as the document has changed runs the action for the new content', async () => {
  await render(<Counter />);
  const shown = page.getByTestId('value').element();
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  const observer = new MutationObserver(() => {
    observer.disconnect();
    press();
  });
  observer.observe(shown, { characterData: true, childList: true, subtree: true });
  press();
  await expect.element(page.getByTestId('value')).toHaveTextContent('3');
});
