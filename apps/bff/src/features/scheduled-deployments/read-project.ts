import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** The user and executor for reading a project. */
export type ProjectReader = { calls: Pick<UserCallExecutor, 'execute'>; principal: Principal; requestId: string };

const VERSIONS_PAGE_SIZE = 100;
const CREATED_DEPLOYMENTS_PAGE_SIZE = 50;

const deployment = z.object({
  deploymentId: z.string().default(''),
  updateTime: z.string().default(''),
  deploymentConfig: z.object({ versionNumber: z.number().optional(), description: z.string().optional() }).default({}),
});
const deployments = z.object({ deployments: z.array(deployment).default([]), nextPageToken: z.string().optional() });
const project = z.object({ updateTime: z.string().default('') });
const versions = z.object({
  versions: z.array(z.object({ versionNumber: z.number(), description: z.string().default('') })).default([]),
  nextPageToken: z.string().optional(),
});

/** Returns the version that a deployment serves. `versionNumber` is undefined for the deployment that follows the latest code. */
export async function readDeployment(
  { calls, principal, requestId }: ProjectReader,
  scriptId: string,
  deploymentId: string,
) {
  const call = { operationId: 'script.projects.deployments.get', params: { scriptId, deploymentId } } as const;
  return deployment.parse((await calls.execute(principal, call, requestId)).body ?? {}).deploymentConfig;
}

/** Returns when a project was last changed. */
export async function readUpdateTime(
  { calls, principal, requestId }: ProjectReader,
  scriptId: string,
): Promise<string> {
  const call = { operationId: 'script.projects.get', params: { scriptId, fields: 'updateTime' } } as const;
  return project.parse((await calls.execute(principal, call, requestId)).body ?? {}).updateTime;
}

/** Returns the number of the version with a description, or undefined if there is none. */
export async function findVersion(
  { calls, principal, requestId }: ProjectReader,
  scriptId: string,
  description: string,
): Promise<number | undefined> {
  const pages = readPages(async (token) => {
    const params = { scriptId, pageSize: VERSIONS_PAGE_SIZE, ...token };
    const { body } = await calls.execute(
      principal,
      { operationId: 'script.projects.versions.list', params },
      requestId,
    );
    return versions.parse(body ?? {});
  });
  for await (const page of pages) {
    const found = page.versions.find((version) => version.description === description);
    if (found) return found.versionNumber;
  }
  return undefined;
}

/** Returns the ID of a deployment of a version that was created or changed since a time, or undefined if there is none. */
export async function findDeployment(
  { calls, principal, requestId }: ProjectReader,
  scriptId: string,
  wanted: { versionNumber: number; description: string },
  sinceMs: number,
): Promise<string | undefined> {
  const pages = readPages(async (token) => {
    const params = { scriptId, pageSize: CREATED_DEPLOYMENTS_PAGE_SIZE, ...token };
    const operationId = 'script.projects.deployments.list';
    return deployments.parse((await calls.execute(principal, { operationId, params }, requestId)).body ?? {});
  });
  for await (const page of pages) {
    const found = page.deployments.find(
      ({ updateTime, deploymentConfig: { versionNumber, description } }) =>
        versionNumber === wanted.versionNumber &&
        description === wanted.description &&
        Date.parse(updateTime) >= sinceMs,
    );
    if (found) return found.deploymentId;
  }
  return undefined;
}
