import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { QueuedToast } from 'react-stately/useToastState';
import { Button } from '#ui/buttons/button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { type ToastContent, toastQueue } from './toast-queue.ts';

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);

// On narrow screens and beside details and decisions, a hidden message is still announced.
const SPOKEN_ALONE = 'max-md:sr-only md:[body:has([data-panel],[data-desk])_&]:sr-only';
// The bar at the top has room for two, side by side.
const SIDE_BY_SIDE =
  'md:[body:has([data-panel],[data-desk])_&]:w-max md:[body:has([data-panel],[data-desk])_&]:max-w-[calc(100vw-32px)] md:[body:has([data-panel],[data-desk])_&]:flex-row';
const OUT_OF_REACH = 'max-md:hidden md:[body:has([data-panel],[data-desk])_&]:hidden';

/**
 * The region of toasts, a landmark that F6 reaches. Part of the initial bundle, because one of them may state that the console is
 * unreachable.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribe, () => toastQueue.visibleToasts);
  const region = useRef<HTMLElement>(null);
  const pauses = usePauses(region, toasts);
  useReservedHeight(region, toasts.length > 0);
  if (toasts.length === 0) return null;
  const offered = toasts.find(({ content }) => content.action);
  return createPortal(
    // In the bar at the top, which contains nothing to read. Rows, details, decisions and uploads stay visible and accessible.
    // Further messages are below it, over the header of a list. On narrow screens and beside details and decisions, which start
    // there, only the newest message and the newest with an action, such as Undo, are shown. Rendered outside the page, which
    // dialogs make inaccessible.
    <section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      data-toasts
      data-react-aria-top-layer="true"
      {...pauses}
      className="fixed z-50 top-3 max-md:inset-x-8 md:right-1/2 md:translate-x-1/2"
    >
      <ol className={`flex flex-col gap-8 md:max-w-[min(560px,calc(100vw-32px))] ${SIDE_BY_SIDE}`}>
        {toasts.map((toast) => {
          const isAlwaysShown = toast === toasts[0] || toast === offered;
          return (
            <li key={toast.key} className={isAlwaysShown ? undefined : SPOKEN_ALONE}>
              <Toast toast={toast} isAlwaysShown={isAlwaysShown} />
            </li>
          );
        })}
      </ol>
    </section>,
    document.body,
  );
}

type ToastProps = { toast: QueuedToast<ToastContent>; isAlwaysShown: boolean };

function Toast({ toast: { key, content, timer, timeout }, isAlwaysShown }: ToastProps) {
  const titleId = useId();
  const [isAnnounced, setIsAnnounced] = useState(false);
  // Screen readers only announce changes in a region that already exists.
  useEffect(() => setIsAnnounced(true), []);
  useEffect(() => {
    if (timer === undefined || timeout === undefined) return undefined;
    timer.reset(timeout);
    return () => timer.pause();
  }, [timer, timeout]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is not a group of form fields
    <div
      role="group"
      aria-labelledby={titleId}
      className="flex items-center gap-12 rounded-card border border-line-strong bg-surface py-8 pr-8 pl-12 shadow-popover max-md:py-0"
    >
      <div role={content.isUrgent ? 'alert' : 'status'} aria-atomic aria-hidden={!isAnnounced || undefined}>
        <span id={titleId}>{content.message}</span>
      </div>
      <span className={`contents ${isAlwaysShown ? '' : OUT_OF_REACH}`}>
        {content.action && (
          <Button
            onPress={() => {
              content.action?.run();
              toastQueue.close(key);
            }}
          >
            {content.action.label}
          </Button>
        )}
        <PressButton
          aria-label="Dismiss"
          data-tooltip="Dismiss"
          onPress={() => toastQueue.close(key)}
          className="ml-auto inline-flex size-24 max-md:-mr-6 max-md:size-40 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
        >
          <X size={14} strokeWidth={1.75} aria-hidden />
        </PressButton>
      </span>
    </div>
  );
}

/** Sets the height that messages occupy at the top as `--toasts-bottom`, so that dialogs and details on phones start below them. */
function useReservedHeight(region: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !region.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--toasts-bottom', `${entry?.target.getBoundingClientRect().bottom ?? 0}px`);
    });
    observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-bottom');
    };
  }, [region, isShown]);
}

/** Pauses the timeouts of messages while the user interacts with them. The focus moves on when one is dismissed. */
function usePauses(region: React.RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  const isHovered = useRef(false);
  const [cameFrom, setCameFrom] = useState<Element | null>();
  const hasFocus = cameFrom !== undefined;
  useEffect(() => {
    if (!hasFocus || region.current?.contains(document.activeElement)) return;
    const next = region.current?.querySelector<HTMLElement>('button') ?? cameFrom;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    if (toasts.length === 0) setCameFrom(undefined);
  }, [toasts, hasFocus, cameFrom, region]);
  const update = (isAtThem: boolean) => (isAtThem ? toastQueue.pauseAll() : toastQueue.resumeAll());
  return {
    onPointerEnter: () => {
      isHovered.current = true;
      update(true);
    },
    onPointerLeave: () => {
      isHovered.current = false;
      update(hasFocus);
    },
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setCameFrom(relatedTarget);
      update(true);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
      setCameFrom(undefined);
      update(isHovered.current);
    },
  };
}
