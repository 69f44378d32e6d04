import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches shown queries that are `due` in the background. An error without data stays visible, with its actions, until there is
 * a response. TanStack Query would clear it and show a loading state on each attempt.
 */
export function retryInBackground(client: QueryClient, isDue: (query: Query) => boolean): Promise<void> {
  const due = client.getQueryCache().findAll({ type: 'active', predicate: isDue });
  const errors = due.map((query) => [query, query.state.error] as const);
  const retried = client.refetchQueries({ type: 'active', predicate: (query) => due.includes(query) });
  for (const [query, error] of errors) {
    const { data, status } = query.state;
    if (error && data === undefined && status === 'pending') query.setState({ error, status: 'error' });
  }
  return retried;
}
