import '#styles/theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/buttons/button.tsx';
import { FieldAction } from './field-action.tsx';
import { TextField } from './text-field.tsx';

const ERROR = 'x@ is not an email address.';

function Row({ errorMessage }: { errorMessage?: string }) {
  return (
    <div className="flex items-start gap-8">
      <TextField label="Add guests" value="" onChange={() => undefined} errorMessage={errorMessage} />
      <FieldAction>
        <Button>Add</Button>
      </FieldAction>
    </div>
  );
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

test('a button next to a field is level with it, and stays there when an error appears below the field', async () => {
  const screen = await render(<Row />);
  const button = screen.getByRole('button');
  const before = middleOf(button.element());
  expect(before).toBeCloseTo(middleOf(screen.getByRole('textbox').element()), 1);
  await screen.rerender(<Row errorMessage={ERROR} />);
  await expect.element(screen.getByText(ERROR)).toBeVisible();
  expect(middleOf(button.element())).toBe(before);
  expect(middleOf(screen.getByRole('textbox').element())).toBeCloseTo(before, 1);
});
