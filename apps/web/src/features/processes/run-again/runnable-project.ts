import { ApiError } from '@rotunda/api-client/errors';
import type { QueryClient } from '@tanstack/react-query';
import { parseFunctions } from '#shared/code/parse-functions.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { isExecutable } from '#shared/script/is-executable.ts';
import { findManifest } from '#shared/script/manifest/manifest.ts';
import { contentQuery, deploymentsQuery, projectFileQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';

/** The functions at the top level of a version. */
type FunctionNames = ReadonlySet<string>;

/** What can be run in a project, or the reason why nothing can. */
export type RunnableProject =
  | { refusal: string }
  | {
      refusal: undefined;
      /** The deployments that are API executables, most recently changed first. */
      executables: readonly { deploymentId: string; functions: FunctionNames }[];
      /** The latest code, or the reason why it cannot be run. */
      head: { refusal: string } | { refusal: undefined; functions: FunctionNames };
    };

const STALE_MS = 30_000;
const NO_HEAD_ACCESS = 'Only editors of the project can run the latest code.';
const NO_EXECUTION_API = 'The manifest does not allow running the latest code.';

/** Reads what can be run in a project: the given deployments, the most recently changed one, and the latest code. */
export async function readRunnableProject(
  client: QueryClient,
  scriptId: string,
  deploymentIds: ReadonlySet<string>,
): Promise<RunnableProject> {
  try {
    const file = await client.fetchQuery({ ...projectFileQuery(scriptId), staleTime: STALE_MS });
    if (file.trashed) return { refusal: 'The project is in the trash.' };
    const deployments = await client.fetchQuery({ ...deploymentsQuery(scriptId), staleTime: STALE_MS });
    const [newest, ...others] = deployments.filter(isExecutable);
    const wanted = others.filter(({ deploymentId = '' }) => deploymentIds.has(deploymentId));
    const executables = await Promise.all(
      [newest ?? [], wanted].flat().map(async ({ deploymentId = '', deploymentConfig }) => ({
        deploymentId,
        functions: (await readCode(client, scriptId, deploymentConfig?.versionNumber)).functions,
      })),
    );
    const canEdit = file.capabilities?.canEdit !== false;
    return {
      refusal: undefined,
      executables,
      head: canEdit ? await readHead(client, scriptId) : { refusal: NO_HEAD_ACCESS },
    };
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'not_found')
      return { refusal: 'The project was deleted, or you have no access to it.' };
    return { refusal: `The project could not be checked: ${error instanceof Error ? explainError(error) : error}` };
  }
}

async function readHead(client: QueryClient, scriptId: string) {
  const { functions, isRunnable } = await readCode(client, scriptId, undefined);
  return isRunnable ? { refusal: undefined, functions } : { refusal: NO_EXECUTION_API };
}

async function readCode(client: QueryClient, scriptId: string, version: number | undefined) {
  const query = contentQuery(scriptId, version);
  const files = toScriptFiles(await client.fetchQuery({ staleTime: STALE_MS, ...query }));
  const declared = files.filter(({ type }) => type === 'SERVER_JS').flatMap(({ source }) => parseFunctions(source));
  return {
    functions: new Set(declared.map(({ name }) => name)),
    isRunnable: findManifest(files)?.executionApi !== undefined,
  };
}
