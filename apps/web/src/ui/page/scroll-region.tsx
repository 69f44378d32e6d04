import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

type ScrollRegionProps = {
  /** The accessible name of the scrolling content. */
  label: string;
  /** Whether the region is as high as its content and scrolls horizontally if the content is too wide. */
  isAcross?: boolean;
  /** Handles keys other than for scrolling. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A scroll container without focusable content. It is focusable itself, so that keys can scroll it. */
export function ScrollRegion({ label, isAcross = false, onKeyDown, ref, children }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={clsx(
        'focus-visible:-outline-offset-2',
        isAcross ? 'fading-edges max-w-full' : 'min-h-0 flex-1 overflow-auto',
      )}
    >
      {children}
    </section>
  );
}
