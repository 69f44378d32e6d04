import type { components } from '@rotunda/api-client/bff-types';

/** The outcome of a recorded action. */
export type AuditOutcome = components['schemas']['AuditOutcome'];

/** The labels of the outcomes. */
export const outcomeLabels: Readonly<Record<AuditOutcome, string>> = {
  succeeded: 'Done',
  denied: 'Denied',
  refused: 'Refused',
  failed: 'Failed',
  unknown: 'Unknown',
  pending: 'In progress',
};
