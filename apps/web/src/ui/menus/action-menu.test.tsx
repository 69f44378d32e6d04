import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { MenuButton } from './menu-button.tsx';

test('by keyboard, an unavailable action is reachable, shows the reason, does nothing and leaves the menu open', async () => {
  const done: string[] = [];
  const screen = await render(
    <MenuButton
      label="More"
      actions={[
        { id: 'copy', label: 'Copy', onAction: () => done.push('copy') },
        { id: 'delete', label: 'Delete', disabledReason: 'Only the owner can.', onAction: () => done.push('delete') },
      ]}
    >
      More
    </MenuButton>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  const item = screen.getByRole('menuitem', { name: 'Delete Only the owner can.' });
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await item.click({ force: true });
  await expect.element(item).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(item).not.toBeInTheDocument();
  expect(done).toEqual(['copy']);
});
