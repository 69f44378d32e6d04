import '../styles/theme.css';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoicePopover } from './choice-popover.tsx';

const nothing = () => undefined;
const CHOICES = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `File ${index}` }));

test('a long list keeps to the room that there is above or below what opened it, and is scrolled', async () => {
  await page.viewport(1000, 400);
  await render(<OpenInTheMiddle />);
  const list = page.getByRole('listbox', { name: 'File' });
  await expect.element(list).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'File 0', exact: true })).toHaveFocus();
  const { top, bottom } = list.element().getBoundingClientRect();
  const frame = list.element().parentElement?.getBoundingClientRect();
  expect(bottom - top).toBeLessThan(200);
  expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  expect(list.element().scrollHeight).toBeGreaterThan(bottom - top);
});

function OpenInTheMiddle() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="pt-192">
      <button ref={button} type="button">
        Choose
      </button>
      <ChoicePopover
        label="File"
        choices={CHOICES}
        values={[]}
        isMultiple={false}
        triggerRef={button}
        onChange={nothing}
        onClose={nothing}
      />
    </div>
  );
}
