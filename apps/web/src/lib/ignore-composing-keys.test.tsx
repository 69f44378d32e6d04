import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderApp } from '#testing/render-app.tsx';
import { DialogWindow } from '#ui/dialogs/dialog-window.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';

/** The keys of an input method as sent by Chromium and Firefox, and by WebKit after the composition. */
const COMPOSING = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Backspace', 'Tab'].flatMap((key) => [
  { key, isComposing: true },
  { key, keyCode: 229 },
]);

function composeIn(field: Element): void {
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  for (const init of COMPOSING) {
    field.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true }));
  }
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }));
}

test('keys that confirm an input method composition do nothing in a search, a filter, a list of suggestions or a dialog', async () => {
  const act = vi.fn();
  const view = await render(
    <>
      <SearchField label="Search" value="日本" onSearch={act} />
      <FilterField label="Function" value="日" onChange={act} />
      <SuggestField label="Condition" value="日" suggestions={['日本', '日曜']} onChange={act} onKeyDown={act} />
      <form onSubmit={act}>
        <TextField label="Name" value="日本" onChange={act} onKeyDown={act} />
      </form>
      <DialogWindow title="Rename" onClose={act}>
        <TextField label="New name" value="日本" onChange={act} />
        <p className="dialog-foot">
          <button type="button">Cancel</button>
          <button type="button" onClick={act}>
            Rename
          </button>
        </p>
      </DialogWindow>
    </>,
  );
  await expect.element(view.getByRole('dialog')).toBeVisible();
  const fields = [...document.querySelectorAll('input')];
  expect(fields).toHaveLength(5);
  for (const field of fields) composeIn(field);
  await new Promise((resolve) => setTimeout(resolve));
  expect(act).not.toHaveBeenCalled();
});

test('the palette treats them as text and neither runs a command nor closes', async () => {
  const { screen, address } = await renderApp({
    url: '/jobs',
    responses: {},
    bff: { 'GET /api/jobs': () => ({ jobs: [] }) },
  });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = screen.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('combobox').or(palette.getByRole('searchbox')).fill('files');
  const field = document.activeElement;
  if (field) composeIn(field);
  await expect.element(palette).toBeVisible();
  expect(address()).toBe('/jobs');
});
