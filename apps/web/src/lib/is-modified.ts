import { isApple } from './is-apple.ts';

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
