import { useInfiniteQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { CoverageLine } from '#shared/indexes/coverage-line.tsx';
import { isComplete } from '#shared/indexes/incomplete.ts';
import { IncompleteList } from '#shared/indexes/incomplete-list.tsx';
import { useRefreshIndex } from '#shared/indexes/use-refresh-index.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { foundColumns } from './found-columns.tsx';
import { type FoundProject, foundProjectsQuery } from './found-query.ts';
import { PROJECT_FILTERS, type ProjectSearch } from './search.ts';

const TICK_MS = 60_000;
const SOURCES = { many: 'sources', done: 'read' };

type FoundProjectsProps = {
  search: ProjectSearch;
  onSearch: (change: Partial<ProjectSearch>) => void;
  onOpen: (scriptId: string) => void;
  /** Shows the processes of a project that is only known by name. */
  onProcesses: (projectName: string) => void;
};

/**
 * Lists projects that file searches cannot find: projects with recent runs by this user, or pinned after their ID was pasted. No
 * operation lists projects, so the line below states what was searched.
 */
export function FoundProjects({ search, onSearch, onOpen, onProcesses }: FoundProjectsProps) {
  const nowMs = useNow(TICK_MS);
  const refresh = useRefreshIndex('projects', true);
  const pages = useInfiniteQuery(foundProjectsQuery(search));
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  const columns = useMemo(() => foundColumns(nowMs), [nowMs]);
  const coverage = pages.data?.pages[0]?.coverage;
  if (isUnreadable(pages)) {
    return (
      <ErrorView error={pages.error} title="The projects could not be loaded" onRetry={() => void pages.refetch()} />
    );
  }
  if (!coverage) return <Skeleton head="columns" label="Loading the projects" rows={6} />;
  const open = ({ scriptId, title }: FoundProject) => (scriptId === undefined ? onProcesses(title) : onOpen(scriptId));
  return (
    <>
      {rows.length === 0 ? (
        <EmptyList
          icon={Radar}
          title="No other projects found"
          noMatch="No projects match this name"
          filters={PROJECT_FILTERS}
          search={search}
          onSearch={onSearch}
          incomplete={
            !isComplete(coverage) && (
              <IncompleteList
                coverage={coverage}
                subject="a list of projects"
                operationId="drive.files.list"
                noun="source"
              />
            )
          }
        >
          All projects that ran recently or that you pinned are already listed under Projects.
        </EmptyList>
      ) : (
        <DataTable
          label="Projects from other sources"
          columns={columns}
          rows={rows}
          rowId={({ projectId }) => projectId}
          rowLabel={({ title }) => title}
          narrowDetail={({ foundIn }) => `Found in ${foundIn.join(', ')}`}
          onOpen={open}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
        />
      )}
      <CoverageLine
        coverage={coverage}
        covers={SOURCES}
        loaded={rows.length}
        hasMore={pages.hasNextPage}
        noun="project"
        onRefresh={refresh}
      />
    </>
  );
}
