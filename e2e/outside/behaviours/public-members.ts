import { readFileSync } from 'node:fs';
import { isRecord } from '@rotunda/api-client/is-record';
import type { FrontBehaviour } from '../service-front.ts';

const document = new URL('../../../packages/api-client/openapi/script.openapi.json', import.meta.url);
const { properties } = JSON.parse(readFileSync(document, 'utf8')).components.schemas.GoogleAppsScriptTypeProcess;
/** The members of a process that public services send. */
const PUBLIC = new Set(
  Object.entries(properties)
    .filter(([, schema]) => isRecord(schema) && !String(schema.description).includes('embedded service only'))
    .map(([name]) => name),
);

/** Processes have no members beyond those of the public interface. */
export const publicMembers: FrontBehaviour = {
  change: (_call, body) =>
    Array.isArray(body.processes) ? { ...body, processes: body.processes.map(withoutExtras) } : body,
};

function withoutExtras(process: object): object {
  return Object.fromEntries(Object.entries(process).filter(([name]) => PUBLIC.has(name)));
}
