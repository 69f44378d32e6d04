import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { RefreshCwOff, WifiOff } from 'lucide-react';
import { consoleConnection } from '#lib/console-connection.ts';
import { useExternalStore } from '#lib/external-store.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { explainError, mustDiscardData } from '#shared/errors/error-view.tsx';
import { useIsOnline } from '#ui/browser/use-is-online.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { UnreachableBar } from './unreachable-bar.tsx';

/** Matches displayed data that is stale because refetching failed. */
const NOT_LOADED_AGAIN: QueryFilters = {
  type: 'active',
  predicate: ({ state }) =>
    state.status === 'error' && state.data !== undefined && state.error !== null && !mustDiscardData(state.error),
};

/**
 * Explains at the top of every screen why displayed data may be stale: the browser is offline, the console's server is
 * unreachable, or refetching failed.
 */
export function FreshnessBar() {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const error = useQueryCache(client, (cache) => cache.findAll(NOT_LOADED_AGAIN)[0]?.state.error);
  const connection = useExternalStore(consoleConnection);
  if (isOnline && !connection.isReachable) return <UnreachableBar retryAtMs={connection.retryAtMs} />;
  const Icon = isOnline ? RefreshCwOff : WifiOff;
  return (
    <div role="status">
      {(error || !isOnline) && (
        <p className="flex min-h-28 items-center justify-center gap-6 bg-amber-bg px-8 py-4 text-amber-fg text-small">
          <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {error && isOnline ? (
            <span>
              Some content could not be refreshed: {explainError(error)}{' '}
              <TextButton onPress={() => void client.refetchQueries(NOT_LOADED_AGAIN)}>Refresh</TextButton>
            </span>
          ) : (
            'You are offline. Data may be out of date.'
          )}
        </p>
      )}
    </div>
  );
}
