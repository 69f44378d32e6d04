import { Trash2 } from 'lucide-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/buttons/button.tsx';
import { EffectContext } from '#ui/buttons/effect.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { TooltipLayer } from '#ui/popovers/tooltip-layer.tsx';
import { formatEffect } from './effect-text.tsx';

function Actions({ holdSeconds = 6 }: { holdSeconds?: number }) {
  return (
    <EffectContext value={(of) => formatEffect(of, holdSeconds)}>
      <div style={{ paddingTop: 80 }}>
        <Button data-op="drive.approvals.approve">Approve</Button>
        <IconButton icon={Trash2} label="Move to trash" data-op="drive.files.update drive.files.delete" />
        <Button data-op="drive.files.list">Refresh</Button>
        <Button data-op="drive.files.update" effect="permanent">
          Replace
        </Button>
        <Button data-op="drive.files.delete" disabledReason="Only its owner does.">
          Delete
        </Button>
        <MenuButton
          label="More"
          actions={[
            { id: 'name', label: 'Rename', operationId: 'drive.files.update', onAction: () => undefined },
            { id: 'delete', label: 'Delete forever', operationId: 'drive.files.delete', onAction: () => undefined },
            { id: 'open', label: 'Open', onAction: () => undefined },
          ]}
        >
          More
        </MenuButton>
        <TooltipLayer keyOf={(key) => key} />
      </div>
    </EffectContext>
  );
}

test('a button shows whether its action can be undone, on focus and to screen readers', async () => {
  const screen = await render(<Actions />);
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toHaveAccessibleDescription('Can be undone for 6\u00a0s');
  await userEvent.tab();
  await expect.element(screen.getByText('Can be undone for 6\u00a0s')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByText('Move to trash')).toBeVisible();
  await expect.element(screen.getByText('Can be undone', { exact: true })).toBeVisible();
  const replace = screen.getByRole('button', { name: 'Replace' });
  await expect.element(replace).toHaveAccessibleDescription('Permanent');
});

test('a button without side effects shows no such text, and a disabled one shows only the reason', async () => {
  const screen = await render(<Actions />);
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-description');
  const closed = screen.getByRole('button', { name: 'Delete' });
  await expect.element(closed).toHaveAccessibleDescription('Only its owner does.');
  await closed.hover();
  await expect.element(screen.getByText('Only its owner does.')).toBeVisible();
  expect(screen.getByText('Permanent').query()).toBeNull();
});

test('an action that is not delayed for the user is permanent', async () => {
  const screen = await render(<Actions holdSeconds={0} />);
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toHaveAccessibleDescription('Permanent');
});

test('an action that replaces content shows where the old content is stored, and nothing else', async () => {
  const screen = await render(
    <EffectContext value={(of) => formatEffect(of, 6)}>
      <Button data-op="drive.files.update" effect="revision">
        Restore
      </Button>
      <TooltipLayer keyOf={(key) => key} />
    </EffectContext>,
  );
  const restore = screen.getByRole('button', { name: 'Restore' });
  await expect.element(restore).toHaveAccessibleDescription('The previous content stays in Revisions');
});

test('a menu shows for each action whether it can be undone', async () => {
  const screen = await render(<Actions />);
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename Can be undone', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Delete forever Permanent', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Open', exact: true })).toBeVisible();
});
