import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { readIdentityCheck, subscribeToIdentityCheck } from '#shared/session/identity-check.ts';
import { OverlayPart } from '#ui/loading/part.tsx';

// Loaded when it opens: most visits never see it.
const StepUpQuestion = lazyComponent(() => import('./step-up-question.tsx'), 'StepUpQuestion');

/** Asks the person to confirm who they are while calls wait for that. */
export function StepUpDialog() {
  const check = useSyncExternalStore(subscribeToIdentityCheck, readIdentityCheck);
  return (
    check && (
      <OverlayPart onClose={() => check.settle(false)}>
        <StepUpQuestion check={check} />
      </OverlayPart>
    )
  );
}
