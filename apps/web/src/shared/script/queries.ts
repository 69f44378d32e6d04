import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';

/** A version of a project. */
export type Version = ScriptSchemas['Version'];
/** A deployment of a project. */
export type Deployment = ScriptSchemas['Deployment'];

const VERSIONS_AND_DEPLOYMENTS_PAGE_SIZE = 100;

/** What is known of one project. */
export function projectQuery(scriptId: string) {
  return operationQuery('script.projects.get', { scriptId });
}

/** The file that a project is: its name, its place, and what the person may do with it. */
export function projectFileQuery(scriptId: string) {
  const fields =
    'id,name,trashed,driveId,owners(displayName,emailAddress,me),capabilities(canEdit,canTrash,canRename,canComment)';
  return operationQuery('drive.files.get', { fileId: scriptId, supportsAllDrives: true, fields });
}

/** The files of a project: of a version, which never change, or of HEAD. */
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

/** All versions of a project, newest first. There are two hundred at most. */
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

/** One version: its description and time. */
export function versionQuery(scriptId: string, versionNumber: number) {
  return { ...operationQuery('script.projects.versions.get', { scriptId, versionNumber }), staleTime: 60_000 };
}

/** All deployments of a project: those of versions, changed last first, then the one that follows HEAD. */
export function deploymentsQuery(scriptId: string) {
  const params = { scriptId, pageSize: VERSIONS_AND_DEPLOYMENTS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['script.projects.deployments.list', params],
    queryFn: async ({ signal }) => {
      const deployments: Deployment[] = [];
      for await (const deployment of api.items('script.projects.deployments.list', params, { signal })) {
        deployments.push(deployment);
      }
      return deployments.sort(byUse);
    },
  });
}

/** Whether a deployment serves what was saved last, and so cannot be changed. */
export function isHeadDeployment({ deploymentConfig }: Deployment): boolean {
  return deploymentConfig?.versionNumber === undefined;
}

function byUse(left: Deployment, right: Deployment): number {
  const headLast = Number(isHeadDeployment(left)) - Number(isHeadDeployment(right));
  return headLast || (right.updateTime ?? '').localeCompare(left.updateTime ?? '');
}
