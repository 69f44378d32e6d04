import { createFileRoute } from '@tanstack/react-router';
import { PropertiesPage } from '#features/properties/properties-page.tsx';
import { propertiesQuery } from '#features/properties/queries.ts';
import { type PropertySearch, propertySearch } from '#features/properties/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';

const readSearch = searchValidator(propertySearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/properties')({
  validateSearch: (search): PropertySearch => readSearch(search),
  loader: ({ context, params }) =>
    waitUntilSettled(loadFirstData(context.queryClient, propertiesQuery(params.scriptId))),
  component: function PropertiesRoute() {
    const search = Route.useSearch();
    return (
      <PropertiesPage
        key={Route.useParams().scriptId}
        scriptId={Route.useParams().scriptId}
        search={search}
        onSearch={useSearchChange(search, Route.useNavigate(), { isReplaced: () => true })}
      />
    );
  },
});
