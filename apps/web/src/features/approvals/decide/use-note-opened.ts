import { useCallback } from 'react';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import { noteOpened } from './opened-files.ts';

/** What a preview is given, so that what it shows of a version of a file can be decided on. */
export function useNoteOpened(fileId: string, version: string | undefined): (part: ShownPart) => void {
  return useCallback(
    (part) => {
      if (version !== undefined) noteOpened(fileId, version, part);
    },
    [fileId, version],
  );
}
