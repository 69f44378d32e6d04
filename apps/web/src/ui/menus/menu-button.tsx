import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { MenuAction } from './menu-action.ts';

// Lazy-loaded when a menu is about to open, because the initial screen does not need it.
const ActionMenu = lazyComponent(() => import('./action-menu.tsx'), 'ActionMenu');

const LOOKS = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink max-md:px-6',
} as const;

type MenuButtonProps = {
  /** The accessible name of the menu, and of the button if it has no text. */
  label: string;
  actions: readonly MenuAction[];
  /** `quiet` looks like the tools of a list. */
  kind?: keyof typeof LOOKS;
  /** The default shortcut key of the first action. */
  hotkey?: string;
  children: ReactNode;
};

/** A button that opens a menu of actions. */
export function MenuButton({ label, actions, kind = 'secondary', hotkey, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PressButton
        ref={button}
        aria-label={label}
        data-tooltip={label}
        data-key={hotkey}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onWarm={ActionMenu.preload}
        onPress={() => setIsOpen(true)}
        className={clsx(
          'inline-flex h-tool shrink-0 cursor-default print:hidden items-center justify-center gap-6 max-sm:min-w-tool rounded-control border px-8 font-medium whitespace-nowrap',
          LOOKS[kind],
        )}
      >
        {children}
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ActionMenu label={label} actions={actions} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}
