import { isModified } from '#lib/is-modified.ts';

/** A dialog that is loading: the nodes that belong to it, and the action of Escape. */
type LoadingWindow = { contains: (node: Node) => boolean; cancel: () => void };

// Their default actions do not affect the screen below.
const IGNORED_KEYS = /^(Tab|F\d+)$/;

let typed = '';
let isCompleted = false;
const loadingWindows: LoadingWindow[] = [];

/**
 * Captures the keys of the page while a dialog loads, because they are meant for the dialog and not for the screen below. Must be
 * called before any other key listener is added, because listeners of an element run in the order in which they were added.
 */
export function listenToBufferedKeys(): void {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp, { capture: true });
}

/** Buffers keys for a loading dialog until the returned function is called. */
export function openKeyBuffer(loading: LoadingWindow): () => void {
  loadingWindows.push(loading);
  return () => {
    loadingWindows.splice(loadingWindows.indexOf(loading), 1);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  const loading = loadingWindows.at(-1);
  if (!loading || isModified(event) || isOwnPress(loading, event)) return;
  event.stopImmediatePropagation();
  if (!IGNORED_KEYS.test(event.key)) event.preventDefault();
  bufferKey(event.key);
  if (event.key !== 'Escape') return;
  clearKeyBuffer();
  loading.cancel();
}

// Firefox presses a button on keyup, even if keydown was prevented.
function onKeyUp(event: KeyboardEvent): void {
  const loading = loadingWindows.at(-1);
  if (loading && event.key === ' ' && !isOwnPress(loading, event)) event.preventDefault();
}

function isOwnPress(loading: LoadingWindow, { key, target }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Node && loading.contains(target);
}

/**
 * Buffers text typed while a dialog loads. Enter after a text completes it. Enter alone would confirm an unseen dialog and is
 * dropped.
 */
function bufferKey(key: string): void {
  if (isCompleted) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key === 'Enter') isCompleted = typed !== '';
}

/** Clears the text typed for a dialog that does not open. */
export function clearKeyBuffer(): void {
  typed = '';
  isCompleted = false;
}

/** Inserts the text typed while the dialog loaded into the focused field, replacing the selection. */
export function flushKeyBuffer(): void {
  const [text, hasEnter] = [typed, isCompleted];
  const field = document.activeElement;
  clearKeyBuffer();
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const facts = { bubbles: true, data: text, inputType: 'insertText' };
  // Lists filtered by a field only highlight their first entry after input events.
  field.dispatchEvent(new InputEvent('beforeinput', facts));
  // Some field types, such as email, do not expose their selection.
  if (field.selectionStart === null) field.value += text;
  else field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
  field.dispatchEvent(new InputEvent('input', facts));
  // Runs once the text is rendered, because the effect of Enter depends on it.
  if (hasEnter) setTimeout(() => pressEnter(field));
}

function pressEnter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  // Browsers run default actions only for real keys.
  if (isLeft && field instanceof HTMLInputElement) field.form?.requestSubmit();
}
