import type { Process } from '#features/processes/status/process-status.tsx';
import type { ProcessSearch } from './process-search.ts';

type OfProject = Pick<Process, 'functionName' | 'scriptId' | 'projectName'>;

/** Tells the projects of processes apart: by their ID, and where the service leaves that out by their name. */
export function projectKey({ scriptId, projectName }: Pick<Process, 'scriptId' | 'projectName'>): string {
  return scriptId ?? projectName ?? '';
}

/** Lists the processes of one function of one project; the screen of a project has chosen that already. */
export function searchOfFunction(process: OfProject, isWithinProject: boolean): Partial<ProcessSearch> {
  const { functionName, scriptId, projectName } = process;
  const fn = { mode: undefined, fn: functionName || undefined };
  if (isWithinProject) return fn;
  return scriptId ? { ...fn, script: scriptId, project: undefined } : { ...fn, project: projectName };
}
