import { isModified } from '#lib/is-modified.ts';

/** A window that loads: what of the page belongs to it, and what Escape does. */
type LoadingWindow = { contains: (node: Node) => boolean; cancel: () => void };

// Their own use does no harm to the screen below.
const LEFT_ALONE = /^(Tab|F\d+)$/;

let typed = '';
let isCompleted = false;
const loadingWindows: LoadingWindow[] = [];

/**
 * Takes the keys of the page while a window loads: they are meant for it and not for the screen below. Call it before anything
 * else listens to keys; listeners of one element are called in the order in which they came.
 */
export function listenToBufferedKeys(): void {
  window.addEventListener('keydown', takeKey, { capture: true });
  window.addEventListener('keyup', takeKeyUp, { capture: true });
}

/** Keeps keys for a window that loads, until what is returned is called. */
export function openKeyBuffer(loading: LoadingWindow): () => void {
  loadingWindows.push(loading);
  return () => {
    loadingWindows.splice(loadingWindows.indexOf(loading), 1);
  };
}

function takeKey(event: KeyboardEvent): void {
  const loading = loadingWindows.at(-1);
  if (!loading || isModified(event) || isOwnPress(loading, event)) return;
  event.stopImmediatePropagation();
  if (!LEFT_ALONE.test(event.key)) event.preventDefault();
  bufferKey(event.key);
  if (event.key !== 'Escape') return;
  clearKeyBuffer();
  loading.cancel();
}

// Firefox presses a button when the key comes up, whatever became of its way down.
function takeKeyUp(event: KeyboardEvent): void {
  const loading = loadingWindows.at(-1);
  if (loading && event.key === ' ' && !isOwnPress(loading, event)) event.preventDefault();
}

function isOwnPress(loading: LoadingWindow, { key, target }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Node && loading.contains(target);
}

/**
 * Keeps what is typed while a window loads. Enter after a text completes it; Enter by itself would confirm what nobody has seen,
 * and is dropped.
 */
function bufferKey(key: string): void {
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
