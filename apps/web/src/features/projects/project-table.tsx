import type { useInfiniteQuery } from '@tanstack/react-query';
import { FileCode2 } from 'lucide-react';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView } from '#shared/errors/error-view.tsx';
import type { Column } from '#shared/lists/column.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { getOwnerName } from './project-columns.tsx';
import type { ProjectFile } from './queries.ts';
import { PROJECT_FILTERS, type ProjectSearch, toSort } from './search.ts';
import { useProjectActions } from './use-project-actions.ts';

type ProjectTableProps = {
  projects: ReturnType<typeof useInfiniteQuery<unknown>>;
  files: readonly ProjectFile[];
  columns: readonly Column<ProjectFile>[];
  /** Returns the spoken summary of a project after its name and owner. */
  rowSummary: (file: ProjectFile) => string;
  search: ProjectSearch;
  onSearch: (change: Partial<ProjectSearch>) => void;
  onOpen: (scriptId: string) => void;
};

/** Shows the list of projects, or a placeholder if there are none. */
export function ProjectTable({ projects, files, columns, rowSummary, search, onSearch, onOpen }: ProjectTableProps) {
  const peek = (file: ProjectFile) => onSearch({ peek: file.id === search.peek ? undefined : file.id });
  const rowActions = useProjectActions({ onOpen, onPeek: peek });
  if (projects.isPending) return <Skeleton head="columns" label="Loading the projects" rows={12} />;
  if (projects.error && files.length === 0) {
    return (
      <ErrorView
        error={projects.error}
        title="The projects could not be loaded"
        onRetry={() => void projects.refetch()}
      />
    );
  }
  return (
    <>
      <ProgressLine isActive={projects.isPlaceholderData} label="Loading the projects" />
      {files.length === 0 ? (
        <NoProjects search={search} onSearch={onSearch} />
      ) : (
        <DataTable
          label="Projects"
          columns={columns}
          rows={files}
          rowId={getFileId}
          rowLabel={(file) => `${file.name}, ${getOwnerName(file) ?? 'owner unknown'}`}
          narrowDetail={(file) => getOwnerName(file) ?? ''}
          rowSummary={rowSummary}
          openId={search.peek}
          rowLink={({ id = '' }) => ({ to: '/scripts/$scriptId/overview', params: { scriptId: id } })}
          onOpen={(file) => onOpen(file.id ?? '')}
          onPeek={peek}
          rowActions={rowActions}
          hasMore={projects.hasNextPage && !projects.isPlaceholderData}
          isStale={projects.isPlaceholderData}
          isLoadingMore={projects.isFetchingNextPage}
          onLoadMore={() => void projects.fetchNextPage()}
          sort={toSort(search)}
          onSort={({ key, isDescending }) =>
            onSearch({ sort: key === 'name_natural' ? key : undefined, desc: isDescending })
          }
        />
      )}
      <DataFreshness
        asOfMs={projects.dataUpdatedAt}
        loaded={files.length}
        hasMore={projects.hasNextPage}
        noun="project"
        isOutdated={projects.isPlaceholderData}
        operationIds={['drive.files.list']}
      />
    </>
  );
}

function getFileId(file: ProjectFile): string {
  return file.id ?? '';
}

function NoProjects({ search, onSearch }: Pick<ProjectTableProps, 'search' | 'onSearch'>) {
  return (
    <EmptyList
      icon={FileCode2}
      title={search.trash ? 'No projects in the trash' : 'No projects yet'}
      noMatch="No projects match this name"
      description="Names match from the beginning of words."
      filters={PROJECT_FILTERS}
      search={search}
      onSearch={onSearch}
    >
      {!search.trash && 'Projects that you own or that are shared with you appear here.'}
    </EmptyList>
  );
}
