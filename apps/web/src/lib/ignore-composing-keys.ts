const COMPOSING_KEY_CODE = 229; // UI Events, section 7.3: the input method handles the key.

/**
 * Keeps keys that an input method takes, such as the Enter that confirms a word of Japanese, from everything that listens to
 * keys: they are for the text alone. WebKit ends the composition before its last key, which is told by its code only.
 * Editors that compose text by themselves still see them; what they are in does not. Call it before anything listens.
 */
export function ignoreComposingKeys(): void {
  window.addEventListener('keydown', ignoreComposing, { capture: true });
}

function ignoreComposing(event: KeyboardEvent): void {
  if (!event.isComposing && event.keyCode !== COMPOSING_KEY_CODE) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && target.isContentEditable) {
    target.addEventListener('keydown', (composing) => composing.stopPropagation(), { once: true });
  } else event.stopImmediatePropagation();
}
