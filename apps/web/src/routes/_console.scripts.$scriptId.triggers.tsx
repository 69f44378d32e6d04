import { createFileRoute } from '@tanstack/react-router';
import { ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { triggersQuery } from '#features/triggers/queries.ts';
import { type TriggerSearch, triggerSearch } from '#features/triggers/search.ts';
import { TriggersPage } from '#features/triggers/triggers-page.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { contentQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(triggerSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/triggers')({
  validateSearch: (search): TriggerSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(triggersQuery(params.scriptId));
    void context.queryClient.prefetchQuery(contentQuery(params.scriptId));
  },
  component: function TriggersRoute() {
    const search = Route.useSearch();
    return (
      <TriggersPage
        scriptId={Route.useParams().scriptId}
        search={search}
        onSearch={useSearchChange(search, Route.useNavigate(), { isReplaced: () => true })}
        renderStatus={renderStatus}
      />
    );
  },
});

function renderStatus(status: string | undefined) {
  return <ProcessStatusChip status={status} />;
}
