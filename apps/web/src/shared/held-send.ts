import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { notify, notifyUntilRead } from '#ui/toasts.tsx';
import { callBff } from './call-bff.ts';
import { explainFailure } from './explain-failure.ts';

type SendDraft = components['schemas']['SendDraft'];
type HeldSend = components['schemas']['HeldSend'];

/** A call that is held back for a while, in which it can be taken back. */
export type HeldCall = Omit<SendDraft, 'operationId'> & { operationId: OperationId };

const SETTLE_MS = 300; // The call itself takes a moment after its time.

type HeldSendListeners = {
  /** Called when the call was made, failed or was undone. */
  onSettled: () => void;
  /** Called when it was undone, wherever that was: brings back what was entered for it. */
  onUndone?: (() => void) | undefined;
  /** Called when it was undone by its message or the key for that: leads back to where it was decided. */
  onReturn?: (() => void) | undefined;
};

/** What undoing a held call brings back, by its ID. */
const undoListeners = new Map<string, () => void>();

/**
 * Hands a call to the BFF, which makes it after the person's hold time even when this page is gone, and offers to undo it
 * meanwhile. Resolves when the call is accepted.
 */
export async function sendHeld(call: HeldCall, { onSettled, onUndone, onReturn }: HeldSendListeners): Promise<void> {
  const held = await callBff<HeldSend>('bff.sends.create', '/api/sends', { method: 'POST', body: call });
  if (onUndone) undoListeners.set(held.sendId, onUndone);
  const holdMs = Math.max(0, Date.parse(held.sendTime) - Date.parse(held.createTime));
  let isTakenBack = false;
  if (holdMs > 0) {
    notify(`${call.label}: sent in ${Math.round(holdMs / 1000)}\u00a0s`, {
      label: 'Undo',
      forMs: holdMs,
      run: () => {
        isTakenBack = true;
        void takeBack(held).then((isUndone) => {
          onSettled();
          if (isUndone) onReturn?.();
        });
      },
    });
  }
  setTimeout(() => {
    undoListeners.delete(held.sendId);
    if (!isTakenBack) void reportOutcome(held, onSettled);
  }, holdMs + SETTLE_MS);
}

/** Undoes a held call, and says so. False when it was too late. */
export async function takeBack({ sendId, label }: Pick<HeldSend, 'sendId' | 'label'>): Promise<boolean> {
  try {
    await callBff('bff.sends.takeBack', `/api/sends/${encodeURIComponent(sendId)}`, { method: 'DELETE' });
  } catch (error) {
    notify(explainFailure('It could not be undone', error instanceof Error ? error : new Error(String(error))));
    return false;
  }
  undoListeners.get(sendId)?.();
  undoListeners.delete(sendId);
  notify(`Undone: ${label}`);
  return true;
}

const ENDED: readonly HeldSend['state'][] = ['sent', 'failed', 'takenBack', 'unknown'];
const POLL_MS = 1000;
const MAX_POLLS = 30;

function failureOf({ label, problem }: HeldSend): string {
  const reason = problem?.detail ?? problem?.title ?? 'no reason';
  return problem?.code === 'conflict' ? `Not sent: ${label}. ${reason}` : `${label} failed: ${reason}`;
}

function tellSent(label: string, notKept: HeldSend['notKept']): void {
  const reason = notKept && (notKept.detail ?? notKept.title);
  if (reason === undefined) notify(label);
  else notifyUntilRead(`${label}. The content could not be kept for later comparison: ${reason}`);
}

async function reportOutcome({ sendId, label }: HeldSend, onSettled: () => void): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const path = `/api/sends/${encodeURIComponent(sendId)}`;
    // Without an answer the outcome is not known yet; the next round asks again.
    const held = await callBff<HeldSend>('bff.sends.get', path).catch(() => undefined);
    if (held && ENDED.includes(held.state)) {
      if (held.state === 'sent') tellSent(label, held.notKept);
      if (held.state === 'failed') notifyUntilRead(failureOf(held));
      if (held.state === 'unknown') notifyUntilRead(`${label}: its outcome is not known`);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  onSettled();
}
