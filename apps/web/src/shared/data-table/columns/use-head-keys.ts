import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'button, input';

type HeadKeys = {
  /** The header row. */
  head: RefObject<HTMLDivElement | null>;
  setTabStop: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Makes the header row a single tab stop (WAI-ARIA grid pattern): the control that last had the focus, initially the first one.
 * Left, Right, Home and End move between the controls, Down to the rows.
 * @param columns a key of the existing columns
 */
export function useHeadKeys(columns: string, onDown: () => void): HeadKeys {
  const head = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls depend on the columns
  useEffect(() => setStop(head.current, last.current), [columns]);
  const setTabStop = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(CONTROLS)) return;
    last.current = target;
    setStop(head.current, target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const controls = getControls(head.current);
    const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: controls.length - 1,
    };
    const target = targets[event.key];
    if (at < 0 || (target === undefined && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (target === undefined) onDown();
    else controls[target]?.focus();
  };
  return { head, setTabStop, onKeyDown };
}

/** Focuses the header row of a grid. Returns false if it contains nothing focusable. */
export function focusHead(grid: HTMLElement | null): boolean {
  const stop = grid?.querySelector<HTMLElement>(`[role=columnheader] :is(${CONTROLS})[tabindex="0"]`);
  stop?.focus();
  return stop !== undefined && stop !== null;
}

function setStop(head: HTMLElement | null, wanted: HTMLElement | null): void {
  const controls = getControls(head);
  const stop = controls.find((control) => control === wanted) ?? controls[0];
  for (const control of head?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
    control.tabIndex = control === stop ? 0 : -1;
}

function getControls(head: HTMLElement | null): HTMLElement[] {
  return [...(head?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => control.checkVisibility());
}
