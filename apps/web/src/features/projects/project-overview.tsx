import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { findManifest } from '#shared/script/manifest/manifest.ts';
import { contentQuery, projectFileQuery, projectQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { getOwnerName } from './project-columns.tsx';
import { RenameProject } from './rename-project.tsx';

type ProjectOverviewProps = {
  scriptId: string;
  /** The content of other features about the project. */
  metrics: ReactNode;
  failures: ReactNode;
  deployments: ReactNode;
};

/** An overview of one project: its details, usage, failures and deployments. */
export function ProjectOverview({ scriptId, metrics, failures, deployments }: ProjectOverviewProps) {
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <div className="grid max-w-[1280px] gap-x-40 gap-y-32 p-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0 md:col-span-2">{metrics}</div>
        <div className="flex min-w-0 flex-col gap-32">{failures}</div>
        <div className="flex min-w-0 flex-col gap-32">
          {deployments}
          <ProjectFacts scriptId={scriptId} />
        </div>
      </div>
    </div>
  );
}

function ProjectFacts({ scriptId }: { scriptId: string }) {
  const project = useQuery(projectQuery(scriptId)).data;
  const file = useQuery(projectFileQuery(scriptId)).data;
  const content = useQuery(contentQuery(scriptId)).data;
  const files = content && toScriptFiles(content);
  const manifest = files && findManifest(files);
  const time = (value: string | undefined) => (value ? formatDateTime(Date.parse(value)) : undefined);
  return (
    <section aria-labelledby="project-facts">
      <h2 id="project-facts" className="mb-8 font-semibold text-section">
        Project
      </h2>
      <DescriptionList
        items={[
          ['Name', <RenameProject key="name" scriptId={scriptId} name={project?.title ?? file?.name ?? ''} />],
          ['Script', <CopyableId key="id" id={scriptId} label="script ID" maxLength={34} />],
          ['Owner', file && getOwnerName(file)],
          ['Container', project?.parentId ? <ParentLink parentId={project.parentId} /> : 'None (standalone)'],
          ['Created', joinTimeAndName(time(project?.createTime), project?.creator?.name)],
          ['Modified', joinTimeAndName(time(project?.updateTime), project?.lastModifyUser?.name)],
          ['Files', files && String(files.length)],
          ['Time zone', manifest?.timeZone],
          ['Runtime', manifest?.runtimeVersion],
          ['Scopes', manifest && <ScopeList scopes={manifest.oauthScopes ?? []} />],
        ]}
      />
    </section>
  );
}

function joinTimeAndName(time: string | undefined, name: string | undefined): string | undefined {
  return time && name ? `${time} by ${name}` : time;
}

function ParentLink({ parentId }: { parentId: string }) {
  return (
    <Link
      to="/file/$fileId/preview"
      params={{ fileId: parentId }}
      className="word-target text-accent-ink hover:underline"
    >
      the document {parentId.slice(0, 8)}…
    </Link>
  );
}

function ScopeList({ scopes }: { scopes: readonly string[] }) {
  if (scopes.length === 0) return 'None declared';
  return (
    <ul className="font-mono text-small">
      {scopes.map((scope) => (
        <li key={scope} className="break-all">
          {scope}
        </li>
      ))}
    </ul>
  );
}
