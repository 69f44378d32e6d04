import { ToastQueue } from 'react-stately/useToastState';
import type { ToastAction } from './toast-action.ts';

/** A toast. An urgent one interrupts the current announcement. */
export type ToastContent = { message: string; action: ToastAction | undefined; isUrgent: boolean };

/** The shown messages. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** The last message of each place. */
const placed = new Map<string, string>();

/**
 * Shows a message for a number of milliseconds, or until it is dismissed; without a duration, it also interrupts. Replaces the
 * previous message with the same `place`.
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
