import type { components } from '@rotunda/api-client/bff-types';

/** How an action on record ended. */
export type AuditOutcome = components['schemas']['AuditOutcome'];

/** What outcomes are called. */
export const outcomeWords: Readonly<Record<AuditOutcome, string>> = {
  succeeded: 'Done',
  denied: 'Denied',
  refused: 'Refused',
  failed: 'Failed',
  unknown: 'Unknown',
  pending: 'In progress',
};
