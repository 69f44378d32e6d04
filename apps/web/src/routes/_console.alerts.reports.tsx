import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '#features/alerts/reports/reports-page.tsx';
import { type ReportSearch, reportSearch } from '#features/alerts/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { reportsQuery } from '#shared/reports/report-queries.ts';

const readSearch = searchValidator(reportSearch);

export const Route = createFileRoute('/_console/alerts/reports')({
  validateSearch: (search): ReportSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(reportsQuery);
  },
  component: function ReportsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <ReportsPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});
