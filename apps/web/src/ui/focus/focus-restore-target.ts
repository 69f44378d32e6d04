let lostAtPath: string | undefined;

/** Records that the focused element will be removed, so that its replacement at the same path can take the focus. */
export function recordFocusLoss(path: string): void {
  lostAtPath = path;
  // The replacement renders synchronously. Later content does not take the focus.
  queueMicrotask(() => {
    lostAtPath = undefined;
  });
}

/** Reports whether the focus was just lost here and nothing else has taken it. The caller must then set the focus. */
export function consumeFocusLoss(): boolean {
  const isLost = lostAtPath === location.pathname && isFocusLost();
  lostAtPath = undefined;
  return isLost;
}

/**
 * For a dialog that closes after its opener was removed: focuses the current row of the list, or the message in place of the
 * list.
 */
export function refocusList(): void {
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('main :is([role="grid"] [role="row"][tabindex="0"], [data-empty])')?.focus();
}

/** Reports whether no element on the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
