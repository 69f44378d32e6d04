import type { FrontBehaviour } from '../service-front.ts';

/** The members of a process at the public service; those of the embedded one have more. */
const PUBLIC: ReadonlySet<string> = new Set([
  'duration',
  'functionName',
  'processStatus',
  'processType',
  'projectName',
  'runtimeVersion',
  'startTime',
  'userAccessLevel',
]);

/** Processes have no members beyond the public ones. As there, `processes.list` lists those of the caller alone. */
export const publicMembers: FrontBehaviour = {
  change: (_call, body) =>
    Array.isArray(body.processes) ? { ...body, processes: body.processes.map(withoutExtras) } : body,
};

function withoutExtras(process: object): object {
  return Object.fromEntries(Object.entries(process).filter(([name]) => PUBLIC.has(name)));
}
