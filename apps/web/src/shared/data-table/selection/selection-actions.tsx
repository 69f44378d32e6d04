import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useClientPx } from '#ui/browser/use-client-px.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { countFitting } from './fitting-count.ts';

/** The bulk actions for selected rows: the first ones as buttons, and those without space in a menu. */
export function SelectionActions({ actions }: { actions: readonly MenuAction[] }) {
  const row = useRef<HTMLDivElement>(null);
  const labels = actions.map(({ label }) => label);
  const count = countFitting(labels, useClientPx(row, 'clientWidth'));
  return (
    <div ref={row} className="flex min-w-120 flex-1 gap-8">
      {actions.slice(0, count).map(({ id, label, icon: Icon, disabledReason, operationId, effect, onAction }) => (
        <Button key={id} data-op={operationId} effect={effect} disabledReason={disabledReason} onPress={onAction}>
          {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      ))}
      {count < actions.length && (
        <MenuButton label="More actions" actions={actions.slice(count)}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          More
        </MenuButton>
      )}
    </div>
  );
}
