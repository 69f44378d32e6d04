import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';

/** A version of a project. */
export type Version = ScriptSchemas['Version'];
/** A deployment of a project. */
export type Deployment = ScriptSchemas['Deployment'];

const VERSIONS_AND_DEPLOYMENTS_PAGE_SIZE = 100;

/** Returns the query of one project. */
export function projectQuery(scriptId: string) {
  return operationQuery('script.projects.get', { scriptId });
}

/** Returns the query of a project's file: its name, its location and the user's capabilities. */
export function projectFileQuery(scriptId: string) {
  const fields =
    'id,name,trashed,driveId,owners(displayName,emailAddress,me),capabilities(canEdit,canTrash,canRename,canComment)';
  return operationQuery('drive.files.get', { fileId: scriptId, supportsAllDrives: true, fields });
}

/** Returns the query of a project's files: of a version, which is immutable, or of HEAD. */
export function contentQuery(scriptId: string, versionNumber?: number) {
  return {
    ...operationQuery('script.projects.getContent', {
      scriptId,
      ...(versionNumber !== undefined && { versionNumber }),
      fields: 'scriptId,files(name,type,source,createTime,updateTime,lastModifyUser(name,email))',
    }),
    ...(versionNumber !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  };
}

/** Returns the query of all versions of a project, newest first. There are at most two hundred. */
export function versionsQuery(scriptId: string) {
  const params = { scriptId, pageSize: VERSIONS_AND_DEPLOYMENTS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['script.projects.versions.list', params],
    queryFn: async ({ signal }) => {
      const versions: Version[] = [];
      for await (const version of api.items('script.projects.versions.list', params, { signal }))
        versions.push(version);
      return versions.sort((left, right) => (right.versionNumber ?? 0) - (left.versionNumber ?? 0));
    },
  });
}

/** Returns the query of one version: its description and time. */
export function versionQuery(scriptId: string, versionNumber: number) {
  return { ...operationQuery('script.projects.versions.get', { scriptId, versionNumber }), staleTime: 60_000 };
}

/**
 * Returns the query of all deployments of a project: those of versions, most recently changed first, then the HEAD deployment.
 */
export function deploymentsQuery(scriptId: string) {
  const params = { scriptId, pageSize: VERSIONS_AND_DEPLOYMENTS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['script.projects.deployments.list', params],
    queryFn: async ({ signal }) => {
      const deployments: Deployment[] = [];
      for await (const deployment of api.items('script.projects.deployments.list', params, { signal })) {
        deployments.push(deployment);
      }
      return deployments.sort(compareByUse);
    },
  });
}

/** Reports whether a deployment serves HEAD, and therefore cannot be changed. */
export function isHeadDeployment({ deploymentConfig }: Deployment): boolean {
  return deploymentConfig?.versionNumber === undefined;
}

function compareByUse(left: Deployment, right: Deployment): number {
  const headLast = Number(isHeadDeployment(left)) - Number(isHeadDeployment(right));
  return headLast || (right.updateTime ?? '').localeCompare(left.updateTime ?? '');
}
