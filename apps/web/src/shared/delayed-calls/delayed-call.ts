import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { completedText, inProgressText } from '#shared/format/action-text.ts';
import { isDelivering, readLiveState } from '#shared/live/live-state.ts';
import { waitForTopicChange } from '#shared/live/topic-listeners.ts';
import { notify, notifyUntilRead } from '#ui/toasts/toasts.tsx';

type SendDraft = components['schemas']['SendDraft'];
type DelayedCall = components['schemas']['DelayedCall'];

/** A call that is held back for a while, in which it can be taken back. */
export type HeldCall = Omit<SendDraft, 'operationId'> & { operationId: OperationId };

type DelayedCallListeners = {
  /** Called when the call was made, failed or was undone. */
  onSettled: () => void;
  /** Called when the call was made and failed, before `onSettled`. */
  onFailed?: (() => void) | undefined;
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
export async function scheduleCall(
  call: HeldCall,
  { onSettled, onFailed, onUndone, onReturn }: DelayedCallListeners,
): Promise<void> {
  const held = await callBff<DelayedCall>('bff.delayedCalls.create', '/api/delayed-calls', {
    method: 'POST',
    body: call,
  });
  if (onUndone) undoListeners.set(held.delayedCallId, onUndone);
  const holdMs = Math.max(0, Date.parse(held.sendTime) - Date.parse(held.createTime));
  let isCancelled = false;
  if (holdMs > 0) {
    notify(`${inProgressText(call.label)} in ${Math.round(holdMs / 1000)}\u00a0s`, {
      label: 'Undo',
      forMs: holdMs,
      run: () => {
        isCancelled = true;
        void cancelCall(held).then((isUndone) => {
          onSettled();
          if (isUndone) onReturn?.();
        });
      },
    });
  }
  setTimeout(() => {
    undoListeners.delete(held.delayedCallId);
    if (!isCancelled) void reportOutcome(held, { onSettled, onFailed });
  }, holdMs);
}

/** Undoes a held call, and says so. False when it was too late. */
export async function cancelCall({
  delayedCallId,
  label,
}: Pick<DelayedCall, 'delayedCallId' | 'label'>): Promise<boolean> {
  try {
    await callBff('bff.delayedCalls.cancel', `/api/delayed-calls/${encodeURIComponent(delayedCallId)}`, {
      method: 'DELETE',
    });
  } catch (error) {
    notify(explainFailure('The change could not be undone', error instanceof Error ? error : new Error(String(error))));
    return false;
  }
  undoListeners.get(delayedCallId)?.();
  undoListeners.delete(delayedCallId);
  notify(`Undone: ${label}`);
  return true;
}

const ENDED: readonly DelayedCall['state'][] = ['sent', 'failed', 'cancelled', 'unknown'];
const SETTLE_MS = 300; // The call itself takes a moment after its time.
const POLL_MS = 1_000;
const LIVE_POLL_MS = 10_000; // In case the stream breaks before it tells of the end.
const MAX_WAIT_MS = 30_000;

function failureOf({ label, problem }: DelayedCall): string {
  const reason = problem?.detail ?? problem?.title ?? 'no reason';
  return problem?.code === 'conflict' ? `Not sent: ${label}. ${reason}` : `${label} failed: ${reason}`;
}

function notifySent(label: string, pinProblem: DelayedCall['pinProblem']): void {
  const reason = pinProblem && (pinProblem.detail ?? pinProblem.title);
  if (reason === undefined) notify(completedText(label));
  else notifyUntilRead(`${completedText(label)}. The snapshot was not saved: ${reason}`);
}

// Waits for the live stream to tell of a change; only while there is no stream is the outcome asked for again and again.
async function reportOutcome(
  { delayedCallId, label }: DelayedCall,
  { onSettled, onFailed }: Pick<DelayedCallListeners, 'onSettled' | 'onFailed'>,
): Promise<void> {
  const path = `/api/delayed-calls/${encodeURIComponent(delayedCallId)}`;
  const deadlineMs = performance.now() + MAX_WAIT_MS;
  let changed = waitForTopicChange('delayed-calls', SETTLE_MS);
  while (performance.now() < deadlineMs) {
    await changed;
    // Begun before the question, as the change may come while that is in progress.
    changed = waitForTopicChange('delayed-calls', isDelivering(readLiveState()) ? LIVE_POLL_MS : POLL_MS);
    // Without a response the outcome is not known yet; the next round asks again.
    const held = await callBff<DelayedCall>('bff.delayedCalls.get', path).catch(() => undefined);
    if (held && ENDED.includes(held.state)) {
      if (held.state === 'sent') notifySent(label, held.pinProblem);
      if (held.state === 'failed') {
        notifyUntilRead(failureOf(held));
        onFailed?.();
      }
      if (held.state === 'unknown') notifyUntilRead(`${label}: outcome unknown`);
      break;
    }
  }
  onSettled();
}
