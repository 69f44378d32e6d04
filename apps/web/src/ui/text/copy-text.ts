import { notifyInPlace } from '#ui/toasts/toasts.tsx';

const LONGEST_SHOWN = 300; // Characters; what is longer nobody copies from a message.

/** Puts text into the clipboard and says so: `copied` tells what is there now. Call it from a press. */
export function copyText(text: string, copied: string): void {
  void writeText(text).then((isWritten) => notifyOutcome(isWritten, text, copied));
}

/**
 * Like `copyText`, for text that has to be fetched first. WebKit takes only what is handed to the clipboard within the press
 * itself, so that the promise is. Rejects with the error of the promise.
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
  sayOutcome(`The browser did not let the console copy. ${remedy}`);
}

// The clipboard holds one thing: what was said of the one before it is no longer true.
function sayOutcome(message: string): void {
  notifyInPlace('clipboard', message);
}

async function writePrepared(preparing: Promise<string>): Promise<boolean> {
  if (!('clipboard' in navigator) || typeof ClipboardItem !== 'function') return false;
  const content = preparing.then((text) => new Blob([text], { type: 'text/plain' }));
  // Whoever wants the text gets the error; the clipboard may refuse before it looks at it.
  content.catch(() => undefined);
  const item = new ClipboardItem({ 'text/plain': content });
  return isDone(navigator.clipboard.write([item]));
}

/** Writes by the clipboard of the platform; without one, as on an origin that is not secure, by copying a selection. */
async function writeText(text: string): Promise<boolean> {
  if ('clipboard' in navigator && (await isDone(navigator.clipboard.writeText(text)))) return true;
  return copySelected(text);
}

/** Whether a write to the clipboard was done; the browser refuses with a DOMException, which says nothing to people. */
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
  // Within a dialog: what is outside of it cannot be focused.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
