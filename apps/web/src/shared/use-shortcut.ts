import { useEffect, useRef } from 'react';

/**
 * Runs `action` when a key is pressed anywhere outside text fields. `key` is a KeyboardEvent key; with Ctrl or Meta
 * held nothing runs, so that the browser keeps its own.
 */
export function useShortcut(key: string, action: (event: KeyboardEvent) => void, isEnabled = true): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // The path leads into shadow trees, such as that of the code editor; the target stops at their hosts.
      if (isTyping(event.composedPath()[0])) return;
      latest.current(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isEnabled]);
}

function isTyping(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null
  );
}
