let typed = '';
let isCompleted = false;
let openWindows = 0;

/** Says that keys are kept for a window that loads; until what is returned is called. */
export function openKeyBuffer(): () => void {
  openWindows += 1;
  return () => {
    openWindows -= 1;
  };
}

/** Whether keys are kept for a window that loads: nothing else is meant by them. */
export function isBufferingKeys(): boolean {
  return openWindows > 0;
}

/**
 * Keeps what is typed while a window loads. Enter after a text completes it; Enter by itself would confirm what nobody has seen,
 * and is dropped.
 */
export function bufferKey(key: string): void {
  if (isCompleted) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key === 'Enter') isCompleted = typed !== '';
}

/** Forgets what was typed for a window that does not open after all. */
export function clearKeyBuffer(): void {
  typed = '';
  isCompleted = false;
}

/** Writes what was typed while the window loaded into the field that has the focus, over what is chosen there. */
export function flushKeyBuffer(): void {
  const [text, hasEnter] = [typed, isCompleted];
  const field = document.activeElement;
  clearKeyBuffer();
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const facts = { bubbles: true, data: text, inputType: 'insertText' };
  // Lists that are narrowed by a field mark their first entry only for what they saw being typed.
  field.dispatchEvent(new InputEvent('beforeinput', facts));
  // Some kinds of field, such as one for an address, tell nothing about what is chosen in them.
  if (field.selectionStart === null) field.value += text;
  else field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
  field.dispatchEvent(new InputEvent('input', facts));
  // Once the text is drawn, on which it depends what Enter does.
  if (hasEnter) setTimeout(() => pressEnter(field));
}

function pressEnter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  // What browsers do by themselves they do for real keys only.
  if (isLeft && field instanceof HTMLInputElement) field.form?.requestSubmit();
}
