import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Overlay, useOverlay, usePreventScroll } from 'react-aria';

// Where the page below can be scrolled, or is moved by the keyboard of a phone.
const SCROLLABLE = '(height < 400px), (pointer: coarse)';
const NARROW = '(width < 640px)';
/** What stays within reach over a window: messages, and menus and lists that it opens. */
const ABOVE = '[data-react-aria-top-layer], [data-live-announcer], script, style';

/** How many windows hide an element: one may close below another. */
const hiddenBy = new WeakMap<Element, number>();

type WindowOverlayProps = { onClose: () => void; className: string; children: ReactNode };

/**
 * A window over the page. A press beside it, and Escape, close it. React Aria's own modal makes the page below inert and measures
 * it, for which the browser computes the styles of all of the page when a window opens and when it closes; here the layer keeps
 * the pointer off the page, the scope of the overlay the focus, and `aria-hidden` the screen reader.
 */
export function WindowOverlay({ onClose, className, children }: WindowOverlayProps) {
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { overlayProps, underlayProps } = useOverlay({ isOpen: true, isDismissable: true, onClose }, frame);
  usePreventScroll({ isDisabled: !matchMedia(SCROLLABLE).matches });
  useHiddenPage(layer);
  useViewportHeight(layer);
  return (
    <Overlay>
      <div
        ref={layer}
        {...underlayProps}
        className="fixed inset-0 z-40 flex animate-[appear_160ms] items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] max-sm:p-8 max-sm:pt-16"
      >
        <div ref={frame} {...overlayProps} className={className}>
          {children}
        </div>
      </div>
    </Overlay>
  );
}

/** Hides what stands beside a window from screen readers while it is open. */
function useHiddenPage(layer: RefObject<HTMLElement | null>): void {
  // After the effects of what is within, which move the focus there: what has the focus cannot be hidden.
  useEffect(() => {
    const beside = [...document.body.children].filter((one) => one !== layer.current && canHide(one));
    for (const one of beside) {
      hiddenBy.set(one, (hiddenBy.get(one) ?? 0) + 1);
      one.setAttribute('aria-hidden', 'true');
    }
    return () => {
      for (const one of beside) {
        const count = (hiddenBy.get(one) ?? 1) - 1;
        hiddenBy.set(one, count);
        if (count === 0) one.removeAttribute('aria-hidden');
      }
    };
  }, [layer]);
}

function canHide(element: Element): boolean {
  const isHiddenAlways = element.getAttribute('aria-hidden') === 'true' && !hiddenBy.get(element);
  return !isHiddenAlways && !element.matches(ABOVE);
}

/** Tells narrow windows how high the part of the page above the keyboard is. */
function useViewportHeight(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !matchMedia(NARROW).matches) return undefined;
    const update = () => layer.current?.style.setProperty('--visual-viewport-height', `${viewport.height}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [layer]);
}
