import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { IdentityCheck } from '#shared/session/identity-check.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { Part } from '#ui/loading/part.tsx';
import { goToConfirm, onConfirmed, openSignInWindow } from './step-up.ts';

type Progress = { kind: 'asking' | 'waiting' | 'blocked' } | { kind: 'failed'; reason: string };

const ScopeWordList = lazyComponent(() => import('#shared/script/manifest/scope-word-list.tsx'), 'ScopeWordList');

/** Explains why the user must reauthenticate or grant access, and opens the sign-in while this page stays unchanged. */
export function StepUpQuestion({ check }: { check: IdentityCheck }) {
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onConfirmed(() => {
        check.settle(true);
        // Reads during the replacement of the session were rejected.
        void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
      }),
    [check, queryClient],
  );
  const fail = (error: unknown) => {
    const reason = error instanceof Error ? explainError(error) : 'The sign-in window could not be opened.';
    setProgress({ kind: 'failed', reason });
  };
  const open = () => {
    openSignInWindow(check.grant).then((isOpen) => setProgress({ kind: isOpen ? 'waiting' : 'blocked' }), fail);
  };
  return (
    <Dialog title={check.grant ? 'Grant access' : 'Confirm your identity'} isOpen onClose={() => check.settle(false)}>
      <p>{check.reason}</p>
      {check.grant && (
        <Part>
          <ScopeWordList scopes={check.grant.scopes} />
        </Part>
      )}
      <p>
        Sign in again in a new window to continue. Your input on this page is kept.{' '}
        {check.grant ? 'The access lasts until your session ends.' : 'The confirmation is valid for 15 minutes.'}
      </p>
      <div role="status" className="empty:hidden">
        <ProgressText progress={progress} />
      </div>
      <DialogButtons>
        <DialogClose onClose={() => check.settle(false)} />
        {progress.kind === 'blocked' && (
          <Button size="form" onPress={() => goToConfirm(check.grant).catch(fail)}>
            Sign in on this page
          </Button>
        )}
        <Button size="form" kind="primary" onPress={open}>
          {progress.kind === 'asking' ? 'Sign in again' : 'Open the window again'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function ProgressText({ progress }: { progress: Progress }) {
  if (progress.kind === 'waiting') return <p>Waiting for your sign-in in the other window.</p>;
  if (progress.kind === 'failed') return <p>{progress.reason}</p>;
  if (progress.kind === 'blocked')
    return (
      <p>
        Your browser blocked the window. Allow pop-ups for this site and try again, or sign in on this page. Your input
        will be lost when the page reloads.
      </p>
    );
  return null;
}
