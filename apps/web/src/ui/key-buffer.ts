let typed = '';

/** Keeps a key that was pressed while a window loads, if it writes something. */
export function bufferKey(key: string): void {
  if (key.length === 1) typed += key;
}

/** Forgets what was typed for a window that does not open after all. */
export function clearKeyBuffer(): void {
  typed = '';
}

/** Writes what was typed while the window loaded into the field that has the focus, over what is chosen there. */
export function flushKeyBuffer(): void {
  const text = typed;
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
}
