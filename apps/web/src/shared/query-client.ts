import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellIfProofWanted } from './step-up.ts';

const MAX_RETRIES = 2;
const RETRYABLE = new Set([502, 503, 504]);

/** Data of the services. Reads are tried again when that can help; writes never are by themselves. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
    tellIfProofWanted(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures, error) => retryAfter(error) ?? 500 * 2 ** failures,
      },
      mutations: { retry: false },
    },
  });
}

function isWorthRetrying(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && RETRYABLE.has(error.status));
}

function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
