import type { QueryClient } from '@tanstack/react-query';
import { loadFirstData } from '#shared/api/first-data.ts';
import { canCall, sessionQuery } from '#shared/session/session.ts';
import { commentsQuery } from './queries.ts';

/** Starts loading the threads of a file if the user may read them. Resolves once the first are available. */
export async function prefetchComments(client: QueryClient, fileId: string): Promise<void> {
  const session = await client.ensureQueryData(sessionQuery);
  if (session && canCall(session, 'drive.comments.list')) await loadFirstData(client, commentsQuery(fileId, false));
}
