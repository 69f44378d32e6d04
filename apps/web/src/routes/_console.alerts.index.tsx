import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '#features/alerts/alerts-page.tsx';
import { type AlertSearch, alertSearch } from '#features/alerts/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { alertsQuery } from '#shared/alerts/alerts-query.ts';

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
