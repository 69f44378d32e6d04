import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { OverlayPart } from '#ui/part.tsx';
import type { ChosenFile } from './chosen-file.ts';
import type { NameConflict } from './start-uploads.ts';

// Loaded with the first upload.
const loadUploads = () => import('./start-uploads.ts');
const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'), 'ConflictDialog');

/** Begins uploads into a folder and asks about names that are taken; the question is to be drawn somewhere. */
export function useConflictQuestion(folderId: string | undefined): {
  start: (chosen: readonly ChosenFile[]) => Promise<void>;
  question: ReactNode;
} {
  const [conflicts, setConflicts] = useState<readonly NameConflict[]>([]);
  return {
    start: async (chosen) => {
      const { startUploads } = await loadUploads();
      const taken = await startUploads(folderId, chosen);
      // Another choice may wait for its answer still.
      setConflicts((before) => [...before, ...taken]);
    },
    question: conflicts.length > 0 && (
      <OverlayPart onClose={() => setConflicts([])}>
        <ConflictDialog
          conflicts={conflicts}
          onChoose={(choice) => {
            void loadUploads().then(({ settleConflicts }) => settleConflicts(conflicts, choice));
            setConflicts([]);
          }}
          onClose={() => setConflicts([])}
        />
      </OverlayPart>
    ),
  };
}
