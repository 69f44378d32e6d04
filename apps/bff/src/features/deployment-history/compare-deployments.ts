/** A deployment as a list shows it. */
export type ListedDeployment = { deploymentId: string; version: number | null; description: string | null };

/** A deployment in its last known state. `seenAt` is when the list that contained it was requested. */
export type KnownDeployment = ListedDeployment & { isGone: boolean; seenAt: number };

/** A change of a deployment between two observations. */
export type DeploymentChange = ListedDeployment & {
  action: 'created' | 'updated' | 'deleted';
  previousVersion: number | null;
};

/**
 * Returns the changes since the deployments of a script were last observed. Ignores deployments that were observed after this
 * list was requested.
 */
export function compareDeployments(
  known: readonly KnownDeployment[],
  seen: readonly ListedDeployment[],
  askedAt: number,
): DeploymentChange[] {
  const before = new Map(known.map((one) => [one.deploymentId, one]));
  const now = new Set(seen.map(({ deploymentId }) => deploymentId));
  const isNews = ({ deploymentId }: ListedDeployment) => (before.get(deploymentId)?.seenAt ?? -1) < askedAt;
  const present = seen.filter(isNews).flatMap((one): DeploymentChange[] => {
    const former = before.get(one.deploymentId);
    if (!former || former.isGone) return [{ ...one, action: 'created', previousVersion: null }];
    const isSame = former.version === one.version && former.description === one.description;
    return isSame ? [] : [{ ...one, action: 'updated', previousVersion: former.version }];
  });
  const gone = known.filter((one) => !one.isGone && !now.has(one.deploymentId) && isNews(one));
  return [
    ...present,
    ...gone.map(({ deploymentId, version, description }): DeploymentChange => {
      return { deploymentId, version: null, description, action: 'deleted', previousVersion: version };
    }),
  ];
}
