import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type DottedLineProps = {
  /** Whether the content may wrap on phones, too, because it must not be truncated. */
  canWrap?: boolean;
  children: ReactNode;
};

/**
 * Short details and actions on one line, separated by dots. Where the line wraps, no dot is visible: each is to the left of the
 * following item, where the edge of the line clips it. Dots are drawn, and are neither announced nor copied.
 */
export function DottedLine({ canWrap = false, children }: DottedLineProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-16 overflow-x-clip px-4 *:relative *:before:absolute *:before:top-[calc(50%-1px)] *:before:-left-9 *:before:rounded-full *:before:border *:before:border-ink-3',
        !canWrap && 'max-sm:min-w-0 max-sm:flex-nowrap max-sm:whitespace-nowrap',
      )}
    >
      {children}
    </div>
  );
}
