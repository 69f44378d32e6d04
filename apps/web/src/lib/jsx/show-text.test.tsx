import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/toast-region.tsx';
import { notify, Toasts } from '#ui/toasts.tsx';
import { useScreenTitle } from '#ui/use-screen-title.ts';

const NAME = 'invoice\u202Egnp.exe';
const SHOWN = 'invoice⟨U+202E⟩gnp.exe';

function Titled() {
  useScreenTitle(NAME);
  return <h1>{NAME}</h1>;
}

test('a name that would be read the other way round is marked wherever it is drawn', async () => {
  const view = await render(
    <>
      <Titled />
      <ul aria-label={`Files of ${NAME}`}>
        <li>
          1 file, <b>{NAME}</b>
        </li>
      </ul>
      <button type="button" title={NAME} aria-label={`Open ${NAME}`} />
      <select aria-label="File">
        <option>{NAME}</option>
      </select>
      <Toasts />
    </>,
  );
  await expect.element(view.getByRole('heading')).toHaveTextContent(SHOWN);
  await expect.element(view.getByRole('list', { name: `Files of ${SHOWN}` })).toHaveTextContent(`1 file, ${SHOWN}`);
  await expect.element(view.getByRole('button', { name: `Open ${SHOWN}` })).toHaveAttribute('title', SHOWN);
  await expect.element(view.getByRole('option')).toHaveTextContent(SHOWN);
  notify(`Approved ${NAME}`);
  await expect.element(page.getByText(`Approved ${SHOWN}`)).toBeVisible();
  expect(document.title).toBe(`${SHOWN} – Rotunda`);
  expect(document.body.innerHTML).not.toContain('\u202E');
});

test('what a field holds is left as it is, since it is sent back', async () => {
  const view = await render(<input aria-label="Name" defaultValue={NAME} />);
  await expect.element(view.getByRole('textbox')).toHaveValue(NAME);
});
