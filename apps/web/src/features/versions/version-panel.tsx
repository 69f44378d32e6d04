import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { type Deployment, versionQuery } from '#shared/script/queries.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { describeDeployments } from './version-columns.tsx';

type VersionPanelProps = {
  scriptId: string;
  versionNumber: number;
  previous: number | undefined;
  deployments: readonly Deployment[];
  onClose: () => void;
};

/** The panel of one version, with its links. */
export function VersionPanel({ scriptId, versionNumber, previous, deployments, onClose }: VersionPanelProps) {
  const version = useQuery(versionQuery(scriptId, versionNumber));
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  const params = { scriptId };
  const link = 'word-target text-accent-ink underline-offset-2 hover:underline';
  return (
    <SidePanel title={`Version ${versionNumber}`} onClose={onClose}>
      {version.isPending && <Skeleton label="Loading the version" rows={3} rowClass="h-24" />}
      {isUnreadable(version) && (
        <ErrorView
          error={version.error}
          title="The version could not be loaded"
          onRetry={() => void version.refetch()}
        />
      )}
      {version.data && (
        <div className="flex flex-col gap-20">
          <DescriptionList
            items={[
              ['Description', version.data.description],
              ['Created', version.data.createTime && formatDateTime(Date.parse(version.data.createTime))],
              ['Deployed as', describeDeployments(deployments, versionNumber) || 'Not deployed'],
            ]}
          />
          <ul className="flex flex-col items-start gap-8">
            <li>
              <Link to="/scripts/$scriptId/code" params={params} search={{ version: versionNumber }} className={link}>
                {refusal === undefined ? 'View and restore code' : 'View code'}
              </Link>
            </li>
            {previous !== undefined && (
              <li>
                <Link
                  to="/scripts/$scriptId/compare"
                  params={params}
                  search={{ base: previous, head: versionNumber }}
                  className={link}
                >
                  Compare with version {previous}
                </Link>
              </li>
            )}
            <li>
              <Link to="/scripts/$scriptId/compare" params={params} search={{ base: versionNumber }} className={link}>
                Compare with HEAD
              </Link>
            </li>
            <li>
              <Link to="/scripts/$scriptId/deployments" params={params} search={{ to: versionNumber }} className={link}>
                Deploy this version
              </Link>
            </li>
          </ul>
        </div>
      )}
    </SidePanel>
  );
}
