import { useEffect, useState } from 'react';
import { placeNear } from './place-near.ts';
import { tooltipClass } from './tooltip-class.ts';

const DELAY_MS = 500; // So that a mouse on its way to somewhere else opens nothing.
const ROOM_ABOVE_PX = 56;

type Hint = { text: string; box: DOMRect };

/**
 * Shows what a button without words does, or why one can do nothing now (`data-hint`), while the mouse rests on it or the keyboard has
 * reached it. Its accessible name or description says the same, so the hint itself is not read out. One for the whole page. Escape takes it away.
 */
export function Hints() {
  const hint = useHint();
  return (
    hint && (
      // The gap to the button belongs to the hint: the mouse may cross it.
      <div data-hint-box aria-hidden className="fixed z-50 py-6" style={placeNear(hint.box, ROOM_ABOVE_PX)}>
        <div className={tooltipClass}>{hint.text}</div>
      </div>
    )
  );
}

function useHint(): Hint | undefined {
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let named: HTMLElement | null = null;
    const pointAt = (next: HTMLElement | null) => {
      if (next === named) return;
      named = next;
      clearTimeout(timer);
      setHint(undefined);
      if (next) timer = setTimeout(() => setHint(hintOf(next)), DELAY_MS);
    };
    const hide = () => {
      clearTimeout(timer);
      setHint(undefined);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element) || target.closest('[data-hint-box]')) return;
      pointAt(target.closest<HTMLElement>('[data-hint]'));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible'))
        pointAt(target.closest<HTMLElement>('[data-hint]'));
    };
    // A finger does not hover: what cannot be done says why when it is pressed.
    const onClick = ({ target }: MouseEvent) => {
      const blocked = target instanceof Element ? target.closest<HTMLElement>('[data-hint][aria-disabled]') : null;
      if (blocked) setHint(hintOf(blocked));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('focusout', () => pointAt(null), options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('scroll', hide, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return hint;
}

function hintOf(named: HTMLElement): Hint | undefined {
  const { hint } = named.dataset;
  return hint !== undefined && named.isConnected ? { text: hint, box: named.getBoundingClientRect() } : undefined;
}
