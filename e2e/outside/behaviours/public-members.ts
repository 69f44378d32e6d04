import type { FrontBehaviour } from '../service-front.ts';

/** The fields of a process in the public service. The embedded service has more. */
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

/** Processes have only the public fields. As in the public service, `processes.list` returns only the caller's processes. */
export const publicMembers: FrontBehaviour = {
  change: (_call, body) =>
    Array.isArray(body.processes) ? { ...body, processes: body.processes.map(pickPublicFields) } : body,
};

function pickPublicFields(process: object): object {
  return Object.fromEntries(Object.entries(process).filter(([name]) => PUBLIC.has(name)));
}
