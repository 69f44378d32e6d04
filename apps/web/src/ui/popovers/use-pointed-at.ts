import { useEffect, useState } from 'react';

const ENDING_KEYS: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);
const DELAY_MS = 500; // So that a mouse on its way to somewhere else opens nothing.

/** Something on the page that is pointed at, and where it was then. */
export type Pointed<Target extends HTMLElement> = { target: Target; box: DOMRect };

/** What of a page is pointed at. Defined once: the page is listened to as long as they stay the same. */
export type Pointing<Target extends HTMLElement> = {
  /** What the mouse points at with an element, if anything. */
  under: (element: Element) => Target | null;
  /** What the keyboard has reached with an element, if anything. */
  reached: (element: HTMLElement) => Target | null;
  /** What a press points at, at once. */
  pressed?: (element: Element) => Target | null;
  /** Finds what is drawn of it: the mouse may cross over, and press there. */
  drawn: string;
  /** Called when something begins to be pointed at; the function that it returns, when that ends. */
  onPoint?: (target: Target) => () => void;
};

/**
 * What on the page the mouse rests on, or the keyboard has reached. Escape, a press and scrolling put it away until something
 * else is pointed at; a press by the keyboard does so, too.
 */
export function usePointedAt<Target extends HTMLElement>(pointing: Pointing<Target>): Pointed<Target> | undefined {
  const [pointed, setPointed] = useState<Pointed<Target>>();
  useEffect(() => follow(pointing, setPointed), [pointing]);
  return pointed;
}

function follow<Target extends HTMLElement>(
  { under, reached, pressed, drawn, onPoint }: Pointing<Target>,
  onChange: (pointed: Pointed<Target> | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Target | null = null;
  /** Where the mouse was last; empty until it is heard of, which is when something first comes under it. */
  let spot = '';
  let isByKeyboard = false;
  let leave: (() => void) | undefined;
  const show = (target: Target) => {
    if (target.isConnected) onChange({ target, box: target.getBoundingClientRect() });
  };
  const hide = () => {
    clearTimeout(timer);
    onChange(undefined);
  };
  const pointAt = (next: Target | null, byKeyboard = false) => {
    isByKeyboard = byKeyboard || (isByKeyboard && next === current);
    if (next === current) return;
    hide();
    leave?.();
    leave = next ? onPoint?.(next) : undefined;
    current = next;
    if (next) timer = setTimeout(() => show(next), DELAY_MS);
  };
  const isDrawn = (target: EventTarget | null) => target instanceof Element && target.closest(drawn) !== null;
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, hear, { signal: stop.signal, capture: true });
  listen('pointermove', (event) => {
    spot = spotOf(event);
  });
  listen('pointerover', (event) => {
    const { target, pointerType } = event;
    if (pointerType === 'touch' || !(target instanceof Element) || isDrawn(target)) return;
    // Something else came under a mouse that rests: that is nobody's wish, and takes nothing from who uses the keyboard.
    const isResting = spot === '' || spot === spotOf(event);
    spot = spotOf(event);
    if (!(isByKeyboard && isResting)) pointAt(under(target));
  });
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) pointAt(reached(target), true);
  });
  listen('focusout', () => pointAt(null));
  listen('pointerdown', ({ target }) => !isDrawn(target) && hide());
  listen('click', ({ target }) => {
    const found = target instanceof Element && pressed?.(target);
    if (found) show(found);
  });
  listen('scroll', hide);
  listen('keydown', ({ key }) => ENDING_KEYS.has(key) && hide());
  return () => {
    stop.abort();
    pointAt(null);
  };
}

function spotOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}
