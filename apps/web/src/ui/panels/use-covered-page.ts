import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const COVERING = '(width < 768px)';
/** Windows in which the panel also covers the bar at the top. */
const SHORT = '(height < 400px)';

/** Elements that stay accessible above all else: toasts, dialogs opened later, and live regions. */
const ABOVE = '[data-toasts], [role=dialog], [popover], [aria-live], [role=status], script, style';

/**
 * While a panel covers the page, as on narrow screens, makes what it covers unreachable for keys and screen readers, and focuses
 * the panel, so that nothing behind it can have the focus unseen (WCAG 2.2, 2.4.11). The bar above the panel stays reachable.
 */
export function useCoveredPage(ref: RefObject<HTMLElement | null>): void {
  const covered = useRef<HTMLElement[]>([]);
  const uncover = () => {
    for (const element of covered.current.splice(0)) element.inert = false;
  };
  // In a layout effect, so that covered elements can receive the focus when it returns to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the panel is removed
  useLayoutEffect(() => uncover, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: active from mounting to unmounting
  useEffect(() => {
    const covering = window.matchMedia(COVERING);
    const follow = () => {
      uncover();
      if (!covering.matches || !ref.current) return;
      if (!ref.current.contains(document.activeElement)) ref.current.focus({ preventScroll: true });
      covered.current = findOutside(ref.current);
      for (const element of covered.current) element.inert = true;
    };
    follow();
    const changes = [covering, window.matchMedia(SHORT)];
    for (const change of changes) change.addEventListener('change', follow);
    return () => {
      for (const change of changes) change.removeEventListener('change', follow);
    };
  }, []);
}

/** Returns all content of the page beside an element, as the smallest set of elements. Excludes what is above it. */
function findOutside(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  const { top } = element.getBoundingClientRect();
  const isAbove = (beside: HTMLElement) => top > 0 && beside.getBoundingClientRect().bottom <= top;
  for (let within: HTMLElement | null = element; within && within !== document.body; within = within.parentElement) {
    for (const beside of within.parentElement?.children ?? []) {
      if (
        beside === within ||
        !(beside instanceof HTMLElement) ||
        beside.inert ||
        beside.matches(ABOVE) ||
        isAbove(beside)
      )
        continue;
      found.push(beside);
    }
  }
  return found;
}
