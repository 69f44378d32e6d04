import { type ReactNode, useState } from 'react';
import type { ChosenFile } from './chosen-file.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type NameConflict, settleConflicts, startUploads } from './start-uploads.ts';

/** Begins uploads into a folder and asks about names that are taken; the question is to be drawn somewhere. */
export function useConflictQuestion(folderId: string | undefined): {
  start: (chosen: readonly ChosenFile[]) => Promise<void>;
  question: ReactNode;
} {
  const [conflicts, setConflicts] = useState<readonly NameConflict[]>([]);
  return {
    start: async (chosen) => {
      const taken = await startUploads(folderId, chosen);
      // Another choice may wait for its answer still.
      setConflicts((before) => [...before, ...taken]);
    },
    question: conflicts.length > 0 && (
      <ConflictDialog
        conflicts={conflicts}
        onChoose={(choice) => {
          settleConflicts(conflicts, choice);
          setConflicts([]);
        }}
        onClose={() => setConflicts([])}
      />
    ),
  };
}
