import { maxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toReturnHere } from '#shared/address/return-here.ts';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import type { Approval } from './approval.ts';
import { type EscalationStep, setEscalations } from './escalation-queries.ts';
import { findContent } from './find-content.ts';

/** All approvals of a file, newest first. */
export function approvalsQuery(fileId: string) {
  const params = { fileId, pageSize: maxPageSize('drive.approvals.list'), fields: 'items,nextPageToken' };
  return queryOptions({
    queryKey: ['drive.approvals.list', params],
    queryFn: async ({ signal }) => {
      const approvals: Approval[] = [];
      for await (const approval of api.items('drive.approvals.list', params, { signal })) approvals.push(approval);
      return approvals;
    },
  });
}

/** One approval as it is now. */
export function approvalQuery(fileId: string, approvalId: string) {
  return operationQuery('drive.approvals.get', { fileId, approvalId, fields: '*' });
}

/** Operations that act on one approval. */
export type ApprovalAction =
  | 'drive.approvals.approve'
  | 'drive.approvals.decline'
  | 'drive.approvals.comment'
  | 'drive.approvals.cancel'
  | 'drive.approvals.reassign';

/** What is done to an approval. `label` says it to the person, while it is held and in the record. */
export type ApprovalStep = {
  action: ApprovalAction;
  body: Record<string, unknown>;
  label: string;
  /** What is decided on; the step is held back when that has changed by the time it is made. */
  ifMatch?: string | undefined;
  /** Whether it decides on content that the person has not seen, as the record then says. */
  isUnseen?: boolean;
  /** Whether the content that it is about is kept for ever, so that later content can be compared with it. */
  pinsContent?: boolean;
};

/** What becomes of a step; called also when the screen of the approval has been left. */
type StepListeners = {
  /** Called when it was accepted. */
  onAccepted?: () => void;
  /** Called when it was undone. */
  onUndone?: () => void;
};

type SentStep = { step: ApprovalStep; listeners: StepListeners; onReturn: () => void };

/**
 * Acts on an approval after the person's hold time, in which the step can be taken back. `isInProgress` from the press
 * until the step was made, failed or undone; what the screens show is loaded again then.
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
    // State would know of the first press only with the next drawing: too late for a double press.
    if (isSending.current) return;
    isSending.current = true;
    setIsInProgress(true);
    mutation.mutate({ step, listeners, onReturn: toReturnHere(router) });
  };
  return { act, error: mutation.error, isInProgress };
}

type NewApproval = {
  fileId: string;
  body: BodyOf<'drive.approvals.start'>;
  /** Whether the content that the reviewers are asked about is kept for ever. */
  pinsContent: boolean;
  /** What happens if a response is missing. */
  escalation: readonly EscalationStep[];
};

/** Starts an approval of a file, which resolves with whether its escalation was saved; `isSending` knows of a start on its way at once. */
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

/** Lets everything be loaded again that a step of an approval may have changed. */
export function invalidateApprovals(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  // A finished approval may lock the file, so its own facts are as old as the list.
  return Promise.all([
    client.invalidateQueries({ queryKey: ['drive.approvals.list'] }),
    client.invalidateQueries({ queryKey: ['drive.approvals.get'] }),
    client.invalidateQueries({ queryKey: ['bff.approvalHistory.list'] }),
    client.invalidateQueries({ queryKey: ['bff.indexes.approvals'] }),
    client.invalidateQueries({ queryKey: ['drive.files.get'] }),
  ]);
}
