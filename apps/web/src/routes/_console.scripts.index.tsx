import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage } from '#features/projects/projects-page.tsx';
import { type ProjectSearch, projectSearch, toProjectList } from '#features/projects/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { operationPagesQuery } from '#shared/api/operation-query.ts';

const readSearch = searchValidator(projectSearch);

export const Route = createFileRoute('/_console/scripts/')({
  validateSearch: (search): ProjectSearch => readSearch(search),
  loaderDeps: ({ search: { peek: _peek, ...filters } }) => filters,
  loader: ({ context, deps }) => {
    if (deps.elsewhere) return;
    void context.queryClient.prefetchInfiniteQuery(operationPagesQuery('drive.files.list', toProjectList(deps)));
  },
  component: function ProjectsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ProjectsPage
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onOpen={(scriptId) => void navigate({ to: '/scripts/$scriptId/overview', params: { scriptId }, search: {} })}
        onProcesses={(project) => void navigate({ to: '/processes', search: { project } })}
        onCreated={(scriptId) => void navigate({ to: '/scripts/$scriptId/code', params: { scriptId }, search: {} })}
      />
    );
  },
});
