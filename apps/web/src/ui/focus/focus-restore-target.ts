let lostAtPath: string | undefined;

/** Notes that what holds the focus goes away, so that what comes in its place, at the same address, can take it. */
export function noteFocusLoss(path: string): void {
  lostAtPath = path;
  // What comes in its place is drawn at once; what comes later comes for itself.
  queueMicrotask(() => {
    lostAtPath = undefined;
  });
}

/** Whether the focus was lost here just now, and nothing else has taken it. Whoever asks has it to give. */
export function takeFocusLoss(): boolean {
  const isLost = lostAtPath === location.pathname && isFocusLost();
  lostAtPath = undefined;
  return isLost;
}

/**
 * For a window that closes when what opened it is gone: puts the focus on the row of the list that one has come to, or on what
 * is said where the list was.
 */
export function refocusList(): void {
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('main :is([role="grid"] [role="row"][tabindex="0"], [data-empty])')?.focus();
}

/** Whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
