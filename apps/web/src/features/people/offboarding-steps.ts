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

/** One kind of resource that somebody who leaves still has, and the call that takes it from them. */
export type OffboardingStep = {
  title: string;
  /** What is counted, in the singular. */
  noun: string;
  /** Of the button and the window. */
  verb: string;
  operationId: OperationId;
  effect: 'undo' | 'permanent';
  /** Whether somebody else takes the place of who leaves. */
  hasSuccessor: boolean;
  read: (email: string, signal: AbortSignal) => Promise<OffboardingItems>;
};

/** Access to calendars, which the page of a person tells too once it has been read. */
export const calendarsStep: OffboardingStep = {
  title: 'Calendars shared with this person',
  noun: 'calendar',
  verb: 'Remove from',
  operationId: 'calendar.acl.delete',
  effect: 'undo',
  hasSuccessor: false,
  read: readOwnedCalendars,
};

/** What there is to see to when somebody leaves, in the order in which it is best done: what others wait for comes first. */
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

/** What somebody has of what a step is about. */
export function offboardingItemsQuery({ title, read }: OffboardingStep, email: string) {
  return queryOptions({ queryKey: ['held', title, email], queryFn: ({ signal }) => read(email, signal) });
}

/** The job of a step on all that was found. `successor` is the address of who takes the place of `email`. */
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
