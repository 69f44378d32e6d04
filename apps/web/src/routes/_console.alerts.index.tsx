import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '#features/alerts/alerts-page.tsx';
import { alertsQuery } from '#features/alerts/queries.ts';
import { type AlertSearch, alertSearch } from '#features/alerts/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(alertSearch);

export const Route = createFileRoute('/_console/alerts/')({
  validateSearch: (search): AlertSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(alertsQuery);
  },
  component: function AlertsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <AlertsPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});
