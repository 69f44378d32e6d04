// Later than any key that was really pressed: what is typed here begins anew.
let clockMs = 1e9;

/**
 * Presses a key, after `Shift ` with that, where the focus is, `afterMs` after the one before, as the clock of keyboards tells it. Text fields take what is
 * not taken from them, and Space presses what has the focus, as browsers have it.
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

/** Types a text, with `gapsMs` between its keys in turn, after a rest. */
export function typeText(text: string, gapsMs: readonly number[] = [100]): void {
  for (const [index, key] of [...text].entries()) pressKey(key, index === 0 ? 1_000 : gapsMs[index % gapsMs.length]);
}

/** Ends a burst of keys as a key without a character does: what was meant is done at once, without waiting for more. */
export function endTyping(): void {
  pressKey('F9');
}
