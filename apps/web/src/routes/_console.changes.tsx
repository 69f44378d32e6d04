import { createFileRoute } from '@tanstack/react-router';
import { ChangesPage } from '#features/changes/changes-page.tsx';
import { type ChangesSearch, changesSearch } from '#features/changes/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(changesSearch);

export const Route = createFileRoute('/_console/changes')({
  validateSearch: (search): ChangesSearch => readSearch(search),
  component: function ChangesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <ChangesPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});
