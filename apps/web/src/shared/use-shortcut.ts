import { useEffect, useRef } from 'react';
import { readPreferences } from './preferences/preferences-store.ts';
import { takeKey } from './shortcuts/asked-key.ts';
import { boundKey } from './shortcuts/bound-key.ts';
import { readScreenPath } from './shortcuts/screen-path.ts';

/**
 * Runs `action` when a key is pressed anywhere outside text fields. `key` is the KeyboardEvent key as the console comes,
 * after `Shift ` where a named key, such as Delete, is held with it;
 * people can choose another one, or none, and can ask for the action by name instead. With Ctrl or Meta held nothing runs, so that the browser keeps its own.
 */
export function useShortcut(key: string, action: () => void, isEnabled = true): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (pressedKey(event) !== boundKey(key, readScreenPath(), readPreferences())) return;
      // Else the key would be the first letter in the field that the action leads to.
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    const stopTaking = takeKey({ key, run: () => latest.current() });
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopTaking();
    };
  }, [key, isEnabled]);
}

/** Characters say by themselves that Shift was held; named keys do not. */
function pressedKey({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey && key.length > 1 ? `Shift ${key}` : key;
}

/** Whether a key is text where it was pressed, or belongs to a window or list over the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  // The path leads into shadow trees, such as that of the code editor; the target stops at their hosts.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null
  );
}
