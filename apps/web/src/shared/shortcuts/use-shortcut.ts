import { useEffect, useRef } from 'react';
import { takeKey } from './asked-key.ts';
import { addShortcut, type Shortcut } from './shortcut.ts';
import { listenToShortcuts } from './shortcut-listener.ts';

type ShortcutOptions = {
  /** Whether the screen has a use for it at all. */
  isHere?: boolean | undefined;
  /** Why it can do nothing now: said when it is pressed. The same as of the control that it stands for. */
  disabledReason?: string | undefined;
  /** Finds what is missing, to put the focus there when the key is pressed in vain. */
  findMissing?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * Whether it decides, deletes, sends or changes anything by itself. It then waits until it is clear that no text is being
   * typed, and does what it did for what it was pressed on.
   */
  isChange?: boolean | undefined;
};

/**
 * Runs `action` when a key is pressed anywhere outside text fields. `key` is the KeyboardEvent key as the console comes,
 * after `Shift ` where a named key, such as Delete, is held with it;
 * people can choose another one, or none, and can ask for the action by name instead. With Ctrl or Meta held nothing runs, so that the browser keeps its own.
 * A key that can do nothing says why.
 */
export function useShortcut(key: string, action: () => void, options: ShortcutOptions = {}): void {
  const { isHere = true, disabledReason, findMissing, isChange = false } = options;
  const refusal = disabledReason === undefined ? undefined : { reason: disabledReason, findMissing };
  const shortcut: Shortcut = { key, run: action, refusal, isChange };
  const latest = useRef(shortcut);
  useEffect(() => {
    latest.current = shortcut;
  });
  useEffect(() => {
    if (!isHere) return undefined;
    listenToShortcuts();
    return addShortcut(latest);
  }, [isHere]);
  const isOpen = isHere && refusal === undefined;
  useEffect(() => (isOpen ? takeKey({ key, run: () => latest.current.run() }) : undefined), [key, isOpen]);
}
