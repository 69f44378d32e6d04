import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#shared/api/api.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import {
  type Deployment,
  deploymentsQuery,
  isHeadDeployment,
  projectQuery,
  versionsQuery,
} from '#shared/script/queries.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { findDeployMarks } from './deploy-marks.ts';
import { deploymentHistoryQuery } from './deployment-history.ts';
import {
  listDeploymentChanges,
  listSharingChanges,
  listVersionChanges,
  type ProjectChange,
  saveChanges,
} from './project-change.ts';

const FRESH_MS = 60_000;

/** The changes of a project that are visible to the user. */
export type ProjectChanges = {
  /** Oldest first. */
  changes: readonly ProjectChange[];
  /** The missing kinds of changes, one sentence each. */
  gaps: readonly string[];
  /** Whether some changes failed to load. */
  isIncomplete: boolean;
  /** IDs of the deployments that run HEAD. */
  headIds: ReadonlySet<string>;
  /** Whether all saves are included. */
  areSavesKnown: boolean;
  isPending: boolean;
};

/** Returns the changes of a project: its deployments, versions, saves of HEAD, and sharing. Reads nothing without an ID. */
export function useProjectChanges(scriptId: string | undefined): ProjectChanges {
  const session = useSession();
  const hasScript = scriptId !== undefined;
  const id = scriptId ?? '';
  const savesRefusal = roleRefusal(session, 'drive.revisions.list', 'Viewing earlier saves', REVIEWING_ROLES);
  const canSeeSaves = savesRefusal === undefined;
  const history = useQuery({ ...deploymentHistoryQuery(id), enabled: hasScript, staleTime: FRESH_MS });
  const deployments = useQuery({ ...deploymentsQuery(id), enabled: hasScript, staleTime: FRESH_MS });
  const versions = useQuery({ ...versionsQuery(id), enabled: hasScript, staleTime: FRESH_MS });
  const revisions = useQuery({ ...savesQuery(id), enabled: hasScript && canSeeSaves });
  const project = useQuery({ ...projectQuery(id), enabled: hasScript && !canSeeSaves, staleTime: FRESH_MS });
  const sharing = useQuery({ ...sharingQuery(id), enabled: hasScript });
  const marks = useMemo(() => findDeployMarks(history.data, deployments.data ?? []), [history.data, deployments.data]);
  const lastSave = project.data?.updateTime;
  const changes = useMemo(
    () =>
      [
        ...listDeploymentChanges(marks),
        ...listVersionChanges(versions.data ?? []),
        ...saveChanges(revisions.data ?? (lastSave ? [{ id: 'last', modifiedTime: lastSave }] : [])),
        ...listSharingChanges(sharing.data ?? []),
      ].toSorted((one, other) => one.timeMs - other.timeMs),
    [marks, versions.data, revisions.data, lastSave, sharing.data],
  );
  return {
    changes,
    gaps: [
      ...getGap('Deployments', deployments),
      ...getGap('Earlier deployments', history),
      ...getGap('Versions', versions),
      ...(canSeeSaves ? getGap('Saves', revisions) : [savesRefusal]),
      ...getGap('Sharing changes', sharing),
    ],
    isIncomplete: [deployments, history, versions, revisions, sharing].some(isUnreadable),
    headIds: useMemo(() => getHeadIds(deployments.data ?? []), [deployments.data]),
    areSavesKnown: canSeeSaves && revisions.isSuccess,
    isPending: [history, deployments, versions, revisions, project, sharing].some(({ isLoading }) => isLoading),
  };
}

function getHeadIds(deployments: readonly Deployment[]): ReadonlySet<string> {
  return new Set(deployments.filter(isHeadDeployment).flatMap(({ deploymentId }) => deploymentId ?? []));
}

function getGap(what: string, query: UseQueryResult<unknown>): string[] {
  return isUnreadable(query) ? [`${what} could not be loaded: ${explainError(query.error)}`] : [];
}

/** Returns the query of the revisions of a project's file, one for each save. */
function savesQuery(scriptId: string) {
  const params = {
    fileId: scriptId,
    pageSize: getMaxPageSize('drive.revisions.list'),
    fields: 'nextPageToken,revisions(id,modifiedTime,lastModifyingUser(displayName))',
  };
  return queryOptions({
    queryKey: ['drive.revisions.list', params, 'saves'],
    queryFn: async ({ signal }) => {
      const revisions: DriveSchemas['Revision'][] = [];
      for await (const revision of api.items('drive.revisions.list', params, { signal })) revisions.push(revision);
      return revisions;
    },
    staleTime: FRESH_MS,
  });
}

/** Returns the query of sharing changes made through the console, newest first. */
function sharingQuery(scriptId: string) {
  return queryOptions({
    queryKey: ['bff.projectSharing.list', scriptId],
    queryFn: async ({ signal }) => {
      const { changes } = await callBff<components['schemas']['ProjectSharing']>(
        'bff.projectSharing.list',
        '/api/project-sharing',
        { query: { scriptId }, signal },
      );
      return changes;
    },
    staleTime: FRESH_MS,
  });
}
