import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type DottedLineProps = {
  /** Whether there may be several lines on a phone as well, for what must not be cut. */
  mayWrap?: boolean;
  children: ReactNode;
};

/**
 * Short facts and actions in one line with dots between them. Where the line wraps, no dot is seen: each one lies to the
 * left of what it goes before, where the edge of the line cuts it off. Dots are drawn and neither read out nor copied.
 */
export function DottedLine({ mayWrap = false, children }: DottedLineProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-16 overflow-x-clip px-4 *:relative *:before:absolute *:before:top-[calc(50%-1px)] *:before:-left-9 *:before:rounded-full *:before:border *:before:border-ink-3',
        !mayWrap && 'max-sm:min-w-0 max-sm:flex-nowrap max-sm:whitespace-nowrap',
      )}
    >
      {children}
    </div>
  );
}
