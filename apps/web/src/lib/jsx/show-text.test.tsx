import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useScreenTitle } from '#ui/page/use-screen-title.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

const NAME = 'invoice\u202Egnp.exe';
const SHOWN = 'invoice⟨U+202E⟩gnp.exe';

function Titled() {
  useScreenTitle(NAME);
  return <h1>{NAME}</h1>;
}

test('a name with a reversed reading direction is marked wherever it is displayed', async () => {
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
      <ToastRegion />
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

test('the value of a field is unchanged, because it is sent back', async () => {
  const view = await render(<input aria-label="Name" defaultValue={NAME} />);
  await expect.element(view.getByRole('textbox')).toHaveValue(NAME);
});

test('a right-to-left name is isolated, and is copied unchanged', async () => {
  const name = 'חוזה 12.pdf';
  const view = await render(
    <>
      <p data-testid="row">{name} 3 of 40</p>
      <p data-testid="sentence">{`Shared ${name} with 3 people`}</p>
      <select aria-label="File">
        <option>{name}</option>
      </select>
      <textarea aria-label="Note" defaultValue={name} />
    </>,
  );
  const row = view.getByTestId('row').element();
  expect(row.querySelector('bdi')?.textContent).toBe(name);
  expect(row.textContent).toBe(`${name} 3 of 40`);
  // The number follows the name on its right.
  const range = document.createRange();
  range.selectNodeContents(row.childNodes[1] ?? row);
  const nameBox = row.querySelector('bdi')?.getBoundingClientRect();
  expect(range.getBoundingClientRect().left).toBeGreaterThanOrEqual((nameBox?.right ?? Number.POSITIVE_INFINITY) - 1);
  const sentence = view.getByTestId('sentence').element();
  expect(sentence.textContent).toBe(`Shared ${name} with 3 people`);
  expect([...sentence.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(['חוזה']);
  await expect.element(view.getByRole('option')).toHaveTextContent(name);
  await expect.element(view.getByRole('textbox')).toHaveValue(name);
});

test('a right-to-left name that does not fit keeps its start', async () => {
  const name = `חוזה ${'שנתי ארוך '.repeat(20)}12.pdf`;
  const view = await render(
    <>
      <p className="w-160 truncate">{name}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: real lists have the same roles */}
      <div role="gridcell" tabIndex={-1} className="w-160">
        <div className="truncate">
          <span>{name}</span>
        </div>
      </div>
      <p className="w-160 truncate">{name} 3 of 40</p>
    </>,
  );
  const isStartVisible = (bdi: Element) => {
    const start = document.createRange();
    start.setStart(bdi.firstChild ?? bdi, 0);
    start.setEnd(bdi.firstChild ?? bdi, 1);
    const place = start.getBoundingClientRect();
    const box = bdi.closest('.truncate')?.getBoundingClientRect();
    return box !== undefined && place.left >= box.left && place.right <= box.right + 1;
  };
  const names = [...view.container.querySelectorAll('bdi')];
  expect(names).toHaveLength(3);
  expect(names.slice(0, 2).map(isStartVisible)).toEqual([true, true]);
  // Next to other text, a name stays before it.
  expect(names[2]?.hasAttribute('data-whole-text')).toBe(false);
});
