import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

type ScrollRegionProps = {
  /** Names what scrolls. */
  label: string;
  /** It is no higher than what it holds, and scrolls from side to side where that is too wide. */
  isAcross?: boolean;
  /** Keys that do something beside scrolling. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What scrolls and holds nothing that takes the focus: it takes the focus itself, so that keys can scroll it. */
export function ScrollRegion({ label, isAcross = false, onKeyDown, ref, children }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={clsx(
        'focus-visible:-outline-offset-2',
        isAcross ? 'max-w-full overflow-x-auto' : 'min-h-0 flex-1 overflow-auto',
      )}
    >
      {children}
    </section>
  );
}
