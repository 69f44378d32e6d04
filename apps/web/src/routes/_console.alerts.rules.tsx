import { createFileRoute } from '@tanstack/react-router';
import { rulesQuery } from '#features/alerts/queries.ts';
import { RulesPage } from '#features/alerts/rules-page.tsx';
import { type RuleSearch, ruleSearch } from '#features/alerts/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(ruleSearch);

export const Route = createFileRoute('/_console/alerts/rules')({
  validateSearch: (search): RuleSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(rulesQuery);
  },
  component: function AlertRulesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <RulesPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});
