import { useEffect } from 'react';

/** How much of some content was drawn. */
export type ShownPart = 'all' | 'part';

type NoteShownProps = { part: ShownPart; onShown: ((part: ShownPart) => void) | undefined };

/**
 * Tells how much of the content beside it is drawn. Inside a boundary that waits for something it tells nothing before
 * that is there, and nothing at all when it never comes.
 */
export function NoteShown({ part, onShown }: NoteShownProps) {
  // An effect must not return what a callback does: React would call it when the content goes away.
  useEffect(() => {
    onShown?.(part);
  }, [part, onShown]);
  return null;
}
