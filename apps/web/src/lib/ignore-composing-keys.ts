const COMPOSING_KEY_CODE = 229; // UI Events, section 7.3: the input method handles the key.

/**
 * Hides keys that an input method handles from all key listeners, such as the Enter that confirms a Japanese word. These keys
 * belong to the text only. WebKit ends the composition before its last key, which can only be detected by its code. Editors that
 * handle composition themselves still receive the keys; their ancestors do not. Must be called before any listener is added.
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
