import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type EscalationList = components['schemas']['EscalationList'];
type EscalationDraft = components['schemas']['EscalationDraft'];

/** What happens to an approval at a time if it still waits for an answer. */
export type Escalation = components['schemas']['Escalation'];
/** A step to plan. */
export type EscalationStep = components['schemas']['EscalationStep'];

const PATH = '/api/escalations';

/** What the person has planned for an approval. */
export function escalationsQuery(fileId: string, approvalId: string) {
  return queryOptions({
    queryKey: ['bff.escalations.list', { fileId, approvalId }],
    queryFn: async ({ signal }): Promise<readonly Escalation[]> => {
      const query = { fileId, approvalId };
      return (await callBff<EscalationList>('bff.escalations.list', PATH, { query, signal })).steps;
    },
  });
}

/** Puts steps in the place of those that wait. */
export function setEscalations(draft: EscalationDraft): Promise<EscalationList> {
  return callBff<EscalationList>('bff.escalations.set', PATH, { method: 'PUT', body: draft });
}
