import { clsx } from 'clsx';
import { type ReactElement, type RefObject, useEffect, useEffectEvent } from 'react';
import { Menu, MenuItem, Text } from 'react-aria-components';
import { useEffectText } from '#ui/buttons/effect.ts';
import { EffectMark } from '#ui/buttons/effect-mark.tsx';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import type { MenuAction } from './menu-action.ts';
import { registerOpenMenu } from './open-menus.ts';

type ActionMenuProps = {
  label: string;
  actions: readonly MenuAction[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A menu of actions at the element that opened it. Disabled ones state the reason, including for keyboard users. */
export function ActionMenu({ label, actions, triggerRef, onClose }: ActionMenuProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => registerOpenMenu(() => close()), []);
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
        className="max-h-[inherit] overflow-auto p-4 outline-none"
      >
        {actions.map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
      </Menu>
    </PopoverFrame>
  );
}

/** The menu itself would skip disabled items, so that keyboard users would never hear the reason. */
function ActionItem({ action }: { action: MenuAction }) {
  const { id, label, operationId, disabledReason, onAction } = action;
  const isDisabled = disabledReason !== undefined;
  return (
    <MenuItem
      id={id}
      textValue={label}
      data-op={operationId}
      shouldCloseOnSelect={!isDisabled}
      {...(isDisabled ? { render: drawDisabled } : { onAction })}
      className={clsx(
        'flex min-h-item cursor-default items-center gap-8 rounded-control px-8 py-4 outline-none focus:bg-hover',
        isDisabled && 'text-ink-3',
      )}
    >
      <ActionText action={action} />
    </MenuItem>
  );
}

/** An item without a link is a `div`. */
function drawDisabled(props: object): ReactElement {
  return <div {...props} aria-disabled />;
}

/** Shows the label of an action, then the reason why it is disabled, or else whether it can be undone. */
function ActionText({ action }: { action: MenuAction }) {
  const { label, icon: Icon, disabledReason, operationId } = action;
  const effect = useEffectText(disabledReason === undefined ? (action.effect ?? operationId) : undefined);
  return (
    <>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
      {/* All of it is part of the name: what can be read is what is spoken (WCAG 2.2, 2.5.3). */}
      <Text slot="label" className="flex min-w-0 flex-1 items-center gap-16">
        <span className="min-w-0 flex-1">
          {label} {disabledReason !== undefined && <span className="block text-small">{disabledReason}</span>}
        </span>
        {effect !== undefined && <EffectMark words={effect} />}
      </Text>
    </>
  );
}
