import { getBrowserName } from '@rotunda/api-client/browser-name';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { endSession, ownSessionsQuery } from './account-queries.ts';

const TICK_MS = 30_000;

/** Lists the user's sessions. All except the current one can be ended here. */
export function OwnSessions() {
  const sessions = useQuery(ownSessionsQuery);
  const nowMs = useNow(TICK_MS);
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: () => notify('Session ended'),
    onError: (error) => notify(explainFailure('The session was not ended', error)),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  return (
    <section aria-labelledby="sessions-heading" className="flex flex-col gap-8">
      <h2 id="sessions-heading" className="font-semibold text-section">
        Active sessions
      </h2>
      {sessions.isPending && <Skeleton label="Loading your sessions" rows={2} />}
      {isUnreadable(sessions) && (
        <ErrorView
          error={sessions.error}
          title="Your sessions could not be loaded"
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul aria-label="Your sessions" className="flex flex-col">
        {sessions.data?.map(({ id, userAgent, createdAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-8 border-line border-b py-8">
            <span className="min-w-0 flex-1">
              <span className="block truncate" title={userAgent}>
                {getBrowserName(userAgent)}
              </span>
              <span className="text-ink-3 text-small">
                Started <RelativeTime value={createdAt} nowMs={nowMs} />
                {isCurrent && ', current session'}
              </span>
            </span>
            {!isCurrent && (
              <Button
                aria-label={`End session in ${getBrowserName(userAgent)}`}
                isBusy={end.isPending}
                onPress={() => end.mutate(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
