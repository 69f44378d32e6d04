import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { api } from '#shared/api/api.ts';
import { operationPagesQuery } from '#shared/api/operation-query.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { hasFiles, retainRows } from '#shared/lists/retain-rows.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { PROJECT_VIEWS } from './built-in-views.ts';
import { NewProjectDialog } from './new-project-dialog.tsx';
import { getProjectSummary, projectColumns } from './project-columns.tsx';
import { ProjectPanel } from './project-panel.tsx';
import { ProjectTable } from './project-table.tsx';
import { healthQuery, type ProjectFile } from './queries.ts';
import { type ProjectSearch, toProjectList } from './search.ts';

// Lazy-loaded when these projects are requested.
const FoundProjects = lazyComponent(() => import('./found-projects.tsx'), 'FoundProjects');

const TICK_MS = 60_000;
const PLACES = [
  { value: 'here', label: 'Projects' },
  { value: 'elsewhere', label: 'From other sources' },
  { value: 'trash', label: 'In the trash' },
] as const;

export type ProjectsPageProps = {
  search: ProjectSearch;
  onSearch: (change: Partial<ProjectSearch>) => void;
  onOpen: (scriptId: string) => void;
  /** Shows the processes of a project that is only known by name. */
  onProcesses: (projectName: string) => void;
  /** Opens a new project in the editor. */
  onCreated: (scriptId: string) => void;
};

/** Lists all script projects visible to the user, with their health. */
export function ProjectsPage({ search, onSearch, onOpen, onProcesses, onCreated }: ProjectsPageProps) {
  const session = useSession();
  const [isCreating, setIsCreating] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const refusal = roleRefusal(session, 'script.projects.create', 'Creating projects');
  const projects = useInfiniteQuery({
    ...operationPagesQuery('drive.files.list', toProjectList(search)),
    ...retainRows(search.trash ? 'trash' : 'here', hasFiles),
    enabled: !search.elsewhere,
  });
  const files = useMemo(() => projects.data?.pages.flatMap((page) => page.files ?? []) ?? [], [projects.data]);
  const health = useQuery({ ...healthQuery, enabled: canCall(session, 'script.processes.list') }).data;
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => projectColumns({ nowMs, health }), [nowMs, health]);
  const layout = useColumnLayout({
    table: 'projects',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const open = files.find(({ id }) => id === search.peek);
  useShortcut('c', () => setIsCreating(true), { disabledReason: refusal });
  useShortcut('R', () => void projects.refetch());
  useShortcut('/', () => nameField.current?.focus());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Projects"
        actions={
          <>
            {!search.elsewhere && (
              <TableTools
                views={PROJECT_VIEWS}
                name="projects"
                layout={layout}
                rows={files}
                hasMore={projects.hasNextPage}
                pages={readPages(search)}
                report={toReportSource('drive.files.list', 'Script projects', toProjectList(search))}
              />
            )}
            <Button
              kind="primary"
              data-op="script.projects.create"
              disabledReason={refusal}
              onPress={() => setIsCreating(true)}
            >
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              New project
            </Button>
          </>
        }
      />
      <search className="shrink-0 border-line border-b pb-8">
        <FilterRow>
          <FilterField
            isSearch
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
        </FilterRow>
      </search>
      <ListAndPanel
        panel={
          open && (
            <ProjectPanel
              file={open}
              health={health?.byScript.get(open.id ?? '')}
              onClose={() => onSearch({ peek: undefined })}
            />
          )
        }
      >
        <ProgressLine isActive={projects.isRefetching} label="Refreshing" />
        {search.elsewhere ? (
          <Part fallback={<Skeleton head="columns" label="Loading the projects" rows={6} />}>
            <FoundProjects search={search} onSearch={onSearch} onOpen={onOpen} onProcesses={onProcesses} />
          </Part>
        ) : (
          <ProjectTable
            projects={projects}
            files={files}
            columns={layout.columns}
            rowSummary={(file) => getProjectSummary(file, { nowMs, health })}
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
          />
        )}
      </ListAndPanel>
      {isCreating && <NewProjectDialog onCreated={onCreated} onClose={() => setIsCreating(false)} />}
    </div>
  );
}

function readPages(search: ProjectSearch) {
  return async function* pagesOf(signal: AbortSignal): AsyncGenerator<readonly ProjectFile[]> {
    for await (const { files = [] } of api.pages('drive.files.list', toProjectList(search), { signal })) yield files;
  };
}
