import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Colour families of states. */
export type Family = 'neutral' | 'blue' | 'green' | 'red' | 'orange' | 'amber' | 'teal' | 'magenta';

const CHIP: Readonly<Record<Family, string>> = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  blue: 'bg-blue-bg text-blue-fg',
  green: 'bg-green-bg text-green-fg',
  red: 'bg-red-bg text-red-fg',
  orange: 'bg-orange-bg text-orange-fg',
  amber: 'bg-amber-bg text-amber-fg',
  teal: 'bg-teal-bg text-teal-fg',
  magenta: 'bg-magenta-bg text-magenta-fg',
};

export type StatusChipProps = {
  family: Family;
  /** The icon of the state, because colour must never be the only indicator. */
  glyph: ReactNode;
  /** Uncertain states have a dashed or dotted border. */
  border?: 'none' | 'dashed' | 'dotted';
  children: ReactNode;
};

/** Shows a state with an icon, a word and a colour. */
export function StatusChip({ family, glyph, border = 'none', children }: StatusChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-20 items-center gap-4 rounded-full pr-8 pl-4 align-middle text-small font-medium whitespace-nowrap',
        CHIP[family],
        border === 'dashed' && 'border border-neutral-solid border-dashed',
        border === 'dotted' && 'border border-neutral-solid border-dotted',
      )}
    >
      <span aria-hidden className="inline-flex size-16 items-center justify-center">
        {glyph}
      </span>
      {children}
    </span>
  );
}
