import { ToastQueue } from 'react-stately/useToastState';
import type { ToastAction } from './toast-action.ts';

/** A passing message; an urgent one interrupts what is being read out. */
export type ToastContent = { message: string; action: ToastAction | undefined; isUrgent: boolean };

/** The messages that are shown. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** The last message of each place. */
const placed = new Map<string, string>();

/**
 * Shows a message for some milliseconds, or until it is dismissed: when none are given it interrupts, too. It comes instead of
 * the one before it where both have the same `place`.
 */
export function addToast(
  message: string,
  action: ToastAction | undefined,
  shownMs: number | undefined,
  place?: string,
): void {
  const earlier = place === undefined ? undefined : placed.get(place);
  if (earlier !== undefined) toastQueue.close(earlier);
  const timeout = shownMs !== undefined && Number.isFinite(shownMs) ? { timeout: shownMs } : {};
  const key = toastQueue.add({ message, action, isUrgent: shownMs === undefined }, timeout);
  if (place !== undefined) placed.set(place, key);
}
