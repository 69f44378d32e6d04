import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import {
  compileNext,
  createEvidence,
  type Evidence,
  type EvidenceDraft,
  evidenceListQuery,
} from './evidence-queries.ts';

/** Compiles evidence part by part, until it is complete, fails or is left. What is compiled stays at the backend. */
export function useEvidence() {
  const client = useQueryClient();
  const [evidence, setEvidence] = useState<Evidence>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (begin: () => Promise<Evidence>) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setError(undefined);
    setIsBusy(true);
    try {
      let current = await begin();
      setEvidence(current);
      while (current.digest === undefined && !control.signal.aborted) {
        current = await compileNext(current, control.signal);
        setEvidence(current);
      }
    } catch (cause) {
      if (!control.signal.aborted) setError(explainError(cause as Error));
    } finally {
      running.current = undefined;
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: evidenceListQuery.queryKey });
    }
  };
  return {
    evidence,
    /** Why it does not go on; it can be resumed. */
    error,
    isBusy,
    create: (draft: () => Promise<EvidenceDraft>) => run(async () => createEvidence(await draft())),
    resume: (earlier: Evidence) => run(async () => earlier),
    show: setEvidence,
  };
}
