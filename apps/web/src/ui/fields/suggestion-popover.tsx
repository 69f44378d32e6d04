import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const MAX_HEIGHT_PX = 208;
const MIN_WIDTH_PX = 240;
const GAP_PX = 4;

type SuggestionPopoverProps = {
  /** The prefix of the IDs of the list and its entries. */
  id: string;
  fieldRef: RefObject<HTMLElement | null>;
  activeIndex: number;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The suggestion list of a field that keeps the focus. It is above all other content, so that no scrolling dialog clips it, and
 * closes when the content below moves.
 */
export function SuggestionPopover({ id, fieldRef, activeIndex, onClose, children }: SuggestionPopoverProps) {
  const list = useRef<HTMLDivElement>(null);
  const placedAt = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    if (!list.current || !fieldRef.current) return;
    list.current.showPopover();
    placedAt.current = fieldRef.current.getBoundingClientRect();
    placeAt(list.current, placedAt.current);
  }, [fieldRef]);
  useEffect(() => {
    // A scroll that ended before the list opened is reported afterwards.
    const onScroll = ({ target }: Event) => {
      const [before, now] = [placedAt.current, fieldRef.current?.getBoundingClientRect()];
      if (target !== list.current && (before?.x !== now?.x || before?.y !== now?.y)) onClose();
    };
    window.addEventListener('scroll', onScroll, true);
    return () => window.removeEventListener('scroll', onScroll, true);
  }, [fieldRef, onClose]);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      ref={list}
      popover="manual"
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      className="fixed inset-auto m-0 overflow-auto rounded-card border border-line bg-surface p-4 text-ink shadow-popover dark:border-line-strong"
    >
      {children}
    </div>
  );
}

/** Placed below the box if there is room, or else above it; as wide as the box, and never clipped. */
function placeAt({ style }: HTMLElement, box: DOMRect): void {
  const { innerWidth, innerHeight } = window;
  const roomBelowPx = innerHeight - box.bottom - 2 * GAP_PX;
  const isBelow = roomBelowPx >= MAX_HEIGHT_PX || roomBelowPx >= box.top;
  if (isBelow) style.top = `${box.bottom + GAP_PX}px`;
  else style.bottom = `${innerHeight - box.top + GAP_PX}px`;
  style.left = `${Math.min(box.left, Math.max(GAP_PX, innerWidth - MIN_WIDTH_PX - GAP_PX))}px`;
  style.width = `${Math.max(box.width, MIN_WIDTH_PX)}px`;
  style.maxHeight = `${Math.min(MAX_HEIGHT_PX, (isBelow ? roomBelowPx : box.top) - GAP_PX)}px`;
}
