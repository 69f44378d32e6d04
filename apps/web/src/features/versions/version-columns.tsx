import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import type { Deployment, Version } from '#shared/script/queries.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { VersionDelta } from './version-delta.tsx';

type ColumnOptions = {
  scriptId: string;
  nowMs: number;
  deployments: readonly Deployment[];
  /** Returns the number of the previous version. */
  previousOf: (versionNumber: number) => number | undefined;
};

/** Returns the columns of a project's versions. */
export function versionColumns({ scriptId, nowMs, deployments, previousOf }: ColumnOptions): Column<Version>[] {
  return [
    {
      id: 'number',
      header: 'Version',
      width: '80px',
      align: 'end',
      cell: ({ versionNumber }) => <span className="font-medium">{versionNumber}</span>,
    },
    {
      id: 'description',
      header: 'Description',
      width: 'minmax(160px, 1.4fr)',
      cell: ({ description }) => description || <Missing />,
    },
    {
      id: 'created',
      header: 'Created',
      width: '120px',
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
    },
    {
      id: 'deployed',
      header: 'Deployed as',
      width: 'minmax(140px, 1fr)',
      cell: ({ versionNumber }) =>
        describeDeployments(deployments, versionNumber) || <span className="text-ink-3">Not deployed</span>,
      isHiddenOnNarrow: true,
    },
    {
      id: 'delta',
      header: 'Changed',
      width: '180px',
      align: 'end',
      cell: ({ versionNumber = 0 }) => (
        <VersionDelta scriptId={scriptId} versionNumber={versionNumber} previous={previousOf(versionNumber)} />
      ),
      isHiddenOnNarrow: true,
    },
  ];
}

/** Returns the spoken summary of a version after its number and description: its age and its deployments. */
export function getVersionSummary(
  { versionNumber, createTime }: Version,
  deployments: readonly Deployment[],
  nowMs: number,
): string {
  const deployed = describeDeployments(deployments, versionNumber);
  const created = createTime && `created ${formatDistance(Date.parse(createTime), nowMs)}`;
  return [created, deployed ? `deployed as ${deployed}` : 'not deployed'].filter(Boolean).join(' · ');
}

/** Returns the descriptions of the deployments that serve a version. */
export function describeDeployments(deployments: readonly Deployment[], versionNumber: number | undefined): string {
  return deployments
    .filter(({ deploymentConfig }) => deploymentConfig?.versionNumber === versionNumber)
    .map(
      ({ deploymentConfig, deploymentId }) =>
        readDeploymentText(deploymentConfig?.description).name || (deploymentId ?? ''),
    )
    .join(', ');
}
