import { Menu, MenuItem, Popover, Text } from 'react-aria-components';
import type { RowAction } from './row-action.ts';

type RowMenuProps = { label: string; actions: readonly RowAction[]; trigger: HTMLElement; onClose: () => void };

/** The menu of one row, at the row. What cannot be done now says why. */
export function RowMenu({ label, actions, trigger, onClose }: RowMenuProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={{ current: trigger }}
      aria-label={`Actions for ${label}`}
      placement="bottom end"
      className="min-w-200 max-w-360 rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms]"
    >
      <Menu
        aria-label={`Actions for ${label}`}
        autoFocus="first"
        onClose={onClose}
        disabledKeys={actions.filter(({ blockedBecause }) => blockedBecause !== undefined).map(({ id }) => id)}
        className="p-4 outline-none"
      >
        {actions.map(({ id, label: name, icon: Icon, blockedBecause, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={name}
            onAction={onAction}
            className="flex min-h-28 cursor-default items-center gap-8 rounded-control px-8 py-4 outline-none focus:bg-hover disabled:text-ink-3"
          >
            {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
            <span className="min-w-0">
              <Text slot="label">{name}</Text>
              {blockedBecause !== undefined && (
                <Text slot="description" className="block text-small">
                  {blockedBecause}
                </Text>
              )}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
