import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Overlay, useOverlay, usePreventScroll } from 'react-aria';

// If the page below can be scrolled, or is moved by a phone's keyboard.
const SCROLLABLE = '(height < 400px), (pointer: coarse)';
const NARROW = '(width < 640px)';
/** Elements that stay accessible above a dialog: toasts, and the menus and lists that it opens. */
const ABOVE = '[data-react-aria-top-layer], [data-live-announcer], script, style';

/** The number of dialogs that hide an element, because one may close below another. */
const hiddenBy = new WeakMap<Element, number>();

type WindowOverlayProps = { onClose: () => void; className: string; children: ReactNode };

/**
 * A modal layer over the page. A press outside and Escape close it. React Aria's modal makes the page below inert and measures
 * it, so that the browser recomputes the styles of the whole page on opening and closing. Here, the layer blocks the pointer, the
 * overlay's focus scope traps the focus, and `aria-hidden` hides the page from screen readers.
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
        className="fixed inset-0 z-40 flex animate-[appear_160ms] items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[max(12vh,calc(var(--below-messages)+8px))] max-sm:p-8 max-sm:pt-[calc(var(--below-messages)+8px)]"
      >
        <div ref={frame} {...overlayProps} className={className}>
          {children}
        </div>
      </div>
    </Overlay>
  );
}

/** Hides the page beside an open dialog from screen readers. */
function useHiddenPage(layer: RefObject<HTMLElement | null>): void {
  // Runs after the effects of the content, which move the focus there, because a focused element cannot be hidden.
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

/** Sets the height of the page above the keyboard for narrow dialogs. */
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
