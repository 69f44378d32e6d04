import { useState } from 'react';
import type { Upload } from '#features/uploads/list/upload.ts';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

type ConflictQuestionProps = {
  uploads: readonly Upload[];
  /** Whether the user asked to decide. Otherwise, the dialog opens once per batch. */
  isAskedFor: boolean;
  onClose: () => void;
};

/** Asks how to resolve name conflicts. */
export function ConflictQuestion({ uploads, isAskedFor, onClose }: ConflictQuestionProps) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const conflicts = uploads.filter(({ state }) => state === 'conflict');
  const isNew = conflicts.some(({ batchId }) => !asked.has(batchId));
  if (conflicts.length === 0 || !(isNew || isAskedFor)) return null;
  const close = () => {
    setAsked(new Set([...asked, ...conflicts.map(({ batchId }) => batchId)]));
    onClose();
  };
  return (
    <ConflictDialog
      conflicts={conflicts}
      onChoose={(choice, isForAll) => {
        close();
        const ids = conflicts.map(({ id }) => id);
        getCurrentUploads()?.queue.decide(ids, choice, isForAll);
      }}
      onClose={close}
    />
  );
}
