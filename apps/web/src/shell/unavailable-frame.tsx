import { ApiError } from '@rotunda/api-client/errors';
import { DatabaseZap, WifiOff } from 'lucide-react';
import { toBrowserPath } from '#lib/base-path.ts';
import { consoleConnection } from '#lib/console-connection.ts';
import { useExternalStore } from '#lib/external-store.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { isStoreUnavailable } from './outage-monitor.ts';
import { UnreachableBar } from './unreachable-bar.tsx';

/** The layout of every screen while the console cannot determine who is signed in. Retries automatically. */
export function UnavailableFrame({ error }: { error: Error }) {
  const connection = useExternalStore(consoleConnection);
  return (
    <div className="flex h-full flex-col">
      {connection.isReachable ? <Explanation error={error} /> : <UnreachableBar retryAtMs={connection.retryAtMs} />}
      <header className="flex h-48 shrink-0 items-center gap-8 border-line border-b bg-surface px-16">
        <img src={toBrowserPath('/favicon.svg')} alt="" width={20} height={20} />
        <span className="font-semibold text-section tracking-[-0.01em]">Rotunda</span>
      </header>
      <main className="min-h-0 flex-1 overflow-hidden">
        <Skeleton label="Loading the console" rows={12} />
      </main>
    </div>
  );
}

function Explanation({ error }: { error: Error }) {
  const Icon = error instanceof ApiError ? DatabaseZap : WifiOff;
  return (
    <p
      role="status"
      className="flex min-h-28 items-center justify-center gap-6 bg-amber-bg px-8 py-4 text-amber-fg text-small"
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span>{explain(error)} The console tries again automatically.</span>
    </p>
  );
}

function explain(error: Error): string {
  if (isStoreUnavailable(error)) return 'The console’s database is not responding.';
  if (error instanceof ApiError && error.status === 429) return 'There were too many requests from your network.';
  if (error instanceof ApiError) return explainError(error).replace(/\.?$/, '.');
  return 'The console is not responding.';
}
