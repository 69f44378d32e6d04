import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { SERVICE_NAMES } from '#shared/operations/service-names.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

type CallBudgetList = components['schemas']['CallBudgetList'];
type CallBudget = CallBudgetList['budgets'][number];

const REFRESH_MS = 10_000;

const SCOPES: Readonly<Record<CallBudget['scope'], string>> = {
  project: 'All users',
  user: 'You',
  read: 'Reads',
  write: 'Changes',
  upload: 'Uploads',
};

const callBudgetsQuery = queryOptions({
  queryKey: ['bff.callBudgets.list'],
  queryFn: async ({ signal }) => {
    const { budgets } = await callBff<CallBudgetList>('bff.callBudgets.list', '/api/call-budgets', { signal });
    return budgets;
  },
  refetchInterval: REFRESH_MS,
});

/**
 * Shows the number of calls per minute to each service, and how many were made this minute. Renders nothing if calls are not
 * limited.
 */
export function CallBudgets() {
  const budgets = useQuery(callBudgetsQuery);
  if (budgets.data?.length === 0) return null;
  return (
    <section aria-labelledby="budgets-heading" className="flex flex-col gap-8">
      <h2 id="budgets-heading" className="font-semibold text-section">
        Calls to services
      </h2>
      <p className="text-ink-2">
        A limit is lowered when the service reports an exceeded quota, and raised again afterwards. Background work
        leaves a fifth of each limit to users.
      </p>
      {budgets.isPending && <Skeleton label="Loading the limits" rows={5} />}
      {isUnreadable(budgets) && (
        <ErrorView
          error={budgets.error}
          title="The limits could not be loaded"
          onRetry={() => void budgets.refetch()}
        />
      )}
      {budgets.data && <BudgetTable budgets={budgets.data} />}
    </section>
  );
}

function BudgetTable({ budgets }: { budgets: readonly CallBudget[] }) {
  return (
    <table aria-label="Calls this minute" className="w-full text-small">
      <thead>
        <tr className="border-line border-b text-left text-ink-3">
          <th scope="col" className="py-4 font-medium">
            Service
          </th>
          <th scope="col" className="py-4 font-medium">
            Calls
          </th>
          <th scope="col" className="py-4 text-right font-medium">
            This minute
          </th>
          <th scope="col" className="py-4 text-right font-medium">
            Limit
          </th>
        </tr>
      </thead>
      <tbody>
        {budgets.map(({ service, scope, used, callsPerMinute, maxCallsPerMinute }) => (
          <tr key={`${service} ${scope}`} className="border-line border-b">
            <td className="py-4">{SERVICE_NAMES[service]}</td>
            <td className="py-4">{SCOPES[scope]}</td>
            <td className="py-4 text-right">{used.toLocaleString('en')}</td>
            <td className="py-4 text-right">
              {callsPerMinute.toLocaleString('en')}
              {callsPerMinute < maxCallsPerMinute && (
                <span className="block text-amber-fg">lowered from {maxCallsPerMinute.toLocaleString('en')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
