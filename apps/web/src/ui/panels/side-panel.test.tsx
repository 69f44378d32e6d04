import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SidePanel } from './side-panel.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <header style={{ height: 48 }}>
        <button type="button">Search</button>
      </header>
      <nav>
        <button type="button">Files</button>
      </nav>
      <main>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && (
          <SidePanel title="Details" onClose={() => setIsOpen(false)}>
            <button type="button">Rename</button>
          </SidePanel>
        )}
      </main>
    </div>
  );
}

const isReachable = (selector: string) => document.querySelector<HTMLElement>(selector)?.inert === false;

test('behind a panel that covers the page nothing takes the focus, which returns when the panel closes', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  const panel = screen.getByRole('complementary', { name: 'Details' });
  await expect.element(panel).toHaveFocus();
  expect([isReachable('nav'), isReachable('header')]).toEqual([false, true]);
  const reached: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body)
      reached.push(activeElement.closest('aside, header') ? 'panel or bar' : 'page');
  }
  expect(reached).toContain('panel or bar');
  expect(reached).not.toContain('page');
  await screen.getByRole('button', { name: 'Rename' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(isReachable('nav')).toBe(true);
});

test('a panel next to a list leaves the focus and the page unchanged, until there is no space for both', async () => {
  const screen = await render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
  await expect.element(open).toHaveFocus();
  expect(isReachable('nav')).toBe(true);
  await page.viewport(390, 844);
  await expect.poll(() => isReachable('nav')).toBe(false);
  await page.viewport(390, 320);
  await expect.poll(() => isReachable('header')).toBe(false);
  await page.viewport(1440, 900);
  await expect.poll(() => isReachable('nav') && isReachable('header')).toBe(true);
});
