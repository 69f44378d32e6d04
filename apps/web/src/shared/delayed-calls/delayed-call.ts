import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatCompleted, formatInProgress } from '#shared/format/action-text.ts';
import { isDelivering, readLiveState } from '#shared/live/live-state.ts';
import { waitForTopicChange } from '#shared/live/topic-listeners.ts';
import { notify, notifyUntilRead } from '#ui/toasts/toasts.tsx';

type Draft = components['schemas']['DelayedCallDraft'];
type DelayedCall = components['schemas']['DelayedCall'];

/** A delayed call, which can be undone until it is sent. */
export type DelayedCallDraft = Omit<Draft, 'operationId'> & { operationId: OperationId };

type DelayedCallListeners = {
  /** Called when the call succeeded, failed or was undone. */
  onSettled: () => void;
  /** Called when the call was made and failed, before `onSettled`. */
  onFailed?: (() => void) | undefined;
  /** Called when the call was undone from anywhere. Restores its input. */
  onUndone?: (() => void) | undefined;
  /** Called when the call was undone by its message or by the shortcut key. Returns to the place of the decision. */
  onReturn?: (() => void) | undefined;
};

/** The callbacks that restore the input of undone calls, by call ID. */
const undoListeners = new Map<string, () => void>();

/**
 * Schedules a call at the BFF, which executes it after the user's hold time even if this page closes. Offers an undo in the
 * meantime. Resolves when the call is accepted.
 */
export async function scheduleCall(
  call: DelayedCallDraft,
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
    notify(`${formatInProgress(call.label)} in ${Math.round(holdMs / 1000)}\u00a0s`, {
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

/** Cancels a delayed call and confirms this. Returns false if it was too late. */
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
const SETTLE_MS = 300; // The call takes a moment after its scheduled time.
const POLL_MS = 1_000;
const LIVE_POLL_MS = 10_000; // In case the stream breaks before it reports the outcome.
const MAX_WAIT_MS = 30_000;

function getFailure({ label, problem }: DelayedCall): string {
  const reason = problem?.detail ?? problem?.title ?? 'no reason';
  return problem?.code === 'conflict' ? `Not sent: ${label}. ${reason}` : `${label} failed: ${reason}`;
}

function notifySent(label: string, pinProblem: DelayedCall['pinProblem']): void {
  const reason = pinProblem && (pinProblem.detail ?? pinProblem.title);
  if (reason === undefined) notify(formatCompleted(label));
  else notifyUntilRead(`${formatCompleted(label)}. The snapshot was not saved: ${reason}`);
}

// Waits for the live stream to report a change. Polls for the outcome only while the stream is unavailable.
async function reportOutcome(
  { delayedCallId, label }: DelayedCall,
  { onSettled, onFailed }: Pick<DelayedCallListeners, 'onSettled' | 'onFailed'>,
): Promise<void> {
  const path = `/api/delayed-calls/${encodeURIComponent(delayedCallId)}`;
  const deadlineMs = performance.now() + MAX_WAIT_MS;
  let changed = waitForTopicChange('delayed-calls', SETTLE_MS);
  while (performance.now() < deadlineMs) {
    await changed;
    // Started before the request, because the change may arrive during it.
    changed = waitForTopicChange('delayed-calls', isDelivering(readLiveState()) ? LIVE_POLL_MS : POLL_MS);
    // Without a response the outcome is still unknown. The next round retries.
    const held = await callBff<DelayedCall>('bff.delayedCalls.get', path).catch(() => undefined);
    if (held && ENDED.includes(held.state)) {
      if (held.state === 'sent') notifySent(label, held.pinProblem);
      if (held.state === 'failed') {
        notifyUntilRead(getFailure(held));
        onFailed?.();
      }
      if (held.state === 'unknown') notifyUntilRead(`${label}: outcome unknown`);
      break;
    }
  }
  onSettled();
}
