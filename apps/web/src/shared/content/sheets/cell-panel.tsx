import { countOf } from '@rotunda/api-client/count-of';
import type { ReactNode } from 'react';

type CellPanelProps = {
  /** The address of the current cell, such as `B2`. */
  address: string;
  text: string;
  before?: string | undefined;
  note?: string | undefined;
  children?: ReactNode;
};

const MAX_SHOWN = 20_000; // Characters. More would block the page.

/** Shows the current cell with its full text. */
export function CellPanel({ address, text, before, note, children }: CellPanelProps) {
  return (
    <section
      aria-label={`Cell ${address}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="flex max-h-96 min-h-36 shrink-0 gap-12 overflow-auto border-line border-t bg-surface px-12 py-8 focus-visible:-outline-offset-2"
    >
      <p className="min-w-40 shrink-0 font-medium text-ink-2 tabular-nums">{address}</p>
      <div className="min-w-0 flex-1 whitespace-pre-wrap break-words">
        {before !== undefined && (
          <p>
            <span className="text-ink-3">Before: </span>
            <del>{cut(before)}</del>
          </p>
        )}
        <p>
          {before !== undefined && <span className="text-ink-3">After: </span>}
          {cut(text)}
        </p>
        {note !== undefined && (
          <p className="mt-4 border-line border-l-2 pl-8 text-ink-2">
            <span className="text-ink-3">Note: </span>
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

function cut(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${text.slice(0, MAX_SHOWN)} … ${countOf(text.length - MAX_SHOWN, 'more character')}. Copy the cell for all of it.`;
}
