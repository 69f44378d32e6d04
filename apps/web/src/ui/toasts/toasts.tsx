import type { ToastAction } from './toast-action.ts';
import { addToast, toastQueue } from './toast-queue.ts';

const SHOWN_MS = 6_000;
const OFFERED_MS = 12_000; // Time to read, to decide and to reach the button.
let offered: { action: ToastAction; untilMs: number } | undefined;

/** Does what the last message offered, while it offers it: takes back what was done. False when nothing is offered. */
export function runOfferedAction(): boolean {
  const action = offered && offered.untilMs > Date.now() ? offered.action : undefined;
  offered = undefined;
  if (!action) return false;
  action.run();
  dismissAll();
  return true;
}

/** How long messages stay that nothing else ends, in milliseconds; Infinity until they are dismissed. As usual when undefined. */
let chosenMs: number | undefined;

/** Sets how long passing messages stay, as the person has chosen: `seconds` of 0 until they are dismissed. */
export function setMessageTime(seconds: number | undefined): void {
  chosenMs = seconds === 0 ? Number.POSITIVE_INFINITY : seconds && seconds * 1000;
}

/** Says in passing that something was done; for results that have no place of their own. */
export function notify(message: string, action?: ToastAction): void {
  const forMs = action?.forMs ?? chosenMs ?? OFFERED_MS;
  if (action) offered = { action, untilMs: Date.now() + forMs };
  addToast(message, action, action ? forMs : (chosenMs ?? SHOWN_MS));
}

/** Says that something went wrong that nobody waits for any more; stands until it is dismissed. */
export function notifyUntilRead(message: string): void {
  addToast(message, undefined, undefined);
}

/** Says something in passing in place of what was last said for the same `place`. */
export function notifyInPlace(place: string, message: string): void {
  addToast(message, undefined, chosenMs ?? SHOWN_MS, place);
}

/** Removes all passing messages. */
export function dismissAll(): void {
  toastQueue.clear();
}
