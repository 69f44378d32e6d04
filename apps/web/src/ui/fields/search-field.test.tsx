import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

test('a hint that is longer than the field ends in an ellipsis, and leaves room for the clear button only once text is typed', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <SearchField label="Search names and content" value={undefined} onSearch={() => undefined} />,
  );
  const field = screen.getByRole('searchbox');
  const read = () => {
    const { textOverflow, paddingRight } = getComputedStyle(field.element());
    return { textOverflow, paddingRight };
  };
  expect(read()).toEqual({ textOverflow: 'ellipsis', paddingRight: '8px' });
  await field.fill('plan');
  await expect.poll(read).toEqual({ textOverflow: 'clip', paddingRight: '40px' });
});
