import { isApple } from '#lib/is-apple.ts';

/** Whether a key is text where it was pressed, or belongs to a window or list over the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  // The path leads into shadow trees, such as that of the code editor; the target stops at their hosts.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  // Code that is only read has a cursor, but takes no text.
  const isEditor = target.isContentEditable && target.closest('[aria-readonly="true"]') === null;
  return isEditor || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null;
}

/**
 * Whether keys such as Ctrl are held, with which the browser has shortcuts of its own. AltGr, and Option on Apple’s keyboards,
 * are held to type a character, such as `[` on a German keyboard: they do not count.
 */
export function isModified(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // Windows reports AltGr as Ctrl with Alt, too.
  if (event.getModifierState('AltGraph')) return metaKey;
  const isTyped = altKey && key.length === 1 && isApple();
  return ctrlKey || metaKey || (altKey && !isTyped);
}
