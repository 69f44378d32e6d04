import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { z } from 'zod';

type EntryPoint = ScriptSchemas['EntryPoint'];

const manifestSchema = z.object({
  webapp: z.object({ access: z.string().optional(), executeAs: z.string().optional() }).optional(),
  executionApi: z.object({ access: z.string().optional() }).optional(),
  addOns: z.object({ common: z.object({ name: z.string().optional() }).optional() }).optional(),
});

/** The ways into a deployment that a manifest declares. */
export function toEntryPoints(
  manifestText: string,
  deployment: { deploymentId: string; versionNumber: number | null },
): EntryPoint[] {
  const { webapp, executionApi, addOns } = manifestSchema.parse(JSON.parse(manifestText));
  const entryPoints: EntryPoint[] = [];
  if (webapp) {
    const verb = deployment.versionNumber === null ? 'dev' : 'exec';
    const url = `https://script.google.com/macros/s/${deployment.deploymentId}/${verb}`;
    entryPoints.push({ entryPointType: 'WEB_APP', webApp: { url, entryPointConfig: webapp } });
  }
  if (executionApi) {
    entryPoints.push({ entryPointType: 'EXECUTION_API', executionApi: { entryPointConfig: executionApi } });
  }
  if (addOns) {
    const title = addOns.common?.name;
    entryPoints.push({ entryPointType: 'ADD_ON', addOn: { addOnType: 'GMAIL', ...(title && { title }) } });
  }
  return entryPoints;
}
