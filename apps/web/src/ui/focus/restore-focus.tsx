import { useEffect } from 'react';
import { isFocusLost } from './focus-restore-target.ts';
import { useScreenFocus } from './use-screen-focus.ts';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';
// Elements outside these have their own order, and dialogs restore the focus themselves.
const FRAME = 'main, aside, header, nav, [role="dialog"], [role="alertdialog"]';

// The time after which a replacement is rendered, including lazy loading, and any better focus target has been set.
const SETTLED_MS = 400;

/**
 * Keeps the focus on the page when a press disables or removes the focused element. An element that was only disabled during an
 * action gets the focus back; otherwise, the replacement or an adjacent element takes it. Lists and dialogs handle this earlier
 * in their own ways. A single instance for the whole page; renders nothing.
 */
export function RestoreFocus({ path, firstPath = path }: { path: string; firstPath?: string }): null {
  useScreenFocus(path, firstPath);
  useEffect(retainFocus, []);
  return null;
}

function retainFocus(): () => void {
  let held: LastFocus | undefined;
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
    // Whether the user moved the focus away or the element lost it is only known afterwards.
    () => queueMicrotask(() => held && isFocusLost() && isUsable(held.element) && forget()),
    options,
  );
  document.addEventListener('pointerdown', () => isFocusLost() && forget(), options);
  const observer = new MutationObserver((records) => {
    if (!held) return;
    held.isTaken ||= !isUsable(held.element) || findRemoval(held.element, records) !== undefined;
    if (!isLost()) return;
    // The page may also change while Tab moves the focus, when briefly no element has it.
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

/** The last focused element, and whether it was removed or disabled while focused. Only then is the focus restored. */
type LastFocus = { element: HTMLElement; path: string; isTaken: boolean };

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** The former position of an element: its ancestors from the inside out, and the preceding node. */
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

/** Returns the first focusable element after a former position, or else the last before it, as close as possible. */
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
