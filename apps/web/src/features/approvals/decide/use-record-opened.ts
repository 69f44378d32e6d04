import { useCallback } from 'react';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import { recordOpened } from './opened-files.ts';

/** Returns a callback for previews that records which part of a file version was shown, so that the user can decide on it. */
export function useRecordOpened(fileId: string, version: string | undefined): (part: ShownPart) => void {
  return useCallback(
    (part) => {
      if (version !== undefined) recordOpened(fileId, version, part);
    },
    [fileId, version],
  );
}
