import { useEffect, useState } from 'react';

const ENDING_KEYS: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);
const DELAY_MS = 500; // Prevents popups while the mouse moves across elements.

/** A hovered or focused element on the page, with its position at that time. */
export type Pointed<Target extends HTMLElement> = { target: Target; box: DOMRect };

/** The elements to track. Must be referentially stable, because the page is listened to as long as they stay the same. */
export type Pointing<Target extends HTMLElement> = {
  /** Returns the target under the mouse for an element, if any. */
  under: (element: Element) => Target | null;
  /** Returns the target of the keyboard focus for an element, if any. */
  reached: (element: HTMLElement) => Target | null;
  /** Returns the target of a press, which applies immediately. */
  pressed?: (element: Element) => Target | null;
  /** The selector for the rendered popup, so that the mouse can move onto it and press there. */
  drawn: string;
  /** Called when a target becomes active. The returned function is called when it ends. */
  onPoint?: (target: Target) => () => void;
};

/**
 * Returns the target on the page that the mouse hovers over or the keyboard has focused. Escape, a press (including by keyboard)
 * and scrolling dismiss it until another target becomes active.
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
  /** The last position of the mouse. Empty until the first event, which occurs when a target first comes under it. */
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
  const findPoint = (next: Target | null, byKeyboard = false) => {
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
    spot = getSpot(event);
  });
  listen('pointerover', (event) => {
    const { target, pointerType } = event;
    if (pointerType === 'touch' || !(target instanceof Element) || isDrawn(target)) return;
    // A different element under a resting mouse is not intended by the user, and must not override the keyboard.
    const isResting = spot === '' || spot === getSpot(event);
    spot = getSpot(event);
    if (!(isByKeyboard && isResting)) findPoint(under(target));
  });
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) findPoint(reached(target), true);
  });
  listen('focusout', () => findPoint(null));
  listen('pointerdown', ({ target }) => !isDrawn(target) && hide());
  listen('click', ({ target }) => {
    const found = target instanceof Element && pressed?.(target);
    if (found) show(found);
  });
  listen('scroll', hide);
  listen('keydown', ({ key }) => ENDING_KEYS.has(key) && hide());
  return () => {
    stop.abort();
    findPoint(null);
  };
}

function getSpot({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}
