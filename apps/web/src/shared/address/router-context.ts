import type { QueryClient } from '@tanstack/react-query';

/** What every route can reach. */
export type RouterContext = {
  queryClient: QueryClient;
  /** Called when nobody is signed in, or no longer. */
  onSessionEnd: () => void;
};
