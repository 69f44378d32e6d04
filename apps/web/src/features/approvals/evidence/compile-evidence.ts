import { explainError } from '#shared/errors/error-view.tsx';
import { findCompilation, setCompilation } from './compilations.ts';
import { compileNext, type Evidence } from './evidence-queries.ts';

/**
 * Compiles evidence part by part until it is complete, fails, or is removed from the list. Continues after the dialog is closed.
 * The backend stores the compiled parts.
 */
export async function compileEvidence(started: Evidence): Promise<void> {
  const { evidenceId } = started;
  if (findCompilation(evidenceId)?.isBusy) return;
  let evidence = started;
  setCompilation({ evidence, isBusy: true, error: undefined });
  try {
    while (evidence.digest === undefined) {
      evidence = await compileNext(evidence);
      if (!findCompilation(evidenceId)) return;
      setCompilation({ evidence, isBusy: true, error: undefined });
    }
    setCompilation({ evidence, isBusy: false, error: undefined });
  } catch (cause) {
    if (findCompilation(evidenceId)) setCompilation({ evidence, isBusy: false, error: explainError(cause as Error) });
  }
}
