import type { ApiError } from '@rotunda/api-client/errors';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { onProofWanted } from '#shared/step-up.ts';
import { OverlayPart } from '#ui/part.tsx';

// Loaded when it opens: most visits never see it.
const StepUpQuestion = lazyComponent(() => import('./step-up-question.tsx'), 'StepUpQuestion');

/** Asks the person to confirm who they are when a call was refused until they do. */
export function StepUpDialog() {
  const [error, setError] = useState<ApiError>();
  useEffect(() => onProofWanted(setError), []);
  return (
    error && (
      <OverlayPart onClose={() => setError(undefined)}>
        <StepUpQuestion error={error} onClose={() => setError(undefined)} />
      </OverlayPart>
    )
  );
}
