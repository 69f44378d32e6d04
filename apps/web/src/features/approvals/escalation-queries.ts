import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type EscalationList = components['schemas']['EscalationList'];
type EscalationDraft = components['schemas']['EscalationDraft'];

/** An action that runs at a set time if an approval still waits for a response. */
export type Escalation = components['schemas']['Escalation'];
/** An action to schedule. */
export type EscalationStep = components['schemas']['EscalationStep'];

const PATH = '/api/escalations';

/** Returns the query of the user's scheduled escalations of an approval. */
export function escalationsQuery(fileId: string, approvalId: string) {
  return queryOptions({
    queryKey: ['bff.escalations.list', { fileId, approvalId }],
    queryFn: async ({ signal }): Promise<readonly Escalation[]> => {
      const query = { fileId, approvalId };
      return (await callBff<EscalationList>('bff.escalations.list', PATH, { query, signal })).steps;
    },
  });
}

/** Replaces the pending escalation steps. */
export function setEscalations(draft: EscalationDraft): Promise<EscalationList> {
  return callBff<EscalationList>('bff.escalations.set', PATH, { method: 'PUT', body: draft });
}
