/** The members of a process by which lists filter it. */
type Run = {
  scriptId?: string | undefined;
  projectName?: string | undefined;
  functionName?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  processId?: string | undefined;
};

/**
 * Returns the filters of the processes screen for a list that contains a run, however old it is, with the run opened. No operation
 * reads a single process.
 */
export function getRunSearch({ scriptId, projectName, functionName, startTime, endTime, processId }: Run) {
  const place = scriptId === undefined ? { project: projectName } : { script: scriptId };
  return { ...place, fn: functionName, from: startTime, to: endTime, peek: processId };
}
