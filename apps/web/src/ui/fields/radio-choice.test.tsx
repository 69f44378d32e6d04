import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioChoice } from './radio-choice.tsx';

const OPTIONS = [
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second' },
] as const;

function Choice() {
  const [value, setValue] = useState<string>('');
  return <RadioChoice label="Order" options={OPTIONS} value={value} onChange={setValue} />;
}

test('no option looks selected until one is', async () => {
  const screen = await render(<Choice />);
  const markOf = (name: string) => getComputedStyle(screen.getByRole('radio', { name }).element(), '::before').content;
  expect([markOf('First'), markOf('Second')]).toEqual(['none', 'none']);
  await screen.getByText('Second').click();
  await expect.poll(() => [markOf('First'), markOf('Second')]).toEqual(['none', '""']);
});
