import { useEffect, useLayoutEffect, useRef } from 'react';
import { registerDeferredKey } from './deferred-key.ts';
import { addShortcut, type Shortcut } from './shortcut.ts';
import { listenToShortcuts } from './shortcut-listener.ts';

type ShortcutOptions = {
  /** Whether the screen has this function at all. */
  isHere?: boolean | undefined;
  /** The reason why the shortcut is unavailable, announced when it is pressed. The same as for the corresponding control. */
  disabledReason?: string | undefined;
  /** Finds the missing input, in order to focus it if the shortcut is unavailable. */
  findMissing?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * Whether the action itself decides, deletes, sends or changes anything. It is then delayed until it is clear that no text is
   * being typed, and applies to the target at the key press.
   */
  isChange?: boolean | undefined;
};

/**
 * Runs `action` when a key is pressed anywhere outside text fields. `key` is the default KeyboardEvent key, prefixed with `Shift
 * ` for a named key combined with it, such as Delete. Users can reassign or disable it, and can run the action by name instead.
 * With Ctrl or Meta, nothing runs, so that browser shortcuts still work. An unavailable key announces the reason.
 */
export function useShortcut(key: string, action: () => void, options: ShortcutOptions = {}): void {
  const { isHere = true, disabledReason, findMissing, isChange = false } = options;
  const refusal = disabledReason === undefined ? undefined : { reason: disabledReason, findMissing };
  const shortcut: Shortcut = { key, run: action, refusal, isChange };
  const latest = useRef(shortcut);
  // Together with the document: a key pressed before an effect would run the previous action.
  useLayoutEffect(() => {
    latest.current = shortcut;
  });
  useEffect(() => {
    if (!isHere) return undefined;
    listenToShortcuts();
    return addShortcut(latest);
  }, [isHere]);
  const isOpen = isHere && refusal === undefined;
  useEffect(() => (isOpen ? registerDeferredKey({ key, run: () => latest.current.run() }) : undefined), [key, isOpen]);
}
