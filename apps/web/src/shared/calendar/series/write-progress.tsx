import { countOf } from '@rotunda/api-client/count-of';

/** Shows the progress of a series change with one call per exception. It continues without the page. */
export function WriteProgress({ done, total }: { done: number; total: number }) {
  const text = `Changing the series: ${done} of ${countOf(total, 'step')} done`;
  return (
    <div className="fixed inset-x-16 bottom-80 z-50 mx-auto max-w-[420px] rounded-card border border-line-strong bg-surface px-12 py-8 shadow-popover">
      <p aria-hidden className="pb-4 tabular-nums">
        {text}
      </p>
      <progress aria-label={text} value={done} max={total} className="block h-4 w-full accent-accent" />
    </div>
  );
}
