import type { OperationId } from '@rotunda/api-client/operations';
import { queryOptions } from '@tanstack/react-query';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import {
  type OffboardingItem,
  type OffboardingItems,
  readAssignedReviews,
  readOrganizedDrives,
  readOwnedCalendars,
  readOwnedFiles,
} from './read-offboarding-items.ts';

/** A kind of resource that a departing user still has, and the call that removes it. */
export type OffboardingStep = {
  title: string;
  /** The counted noun, in the singular. */
  noun: string;
  /** The verb in the titles of the button and the dialog. */
  verb: string;
  operationId: OperationId;
  effect: 'undo' | 'permanent';
  /** Whether another user takes the place of the departing user. */
  hasSuccessor: boolean;
  read: (email: string, signal: AbortSignal) => Promise<OffboardingItems>;
};

/** The step for calendar access. The user's page also shows the result once it has been read. */
export const calendarsStep: OffboardingStep = {
  title: 'Calendars shared with this person',
  noun: 'calendar',
  verb: 'Remove from',
  operationId: 'calendar.acl.delete',
  effect: 'undo',
  hasSuccessor: false,
  read: readOwnedCalendars,
};

/** The offboarding steps in the recommended order. Steps that others wait for come first. */
export const offboardingSteps: readonly OffboardingStep[] = [
  {
    title: 'Reviews waiting for this person',
    noun: 'review',
    verb: 'Reassign',
    operationId: 'drive.approvals.reassign',
    effect: 'permanent',
    hasSuccessor: true,
    read: readAssignedReviews,
  },
  {
    title: 'Shared drive memberships',
    noun: 'shared drive',
    verb: 'Remove from',
    operationId: 'drive.permissions.delete',
    effect: 'undo',
    hasSuccessor: false,
    read: readOrganizedDrives,
  },
  {
    title: 'Files shared with this person',
    noun: 'file',
    verb: 'Remove from',
    operationId: 'drive.permissions.delete',
    effect: 'undo',
    hasSuccessor: false,
    read: readOwnedFiles,
  },
  calendarsStep,
];

/** Returns the query of a user's items in a step. */
export function offboardingItemsQuery({ title, read }: OffboardingStep, email: string) {
  return queryOptions({ queryKey: ['held', title, email], queryFn: ({ signal }) => read(email, signal) });
}

/** Returns the job that runs a step on all found items. `successor` is the email address of the user who replaces `email`. */
export function toOffboardingJob(
  { operationId, hasSuccessor, effect }: OffboardingStep,
  title: string,
  items: readonly OffboardingItem[],
  { email, successor }: { email: string; successor: string },
): JobDraft {
  const body = { replaceReviewers: [{ addedReviewerEmail: successor, removedReviewerEmail: email }] };
  return {
    title,
    operationId,
    storesUndo: effect === 'undo',
    items: items.map(({ detail: _, ...item }) => ({ ...item, ...(hasSuccessor && { body }) })),
  };
}
