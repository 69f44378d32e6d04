import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ToastAction } from './toast-action.ts';

// Most visits have no message: loaded with the first one, or when nothing else is.
const loadRegion = () => import('./toast-region.tsx');
const ToastRegion = lazyComponent(loadRegion, 'ToastRegion');

const SHOWN_MS = 6_000;
const AHEAD_MS = 5_000; // It comes with all that windows are made of, which no first visit waits for.

let isNeeded = false;
const { subscribe, emit } = createListeners();

const OFFERED_MS = 12_000; // Time to read, to decide and to reach the button.
let offered: { action: ToastAction; untilMs: number } | undefined;

/** Does what the last message offered, while it offers it: takes back what was done. False when nothing is offered. */
export function runOfferedAction(): boolean {
  const action = offered && offered.untilMs > Date.now() ? offered.action : undefined;
  offered = undefined;
  if (!action) return false;
  action.run();
  void dismissAll();
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
  show(message, action, action ? forMs : (chosenMs ?? SHOWN_MS));
}

/** Says that something went wrong that nobody waits for any more; stands until it is dismissed. */
export function notifyUntilRead(message: string): void {
  show(message, undefined, undefined);
}

/** Says something in passing in place of what was last said for the same `place`. */
export function notifyInPlace(place: string, message: string): void {
  show(message, undefined, chosenMs ?? SHOWN_MS, place);
}

function show(message: string, action: ToastAction | undefined, shownMs: number | undefined, place?: string): void {
  isNeeded = true;
  emit();
  void loadRegion().then(({ addToast }) => addToast(message, action, shownMs, place));
}

/** Takes all passing messages away. */
export async function dismissAll(): Promise<void> {
  if (isNeeded) (await loadRegion()).clearToasts();
}

/** Loads what shows messages before there is one: the first may be that the connection is lost. */
export function ToastsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void loadRegion(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Where passing messages appear; a landmark that F6 reaches. */
export function Toasts() {
  const isShown = useSyncExternalStore(subscribe, () => isNeeded);
  return isShown ? (
    <CatchBoundary getResetKey={() => 'once'} errorComponent={() => null}>
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </CatchBoundary>
  ) : null;
}
