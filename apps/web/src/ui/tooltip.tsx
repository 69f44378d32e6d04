import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';

/** The look of a tooltip. */
export const tooltipClass =
  'max-w-320 rounded-card border border-line-strong bg-surface px-8 py-4 text-small text-ink shadow-popover entering:animate-[appear_160ms]';

/** Words shown while its one child is hovered or focused. The child must take focus. */
export function WithTooltip({
  content,
  children,
}: {
  content: ReactNode;
  children: ReactElement<{ tabIndex?: number }, string>;
}) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={tooltipClass} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
