import type { Process } from '#features/processes/status/process-status.tsx';
import type { ProcessSearch } from './process-search.ts';

type OfProject = Pick<Process, 'functionName' | 'scriptId' | 'projectName'>;

/** Returns a key for the project of a process: its ID, or its name if the service omits the ID. */
export function getProjectKey({ scriptId, projectName }: Pick<Process, 'scriptId' | 'projectName'>): string {
  return scriptId ?? projectName ?? '';
}

/** Returns the search for the processes of one function of a project. Omits the project on the screen of a project. */
export function searchOfFunction(process: OfProject, isWithinProject: boolean): Partial<ProcessSearch> {
  const { functionName, scriptId, projectName } = process;
  const fn = { mode: undefined, fn: functionName || undefined };
  if (isWithinProject) return fn;
  return scriptId ? { ...fn, script: scriptId, project: undefined } : { ...fn, project: projectName };
}
