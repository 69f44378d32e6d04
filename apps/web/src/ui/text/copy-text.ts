import { notifyInPlace } from '#ui/toasts/toasts.tsx';

const LONGEST_SHOWN = 300; // Characters. Users would not copy a longer text from a message.

/** Copies text to the clipboard and reports the result with the message `copied`. Must be called in a press handler. */
export function copyText(text: string, copied: string): void {
  void writeText(text).then((isWritten) => notifyOutcome(isWritten, text, copied));
}

/**
 * Like `copyText`, for text that must be loaded first. WebKit only accepts data that is passed to the clipboard during the press
 * itself, so the promise is passed. Rejects with the error of the promise.
 */
export async function copyPreparedText(preparing: Promise<string>, copied: string): Promise<void> {
  const isWritten = await writePrepared(preparing);
  const text = await preparing;
  notifyOutcome(isWritten || (await writeText(text)), text, copied);
}

function notifyOutcome(isWritten: boolean, text: string, copied: string): void {
  if (isWritten) {
    sayOutcome(copied);
    return;
  }
  const remedy = text.length > LONGEST_SHOWN ? 'Allow access to the clipboard and try again.' : `Copy it here: ${text}`;
  sayOutcome(`The browser blocked copying. ${remedy}`);
}

// The clipboard holds a single item, so an earlier message is no longer true.
function sayOutcome(message: string): void {
  notifyInPlace('clipboard', message);
}

async function writePrepared(preparing: Promise<string>): Promise<boolean> {
  if (!('clipboard' in navigator) || typeof ClipboardItem !== 'function') return false;
  const content = preparing.then((text) => new Blob([text], { type: 'text/plain' }));
  // The caller receives the error; the clipboard may reject before it awaits the promise.
  content.catch(() => undefined);
  const item = new ClipboardItem({ 'text/plain': content });
  return isDone(navigator.clipboard.write([item]));
}

/** Writes with the Clipboard API. If it is unavailable, as on insecure origins, copies a selection. */
async function writeText(text: string): Promise<boolean> {
  if ('clipboard' in navigator && (await isDone(navigator.clipboard.writeText(text)))) return true;
  return copySelected(text);
}

/**
 * Reports whether a write to the clipboard succeeded. The browser rejects with a DOMException, whose message does not help users.
 */
function isDone(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Appended within a dialog, because elements outside it cannot be focused.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
