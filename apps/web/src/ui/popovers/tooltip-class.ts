/** The styles of a tooltip. */
export const tooltipClass =
  'max-w-320 rounded-card border border-line-strong bg-surface px-8 py-4 text-small text-ink shadow-popover entering:animate-[appear_160ms]';
