import type { QueryClient } from '@tanstack/react-query';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { pinsQuery, recentsQuery } from '#shared/places/places.ts';
import { mayCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import {
  changedFilesQuery,
  comingEventsQuery,
  failuresQuery,
  requestsQuery,
  storageQuery,
  waitingQuery,
} from './queries.ts';

/** Prefetches all data that Home shows to the user, in parallel. */
export function prefetchHome(queryClient: QueryClient, session: Session): void {
  void queryClient.prefetchQuery(pinsQuery);
  void queryClient.prefetchQuery(recentsQuery);
  void queryClient.prefetchQuery(jobsQuery);
  if (mayCall(session, 'drive.approvals.list')) void queryClient.prefetchQuery(waitingQuery);
  if (mayCall(session, 'script.processes.list')) void queryClient.prefetchQuery(failuresQuery);
  if (mayCall(session, 'calendar.events.list')) void queryClient.prefetchQuery(comingEventsQuery);
  if (mayCall(session, 'drive.accessproposals.list')) void queryClient.prefetchQuery(requestsQuery);
  if (mayCall(session, 'drive.files.list')) void queryClient.prefetchQuery(changedFilesQuery);
  if (mayCall(session, 'drive.about.get')) void queryClient.prefetchQuery(storageQuery);
}
