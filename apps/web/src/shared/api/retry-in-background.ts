import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads again in the background what is shown and is `due`. An error without data stays in sight, with what it offers, until there is
 * a response: TanStack Query would forget it, and the screen would show that it loads, at each attempt.
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
