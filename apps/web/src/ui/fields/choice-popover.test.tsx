import '#styles/theme.css';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoicePopover } from './choice-popover.tsx';

const nothing = () => undefined;
const CHOICES = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `File ${index}` }));

test('a long list fits into the space above or below its opener, and scrolls', async () => {
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

test('selecting the current option again closes the list and changes nothing', async () => {
  const [onChange, onClose] = [vi.fn(), vi.fn()];
  await render(<OpenInTheMiddle values={['2']} onChange={onChange} onClose={onClose} />);
  await page.getByRole('option', { name: 'File 2', exact: true }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await page.getByRole('option', { name: 'File 3', exact: true }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['3']);
});

type OpenListProps = { values?: readonly string[]; onChange?: (values: string[]) => void; onClose?: () => void };

function OpenInTheMiddle({ values = [], onChange = nothing, onClose = nothing }: OpenListProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="pt-192">
      <button ref={button} type="button">
        Choose
      </button>
      <ChoicePopover
        label="File"
        choices={CHOICES}
        values={values}
        isMultiple={false}
        triggerRef={button}
        onChange={onChange}
        onClose={onClose}
      />
    </div>
  );
}
