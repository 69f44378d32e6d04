import { useCallback } from 'react';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import { noteOpened } from './opened-files.ts';

/** Returns a callback for previews that records which part of a file version was shown, so that the user can decide on it. */
export function useNoteOpened(fileId: string, version: string | undefined): (part: ShownPart) => void {
  return useCallback(
    (part) => {
      if (version !== undefined) noteOpened(fileId, version, part);
    },
    [fileId, version],
  );
}
