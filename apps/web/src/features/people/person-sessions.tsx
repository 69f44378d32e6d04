import { getBrowserName } from '@rotunda/api-client/browser-name';
import { useNow } from '#lib/use-now.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import type { Person } from './person.ts';
import { usePersonChange } from './queries.ts';

const TICK_MS = 30_000;

/** Lists the sessions of a user. Each can be ended. */
export function PersonSessions({ person: { sessions } }: { person: Person }) {
  const nowMs = useNow(TICK_MS);
  const change = usePersonChange();
  const subjects = [...new Set(sessions.map(({ subject }) => subject))];
  const endAll = () => {
    for (const subject of subjects)
      change.mutate({ kind: 'endAll', subject }, { onSuccess: () => notify('All ended') });
  };
  return (
    <section
      aria-labelledby="sessions-heading"
      className="flex flex-col items-start gap-8 rounded-card border border-line bg-surface p-16"
    >
      <h2 id="sessions-heading" className="font-semibold text-section">
        Active sessions
      </h2>
      {sessions.length === 0 && <p className="text-ink-2">No active sessions</p>}
      {change.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('The sessions were not ended', change.error)}
        </p>
      )}
      <ul aria-label="Sessions" className="flex w-full flex-col">
        {sessions.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-8 border-line border-b py-8 last:border-b-0 last:pb-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate" title={userAgent}>
                {getBrowserName(userAgent)}
              </span>
              <span className="text-ink-3 text-small">
                Started <RelativeTime value={createdAt} nowMs={nowMs} />, last active{' '}
                <RelativeTime value={lastSeenAt} nowMs={nowMs} />
                {isCurrent && ', current session'}
              </span>
            </span>
            <Button
              aria-label={`End session in ${getBrowserName(userAgent)}`}
              disabledReason={isCurrent ? 'This is your current session. Sign out instead.' : undefined}
              isBusy={change.isPending}
              onPress={() =>
                change.mutate({ kind: 'end', sessionId: id }, { onSuccess: () => notify('Session ended') })
              }
            >
              End
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && !sessions.some(({ isCurrent }) => isCurrent) && (
        <Button isBusy={change.isPending} onPress={endAll}>
          End all {sessions.length}
        </Button>
      )}
    </section>
  );
}
