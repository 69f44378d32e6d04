import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { captureReturnNavigation } from '#shared/address/capture-return-navigation.ts';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import type { Approval } from './approval.ts';
import { type EscalationStep, setEscalations } from './escalation-queries.ts';
import { findContent } from './find-content.ts';

/** Returns the query of all approvals of a file, newest first. */
export function approvalsQuery(fileId: string) {
  const params = { fileId, pageSize: getMaxPageSize('drive.approvals.list'), fields: 'items,nextPageToken' };
  return queryOptions({
    queryKey: ['drive.approvals.list', params],
    queryFn: async ({ signal }) => {
      const approvals: Approval[] = [];
      for await (const approval of api.items('drive.approvals.list', params, { signal })) approvals.push(approval);
      return approvals;
    },
  });
}

/** Returns the query of the current state of an approval. */
export function approvalQuery(fileId: string, approvalId: string) {
  return operationQuery('drive.approvals.get', { fileId, approvalId, fields: '*' });
}

/** An operation on one approval. */
export type ApprovalAction =
  | 'drive.approvals.approve'
  | 'drive.approvals.decline'
  | 'drive.approvals.comment'
  | 'drive.approvals.cancel'
  | 'drive.approvals.reassign';

/** An action on an approval. `label` describes it to the user during the hold time and in the log. */
export type ApprovalStep = {
  action: ApprovalAction;
  body: Record<string, unknown>;
  label: string;
  /** The precondition of the decision. The step is not sent if the approval or file has changed by then. */
  ifMatch?: string | undefined;
  /** Whether the user decides without viewing the content. The audit log records this. */
  isUnseen?: boolean;
  /** Whether the content is pinned permanently, so that later content can be compared with it. */
  pinsContent?: boolean;
};

/** Listeners for the outcome of a step. Called even after the user has left the screen of the approval. */
type StepListeners = {
  /** Called when the step was accepted. */
  onAccepted?: () => void;
  /** Called when the step was undone. */
  onUndone?: () => void;
};

type SentStep = { step: ApprovalStep; listeners: StepListeners; onReturn: () => void };

/**
 * Returns a function that acts on an approval after the user's hold time, during which the step can be undone. `isInProgress` is
 * true from the press until the step succeeded, failed or was undone; the screens then refetch.
 */
export function useApprovalStep(fileId: string, approvalId: string) {
  const client = useQueryClient();
  const router = useRouter();
  const isSending = useRef(false);
  const [isInProgress, setIsInProgress] = useState(false);
  const settle = () => {
    isSending.current = false;
    setIsInProgress(false);
    void invalidateApprovals(client);
    void client.invalidateQueries({ queryKey: ['drive.revisions.list'] });
  };
  const mutation = useMutation({
    mutationFn: async ({ step, listeners, onReturn }: SentStep) => {
      const { action, ifMatch, isUnseen, pinsContent, ...said } = step;
      const params = { fileId, approvalId, fields: '*' };
      const seen = {
        ...(ifMatch !== undefined && { ifMatch }),
        ...(isUnseen && { isUnseen }),
        ...(pinsContent && { pinsContent }),
      };
      await scheduleCall(
        { operationId: action, params, ...said, ...seen },
        { onSettled: settle, onUndone: listeners.onUndone, onReturn },
      );
      listeners.onAccepted?.();
    },
    onError: settle,
  });
  const act = (step: ApprovalStep, listeners: StepListeners = {}) => {
    // State updates only with the next render, which is too late to detect a double press.
    if (isSending.current) return;
    isSending.current = true;
    setIsInProgress(true);
    mutation.mutate({ step, listeners, onReturn: captureReturnNavigation(router) });
  };
  return { act, error: mutation.error, isInProgress };
}

type NewApproval = {
  fileId: string;
  body: BodyOf<'drive.approvals.start'>;
  /** Whether the content under review is pinned permanently. */
  pinsContent: boolean;
  /** The escalation steps if a response is missing. */
  escalation: readonly EscalationStep[];
};

/**
 * Returns a function that starts an approval of a file and resolves to whether its escalation was saved. `isSending` is set
 * immediately when a start is sent.
 */
export function useStartApproval() {
  const client = useQueryClient();
  const mutationKey = ['drive.approvals.start'];
  const mutation = useMutation({
    mutationKey,
    mutationFn: async ({ fileId, body, pinsContent, escalation }: NewApproval) => {
      const retain = pinsContent ? await findContent(fileId) : undefined;
      const { approvalId } = await api.call('drive.approvals.start', { fileId, fields: '*' }, { body });
      if (retain) void retain(() => client.invalidateQueries({ queryKey: ['drive.revisions.list'] }));
      if (escalation.length === 0) return true;
      const steps = [...escalation];
      return setEscalations({ fileId, approvalId: approvalId ?? '', steps }).then(
        () => true,
        () => false,
      );
    },
    onSettled: () => invalidateApprovals(client),
  });
  return { ...mutation, isSending: () => client.isMutating({ mutationKey }) > 0 };
}

/** Invalidates all queries that a step of an approval may have changed. */
export function invalidateApprovals(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  // A completed approval may lock the file, so the file's metadata is as stale as the list.
  return Promise.all([
    client.invalidateQueries({ queryKey: ['drive.approvals.list'] }),
    client.invalidateQueries({ queryKey: ['drive.approvals.get'] }),
    client.invalidateQueries({ queryKey: ['bff.approvalHistory.list'] }),
    client.invalidateQueries({ queryKey: ['bff.indexes.approvals'] }),
    client.invalidateQueries({ queryKey: ['drive.files.get'] }),
  ]);
}
