import type { RefObject } from 'react';
import { Menu, MenuItem, Text } from 'react-aria-components';
import type { MenuAction } from './menu-action.ts';
import { PopoverFrame } from './popover-frame.tsx';

type ActionMenuProps = {
  label: string;
  actions: readonly MenuAction[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A list of actions at the element that opened it. What cannot be done now says why. */
export function ActionMenu({ label, actions, triggerRef, onClose }: ActionMenuProps) {
  return (
    <PopoverFrame
      label={label}
      triggerRef={triggerRef}
      className="w-max min-w-200 max-w-[min(360px,calc(100vw-16px))]"
      onClose={onClose}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        disabledKeys={actions.filter(({ blockedBecause }) => blockedBecause !== undefined).map(({ id }) => id)}
        className="max-h-[inherit] overflow-auto p-4 outline-none"
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
            {/* The reason is part of the name: what can be read is what is spoken (WCAG 2.2, 2.5.3). */}
            <Text slot="label" className="min-w-0">
              {name} {blockedBecause !== undefined && <span className="block text-small">{blockedBecause}</span>}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </PopoverFrame>
  );
}
