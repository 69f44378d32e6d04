import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { readIdentityCheck, subscribeToIdentityCheck } from '#shared/session/identity-check.ts';
import { OverlayPart } from '#ui/loading/part.tsx';

// Lazy-loaded when it opens, because most visits never need it.
const StepUpQuestion = lazyComponent(() => import('./step-up-question.tsx'), 'StepUpQuestion');

/** Asks the user to reauthenticate while calls wait for it. */
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
