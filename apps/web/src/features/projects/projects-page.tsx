import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileCode2, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { EmptyList } from '#shared/empty-list.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import { operationPagesQuery } from '#shared/operation-query.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { useNow } from '#shared/use-now.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { FilterField } from '#ui/filter-field.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';
import { ownerName, projectColumns } from './project-columns.tsx';
import { ProjectPanel } from './project-panel.tsx';
import { healthQuery, type ProjectFile } from './queries.ts';
import { PROJECT_FILTERS, type ProjectSearch, toProjectList, toSort } from './search.ts';
import { useProjectActions } from './use-project-actions.ts';

// Loaded when they are asked for.
const FoundProjects = lazy(async () => ({ default: (await import('./found-projects.tsx')).FoundProjects }));

const TICK_MS = 60_000;
const PLACES = [
  { value: 'here', label: 'Projects' },
  { value: 'elsewhere', label: 'Found elsewhere' },
  { value: 'trash', label: 'In the trash' },
] as const;

export type ProjectsPageProps = {
  search: ProjectSearch;
  onSearch: (change: Partial<ProjectSearch>) => void;
  onOpen: (scriptId: string) => void;
  /** Shows what a project has run of which nothing but the name is known. */
  onProcesses: (projectName: string) => void;
  /** A new project is shown where it can be written. */
  onCreated: (scriptId: string) => void;
};

/** Every script project that the person can see, with how it has been doing. */
export function ProjectsPage({ search, onSearch, onOpen, onProcesses, onCreated }: ProjectsPageProps) {
  const session = useSession();
  const [isCreating, setIsCreating] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const mayCreate = mayCall(session, 'script.projects.create');
  const projects = useInfiniteQuery({
    ...operationPagesQuery('drive.files.list', toProjectList(search)),
    enabled: !search.elsewhere,
  });
  const files = useMemo(() => projects.data?.pages.flatMap((page) => page.files ?? []) ?? [], [projects.data]);
  const health = useQuery({ ...healthQuery, enabled: mayCall(session, 'script.processes.list') }).data;
  const open = files.find(({ id }) => id === search.peek);
  useShortcut('c', () => setIsCreating(true), mayCreate);
  useShortcut('R', () => void projects.refetch());
  useShortcut('/', (event) => {
    event.preventDefault();
    nameField.current?.focus();
  });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PageHead
          title="Projects"
          actions={
            <Button
              kind="primary"
              data-op="script.projects.create"
              blockedBecause={mayCreate ? undefined : 'New projects are for the role operator.'}
              onPress={() => setIsCreating(true)}
            >
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              New project
            </Button>
          }
        />
        <search className="flex shrink-0 flex-wrap items-center gap-8 px-16 pb-8">
          <FilterField
            label="Name"
            value={search.q}
            onChange={(q) => onSearch({ q, peek: undefined })}
            inputRef={nameField}
          />
          <SingleSelect
            label="Show"
            choices={PLACES}
            value={search.trash ? 'trash' : search.elsewhere ? 'elsewhere' : 'here'}
            onChange={(place) =>
              onSearch({
                trash: place === 'trash' || undefined,
                elsewhere: place === 'elsewhere' || undefined,
                peek: undefined,
              })
            }
          />
        </search>
        <ProgressLine isActive={projects.isRefetching} label="Loading again" />
        {search.elsewhere ? (
          <Suspense fallback={<Skeleton label="Loading projects" rows={6} />}>
            <FoundProjects search={search} onSearch={onSearch} onOpen={onOpen} onProcesses={onProcesses} />
          </Suspense>
        ) : (
          <ProjectTable
            projects={projects}
            files={files}
            health={health}
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
          />
        )}
      </div>
      {open && (
        <ProjectPanel
          file={open}
          health={health?.byScript.get(open.id ?? '')}
          onClose={() => onSearch({ peek: undefined })}
        />
      )}
      {isCreating && <NewProjectDialog onCreated={onCreated} onClose={() => setIsCreating(false)} />}
    </div>
  );
}

type ProjectTableProps = Pick<ProjectsPageProps, 'search' | 'onSearch' | 'onOpen'> & {
  projects: ReturnType<typeof useInfiniteQuery<unknown>>;
  files: readonly ProjectFile[];
  health: Parameters<typeof projectColumns>[0]['health'];
};

function ProjectTable({ projects, files, health, search, onSearch, onOpen }: ProjectTableProps) {
  const nowMs = useNow(TICK_MS);
  const peek = (file: ProjectFile) => onSearch({ peek: file.id === search.peek ? undefined : file.id });
  const columns = projectColumns({ nowMs, health });
  const rowActions = useProjectActions({ onOpen, onPeek: peek });
  if (projects.isPending) return <Skeleton label="Loading projects" rows={12} />;
  if (projects.error && files.length === 0) {
    return (
      <ErrorView
        error={projects.error}
        title="The projects could not be loaded"
        onRetry={() => void projects.refetch()}
      />
    );
  }
  if (files.length === 0) return <NoProjects search={search} onSearch={onSearch} />;
  return (
    <>
      <DataTable
        label="Projects"
        columns={columns}
        rows={files}
        rowId={fileId}
        rowLabel={(file) => `${file.name}, ${ownerName(file) ?? 'owner unknown'}`}
        narrowDetail={(file) => ownerName(file) ?? ''}
        openId={search.peek}
        onOpen={(file) => onOpen(file.id ?? '')}
        onPeek={peek}
        rowActions={rowActions}
        hasMore={projects.hasNextPage}
        isLoadingMore={projects.isFetchingNextPage}
        onLoadMore={() => void projects.fetchNextPage()}
        sort={toSort(search)}
        onSort={({ key, isDescending }) =>
          onSearch({ sort: key === 'name_natural' ? key : undefined, desc: isDescending })
        }
      />
      <Provenance asOfMs={projects.dataUpdatedAt} loaded={files.length} hasMore={projects.hasNextPage} noun="project" />
    </>
  );
}

function fileId(file: ProjectFile): string {
  return file.id ?? '';
}

function NoProjects({ search, onSearch }: Pick<ProjectsPageProps, 'search' | 'onSearch'>) {
  return (
    <EmptyList
      icon={FileCode2}
      title={search.trash ? 'No project is in the trash' : 'There is no project yet'}
      noMatch="No project has such a name"
      hint="Names match by the beginnings of words."
      filters={PROJECT_FILTERS}
      search={search}
      onSearch={onSearch}
    >
      {!search.trash && 'Projects that you own or that are shared with you appear here.'}
    </EmptyList>
  );
}
