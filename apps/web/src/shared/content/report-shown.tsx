import { useEffect } from 'react';

/** How much of the content was rendered. */
export type ShownPart = 'all' | 'part';

type ReportShownProps = { part: ShownPart; onShown: ((part: ShownPart) => void) | undefined };

/**
 * Reports how much of the adjacent content is rendered. Within a suspended boundary, reports nothing until the boundary resolves,
 * or ever if it does not.
 */
export function ReportShown({ part, onShown }: ReportShownProps) {
  // An effect must not return the result of a callback: React would call it on unmount.
  useEffect(() => {
    onShown?.(part);
  }, [part, onShown]);
  return null;
}
