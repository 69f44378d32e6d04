import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { DismissButton, FocusScope } from 'react-aria';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import '#ui/keyboard/keyboard-clicks.ts';
import { type Alignment, placeBeside } from './place-beside.ts';

type PopoverFrameProps = {
  /** The accessible name, if nothing within provides it. */
  label?: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** The classes for the width. */
  className: string;
  /** The edge of the trigger with which it is aligned. */
  alignTo?: Alignment;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A popover beside a control that stays above the page until something else is pressed. If there is too little room, it scrolls:
 * the list within, or else the whole popover. React Aria's popover makes the page below inert and measures several times, which
 * takes most of the time of opening a list. Here, a layer blocks the pointer, and a focus scope traps the focus.
 */
export function PopoverFrame({ label, triggerRef, className, alignTo = 'end', onClose, children }: PopoverFrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  usePlace(frame, triggerRef, alignTo);
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, []);
  const isBeside = ({ target }: MouseEvent) => target === layer.current;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    // React Aria's overlays keep elements with data-react-aria-top-layer accessible.
    // biome-ignore lint/a11y/noStaticElementInteractions: stops the propagation of key events from the popover
    <div
      ref={layer}
      data-react-aria-top-layer
      onKeyDown={onKeyDown}
      onMouseDown={(event) => isBeside(event) && event.preventDefault()}
      onClick={(event) => isBeside(event) && onClose()}
      className="fixed inset-0 z-45"
    >
      <FocusScope contain restoreFocus>
        <DismissButton onDismiss={onClose} />
        <div
          ref={frame}
          tabIndex={-1}
          {...(label !== undefined && { role: 'dialog', 'aria-label': label })}
          className={`absolute left-0 flex flex-col overflow-auto rounded-card border border-line bg-surface shadow-popover outline-none dark:border-line-strong animate-[appear_160ms] ${className}`}
        >
          <ErrorBoundary name={label} onClose={onClose}>
            {children}
          </ErrorBoundary>
        </div>
        <DismissButton onDismiss={onClose} />
      </FocusScope>
    </div>,
    document.body,
  );
}

/** Keeps the frame beside its trigger, before the first paint and whenever either of them or the page changes. */
function usePlace(
  frame: RefObject<HTMLElement | null>,
  triggerRef: RefObject<HTMLElement | null>,
  alignTo: Alignment,
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (frame.current && triggerRef.current) placeBeside(frame.current, triggerRef.current, alignTo);
    };
    place();
    const stop = new AbortController();
    const { signal } = stop;
    const onScroll = ({ target }: Event) => target instanceof Node && !frame.current?.contains(target) && place();
    window.addEventListener('resize', place, { signal });
    window.addEventListener('scroll', onScroll, { signal, capture: true });
    window.visualViewport?.addEventListener('resize', place, { signal });
    // Deferred to the next frame, because placing changes the size, which would be observed within this one.
    const observer = new ResizeObserver(() => requestAnimationFrame(place));
    if (frame.current) observer.observe(frame.current);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [frame, triggerRef, alignTo]);
}
