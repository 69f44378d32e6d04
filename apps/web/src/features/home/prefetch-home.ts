import type { QueryClient } from '@tanstack/react-query';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { pinsQuery, recentsQuery } from '#shared/places/places.ts';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import {
  changedFilesQuery,
  failuresQuery,
  pendingApprovalsQuery,
  requestsQuery,
  storageQuery,
  upcomingEventsQuery,
} from './queries.ts';

/** Prefetches all data that Home shows to the user, in parallel. */
export function prefetchHome(queryClient: QueryClient, session: Session): void {
  void queryClient.prefetchQuery(pinsQuery);
  void queryClient.prefetchQuery(recentsQuery);
  void queryClient.prefetchQuery(jobsQuery);
  if (canCall(session, 'drive.approvals.list')) void queryClient.prefetchQuery(pendingApprovalsQuery);
  if (canCall(session, 'script.processes.list')) void queryClient.prefetchQuery(failuresQuery);
  if (canCall(session, 'calendar.events.list')) void queryClient.prefetchQuery(upcomingEventsQuery);
  if (canCall(session, 'drive.accessproposals.list')) void queryClient.prefetchQuery(requestsQuery);
  if (canCall(session, 'drive.files.list')) void queryClient.prefetchQuery(changedFilesQuery);
  if (canCall(session, 'drive.about.get')) void queryClient.prefetchQuery(storageQuery);
}
