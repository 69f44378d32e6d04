import { isApple } from './is-apple.ts';

/**
 * Reports whether a modifier such as Ctrl is pressed, which browsers use for their own shortcuts. Ignores AltGr, and Option on
 * Apple keyboards, if it types a character, such as `[` on a German keyboard.
 */
export function isModified(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // Windows also reports AltGr as Ctrl with Alt.
  if (event.getModifierState('AltGraph')) return metaKey;
  const isTyped = altKey && key.length === 1 && isApple();
  return ctrlKey || metaKey || (altKey && !isTyped);
}
