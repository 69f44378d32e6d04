import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRegionKeys } from './use-region-keys.ts';

function Regions({ load }: { load: () => Promise<typeof import('./regions.ts')> }) {
  useRegionKeys(load);
  return (
    <>
      <nav aria-label="Main">
        <button type="button">Home</button>
      </nav>
      <main>
        <button type="button">Check</button>
        <button type="button">Save</button>
      </main>
      <aside data-panel aria-label="Details" tabIndex={-1} />
    </>
  );
}

test('if its code loads late, F6 leaves the focus where the user moved it, and counts every key press', async () => {
  const code = Promise.withResolvers<typeof import('./regions.ts')>();
  const load = () => code.promise;
  const screen = await render(<Regions load={load} />);
  screen.getByRole('button', { name: 'Check' }).element().focus();
  await userEvent.keyboard('{F6}{Tab}');
  code.resolve(await import('./regions.ts'));
  await load();
  expect(document.activeElement?.textContent).toBe('Save');
  await userEvent.keyboard('{F6}{F6}');
  await expect.element(screen.getByRole('button', { name: 'Home' })).toHaveFocus();
});
