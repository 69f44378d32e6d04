import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { z } from 'zod';

type EntryPoint = ScriptSchemas['EntryPoint'];
type AddOn = ScriptSchemas['GoogleAppsScriptTypeAddOnEntryPoint'];

const text = z.string().optional().catch(undefined);
const access = z.enum(['MYSELF', 'DOMAIN', 'ANYONE', 'ANYONE_ANONYMOUS']).catch('MYSELF');
const executeAs = z.enum(['USER_ACCESSING', 'USER_DEPLOYING']).catch('USER_DEPLOYING');

/** Returns the schema of a manifest part. A value that is not an object counts as missing. */
function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).optional().catch(undefined);
}

const manifestSchema = z.object({
  webapp: part({ access, executeAs }),
  executionApi: part({ access }),
  addOns: part({ common: part({ name: text }) }),
  gmail: part({ name: text }),
  dataStudio: part({ name: text, description: text, supportUrl: text }),
});

/**
 * Returns the entry points of a deployment according to its manifest, if any. Always includes the access level, which defaults to
 * the owner.
 */
export function toEntryPoints(
  manifest: unknown,
  deployment: { deploymentId: string; versionNumber: number | null },
  publicOrigin: string,
): EntryPoint[] {
  const declared: Partial<z.infer<typeof manifestSchema>> = manifestSchema.safeParse(manifest).data ?? {};
  const { webapp, executionApi, addOns, gmail, dataStudio } = declared;
  const entryPoints: EntryPoint[] = [];
  if (webapp) {
    const verb = deployment.versionNumber === null ? 'dev' : 'exec';
    const url = `${publicOrigin}/macros/s/${deployment.deploymentId}/${verb}`;
    entryPoints.push({ entryPointType: 'WEB_APP', webApp: { url, entryPointConfig: webapp } });
  }
  if (executionApi) {
    entryPoints.push({ entryPointType: 'EXECUTION_API', executionApi: { entryPointConfig: executionApi } });
  }
  if (addOns ?? gmail) {
    entryPoints.push(toAddOn({ addOnType: 'GMAIL', title: addOns?.common?.name ?? gmail?.name }));
  }
  if (dataStudio) {
    const { name, description, supportUrl } = dataStudio;
    entryPoints.push(toAddOn({ addOnType: 'DATA_STUDIO', title: name, description, helpUrl: supportUrl }));
  }
  return entryPoints;
}

function toAddOn({ addOnType, title, description, helpUrl }: { [Member in keyof AddOn]: AddOn[Member] | undefined }) {
  const addOn = {
    addOnType,
    ...(title && { title }),
    ...(description && { description }),
    ...(helpUrl && { helpUrl }),
  };
  return { entryPointType: 'ADD_ON' as const, addOn };
}
