import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { captureReturnNavigation } from '#shared/address/capture-return-navigation.ts';
import { type DelayedCallDraft, scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { narrowGrant } from './narrow-grant.ts';
import { type AccessDecision, deleteDecision, type Grant, grantId, recordDecision } from './queries.ts';

type Kind = AccessDecision['decision'];

/** A decision, and the reviewer's note for the next review. */
export type Decided = { grant: Grant; decision: Kind; note: string };
type SentDecision = Decided & { onReturn: () => void };

/** The operations to refetch after a decision. */
const REFRESHED = [
  'bff.indexes.outsideAccess',
  'bff.accessDecisions.list',
  'drive.permissions.list',
  'drive.files.list',
];

/**
 * Returns a function that decides on access: it records the decision, and narrows or removes the access after the hold time.
 * Calls `onHide` with the ID of a decided grant, and `onShow` when a decision was undone or rejected.
 */
export function useDecide(onHide: (id: string) => void, onShow: (id: string) => void) {
  const client = useQueryClient();
  const router = useRouter();
  const refresh = () => REFRESHED.forEach((key) => void client.invalidateQueries({ queryKey: [key] }));
  const forget = (grant: Grant, decisionId: string) => {
    onShow(grantId(grant));
    return deleteDecision(decisionId).then(refresh, (error: Error) =>
      notify(explainFailure('The decision was not undone', error)),
    );
  };
  const { mutate } = useMutation({
    mutationFn: async ({ grant, decision, note, onReturn }: SentDecision) => {
      onHide(grantId(grant));
      const { fileId, permissionId } = grant;
      const { decisionId } = await recordDecision({ fileId, permissionId, decision, ...(note !== '' && { note }) });
      const undo = () => void forget(grant, decisionId);
      if (decision === 'kept') {
        const run = () => {
          undo();
          onReturn();
        };
        notify(`Kept the access of ${describeOutsideGrantee(grant)} to ${grant.title}`, { label: 'Undo', run });
        return;
      }
      await scheduleCall(toCall(grant, decision), {
        onSettled: refresh,
        onFailed: undo,
        onUndone: undo,
        onReturn,
      }).catch((error: Error) => {
        undo();
        throw error;
      });
    },
    onSuccess: refresh,
    onError: (error, { grant }) => {
      onShow(grantId(grant));
      notify(explainFailure('The decision was not saved', error));
    },
  });
  // The URL is read immediately, because the decision moves to the next row before it is sent.
  return (decided: Decided) => mutate({ ...decided, onReturn: captureReturnNavigation(router) });
}

function toCall(grant: Grant, decision: Exclude<Kind, 'kept'>): DelayedCallDraft {
  const { fileId, permissionId, role, title } = grant;
  const who = describeOutsideGrantee(grant);
  const own = { params: { fileId, permissionId, supportsAllDrives: true }, ifMatch: role };
  const narrowing = narrowGrant(grant, Date.now());
  if (decision === 'narrowed' && 'body' in narrowing) {
    const label = `Narrow the access of ${who} to ${title}`;
    return { operationId: 'drive.permissions.update', ...own, body: narrowing.body, label };
  }
  return { operationId: 'drive.permissions.delete', ...own, label: `Remove the access of ${who} to ${title}` };
}
