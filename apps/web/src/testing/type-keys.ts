// Later than any key that was actually pressed, so that typing here starts a new burst.
let clockMs = 1e9;

/**
 * Presses a key on the focused element, with `Shift ` if prefixed, `afterMs` after the previous one by the keyboard's clock. As
 * in browsers, text fields receive the key unless it is handled, and Space presses the focused element.
 */
export function pressKey(key: string, afterMs = 100): void {
  clockMs += afterMs;
  let isTaken = false;
  for (const type of ['keydown', 'keyup']) {
    const event = new KeyboardEvent(type, {
      key: key.replace(/^Shift /, ''),
      shiftKey: key.startsWith('Shift '),
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: clockMs });
    const target = document.activeElement ?? document.body;
    isTaken = !target.dispatchEvent(event) || isTaken;
    if (isTaken) continue;
    const isField = target instanceof HTMLTextAreaElement || target.matches('input:not([type=checkbox])');
    if (type === 'keydown' && key.length === 1 && isField) document.execCommand('insertText', false, key);
    if (type === 'keyup' && key === ' ' && target.matches('button, [type=checkbox]')) (target as HTMLElement).click();
  }
}

/** Types a text after a pause, with `gapsMs` between its keys in turn. */
export function typeText(text: string, gapsMs: readonly number[] = [100]): void {
  for (const [index, key] of [...text].entries()) pressKey(key, index === 0 ? 1_000 : gapsMs[index % gapsMs.length]);
}

/** Ends a key burst like a key without a character: intended changes are made immediately. */
export function endTyping(): void {
  pressKey('F9');
}
