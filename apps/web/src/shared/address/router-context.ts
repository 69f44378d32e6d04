import type { QueryClient } from '@tanstack/react-query';

/** The context available to all routes. */
export type RouterContext = {
  queryClient: QueryClient;
  /** Called if the user is not signed in, or no longer is. */
  onSessionEnd: () => void;
};
