import { useEffect } from 'react';
import { isFocusLost } from './focus-restore-target.ts';
import { useScreenFocus } from './use-screen-focus.ts';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';
// What lies outside of these has its own order, and windows give the focus back by themselves.
const FRAME = 'main, aside, header, nav, [role="dialog"], [role="alertdialog"]';

// By then what comes in its place is there, loaded if it had to be, and who knows a better place has put the focus there.
const SETTLED_MS = 400;

/**
 * Keeps the focus on the page when a press closes or takes away what had it: what was only closed while something is in progress
 * gets it back, and what comes in the place of what is gone, or stands next to it, takes it. Lists and windows do so before,
 * each in its own way. One for the whole page; draws nothing.
 */
export function RestoreFocus({ path, firstPath = path }: { path: string; firstPath?: string }): null {
  useScreenFocus(path, firstPath);
  useEffect(retainFocus, []);
  return null;
}

function retainFocus(): () => void {
  let held: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    held = undefined;
  };
  const isLost = () => held?.path === location.pathname && isFocusLost();
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      held = target instanceof HTMLElement ? { element: target, path: location.pathname, isTaken: false } : undefined;
    },
    options,
  );
  document.addEventListener(
    'focusout',
    // Whether somebody has turned away from it, or it was taken from them, shows only once that is over.
    () => queueMicrotask(() => held && isFocusLost() && isUsable(held.element) && forget()),
    options,
  );
  document.addEventListener('pointerdown', () => isFocusLost() && forget(), options);
  const observer = new MutationObserver((records) => {
    if (!held) return;
    held.isTaken ||= !isUsable(held.element) || findRemoval(held.element, records) !== undefined;
    if (!isLost()) return;
    // The page also changes while Tab moves the focus on, when nothing has it for a moment.
    if (!held.isTaken) return forget();
    if (isUsable(held.element)) held.element.focus({ preventScroll: true });
    const gap = held.element.isConnected ? undefined : findGap(held.element, records);
    if (!gap) return;
    clearTimeout(timer);
    timer = setTimeout(() => isLost() && findNext(gap)?.focus({ preventScroll: true }), SETTLED_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    stop.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** What last had the focus, and whether it was removed or disabled while it had it: only then does the focus return. */
type Held = { element: HTMLElement; path: string; isTaken: boolean };

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** Where something was: what it was in, from the inside out, and what stood before it there. */
type Gap = { around: readonly Element[]; before: Node | null };

function findRemoval(element: HTMLElement, records: readonly MutationRecord[]): MutationRecord | undefined {
  return records.find(
    ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(element)),
  );
}

function findGap(gone: HTMLElement, records: readonly MutationRecord[]): Gap | undefined {
  const removal = findRemoval(gone, records);
  if (!(removal?.target instanceof Element)) return undefined;
  const around: Element[] = [];
  for (let element: Element | null = removal.target; element; element = element.parentElement) {
    around.push(element);
    if (element.matches(FRAME)) return { around, before: removal.previousSibling };
  }
  return undefined;
}

/** What can take the focus and comes first after where something was, or last before it, as near to it as there is any. */
function findNext({ around, before }: Gap): HTMLElement | undefined {
  const scopes = around.filter((element) => element.isConnected);
  const [home] = scopes;
  const isAfter = (element: HTMLElement) => {
    const start = before?.isConnected ? before : home;
    const position = start?.compareDocumentPosition(element) ?? 0;
    const isWithin = (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (start === home || !isWithin);
  };
  for (const scope of scopes) {
    const able = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
    const next = able.find(isAfter) ?? able.at(-1);
    if (next) return next;
  }
  return undefined;
}
