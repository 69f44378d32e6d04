import type { ToastAction } from './toast-action.ts';
import { addToast, toastQueue } from './toast-queue.ts';

const SHOWN_MS = 6_000;
const OFFERED_MS = 12_000; // Enough time to read, decide and reach the button.
let offered: { action: ToastAction; untilMs: number } | undefined;

/** Runs the action of the last message, such as undo, while it is available. Returns false if none is available. */
export function runOfferedAction(): boolean {
  const action = offered && offered.untilMs > Date.now() ? offered.action : undefined;
  offered = undefined;
  if (!action) return false;
  action.run();
  dismissAll();
  return true;
}

/**
 * The duration of messages without another end, in milliseconds. Infinity until they are dismissed; undefined for the default.
 */
let chosenMs: number | undefined;

/** Sets the user's duration of toasts. 0 `seconds` means until they are dismissed. */
export function setMessageTime(seconds: number | undefined): void {
  chosenMs = seconds === 0 ? Number.POSITIVE_INFINITY : seconds && seconds * 1000;
}

/** Shows a brief confirmation, for results without a place of their own. */
export function notify(message: string, action?: ToastAction): void {
  const forMs = action?.forMs ?? chosenMs ?? OFFERED_MS;
  if (action) offered = { action, untilMs: Date.now() + forMs };
  addToast(message, action, action ? forMs : (chosenMs ?? SHOWN_MS));
}

/** Shows an error of an action for which the user no longer waits. Stays until it is dismissed. */
export function notifyUntilRead(message: string): void {
  addToast(message, undefined, undefined);
}

/** Shows a brief message that replaces the previous one with the same `place`. */
export function notifyInPlace(place: string, message: string): void {
  addToast(message, undefined, chosenMs ?? SHOWN_MS, place);
}

/** Dismisses all messages. */
export function dismissAll(): void {
  toastQueue.clear();
}
