import { useEffect, useState } from 'react';

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
 * else is pointed at.
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
  let leave: (() => void) | undefined;
  const show = (target: Target) => {
    if (target.isConnected) onChange({ target, box: target.getBoundingClientRect() });
  };
  const hide = () => {
    clearTimeout(timer);
    onChange(undefined);
  };
  const pointAt = (next: Target | null) => {
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
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && target instanceof Element && !isDrawn(target)) pointAt(under(target));
  });
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) pointAt(reached(target));
  });
  listen('focusout', () => pointAt(null));
  listen('pointerdown', ({ target }) => !isDrawn(target) && hide());
  listen('click', ({ target }) => {
    const found = target instanceof Element && pressed?.(target);
    if (found) show(found);
  });
  listen('scroll', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  return () => {
    stop.abort();
    pointAt(null);
  };
}
