import { useEffect, useRef, useState } from 'react';
import { useSession } from '#shared/session/session.ts';
import type { Draft } from './draft.ts';
import { deleteDraft, readDraft, storeDraft } from './draft-store.ts';

const QUIET_MS = 300; // The pause in typing after which the draft is stored.

/** Whether the browser has stored the shown draft. */
export type DraftState = 'stored' | 'writing' | 'failed';

/** Returns the user's draft of a project. Reads it from this browser once, and stores it shortly after each change. */
export function useDraft(scriptId: string) {
  const { email } = useSession();
  const [draft, setDraft] = useState<Draft>();
  const [isRead, setIsRead] = useState(false);
  const [draftState, setDraftState] = useState<DraftState>('stored');
  const unwritten = useRef<Draft>(undefined);
  const flush = async (): Promise<boolean> => {
    const pending = unwritten.current;
    if (!pending) return true;
    try {
      await storeDraft([email, scriptId], pending);
    } catch {
      setDraftState('failed');
      return false;
    }
    if (unwritten.current === pending) {
      unwritten.current = undefined;
      setDraftState('stored');
    }
    return true;
  };
  useEffect(() => {
    let isCurrent = true;
    readDraft([email, scriptId])
      .then((found) => {
        if (isCurrent && found) setDraft(found);
      })
      .catch(() => undefined) // If the browser's storage is unavailable, the draft lasts as long as the page.
      .finally(() => {
        if (isCurrent) setIsRead(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [email, scriptId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft restarts the delay
  useEffect(() => {
    const timer = setTimeout(() => void flush(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const change = (next: Draft) => {
    unwritten.current = next;
    setDraftState('writing');
    setDraft(next);
  };
  const discard = async () => {
    unwritten.current = undefined;
    setDraft(undefined);
    setDraftState('stored');
    await deleteDraft([email, scriptId]).catch(() => undefined);
  };
  return { draft, isRead, draftState, change, discard, flush };
}
