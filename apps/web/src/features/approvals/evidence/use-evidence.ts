import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { removeCompilation, setDialogCompilation, useCompilations } from './compilations.ts';
import { compileEvidence } from './compile-evidence.ts';
import { createEvidence, type Evidence, type EvidenceDraft, evidenceListQuery } from './evidence-queries.ts';

/** Returns functions that start an evidence compilation, and its progress. Compilation continues after the dialog is closed. */
export function useEvidence() {
  const client = useQueryClient();
  const compilations = useCompilations();
  const [chosen, setChosen] = useState<Evidence>();
  const [failure, setFailure] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const current = compilations.find(({ evidence }) => evidence.evidenceId === chosen?.evidenceId);
  const evidence = current?.evidence ?? chosen;
  const chosenId = chosen?.evidenceId;
  useEffect(() => {
    setDialogCompilation(chosenId);
    return () => setDialogCompilation(undefined);
  }, [chosenId]);
  // Evidence that was offered in the dialog need not be shown in the tray.
  useCleared(current?.evidence.digest === undefined ? undefined : chosenId);
  const resume = async (started: Evidence) => {
    setChosen(started);
    await compileEvidence(started);
    void client.invalidateQueries({ queryKey: evidenceListQuery.queryKey });
  };
  const create = async (draft: () => Promise<EvidenceDraft>) => {
    setFailure(undefined);
    setIsCreating(true);
    try {
      await resume(await createEvidence(await draft()));
    } catch (cause) {
      setFailure(explainError(cause as Error));
    } finally {
      setIsCreating(false);
    }
  };
  return {
    evidence,
    error: failure ?? current?.error,
    isBusy: isCreating || (current?.isBusy ?? false),
    create,
    resume,
    show: setChosen,
  };
}

/** Removes complete evidence from the list when its dialog closes. */
function useCleared(evidenceId: string | undefined): void {
  useEffect(() => {
    if (evidenceId === undefined) return undefined;
    return () => removeCompilation(evidenceId);
  }, [evidenceId]);
}
