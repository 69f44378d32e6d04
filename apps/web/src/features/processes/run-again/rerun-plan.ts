import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { isPrivate } from '#shared/code/parse-functions.ts';
import type { RunnableProject } from './runnable-project.ts';

/** The code to run: a deployment's version, or HEAD. */
export type RunFrom = 'deployed' | 'head';

/** A process to run again. */
export type PlannedRun = {
  process: Process;
  functionName: string;
  /** The deployment to run, or the project for its latest code. */
  target: string;
  isDevMode: boolean;
};

/** Processes that cannot be run again for the same reason. */
export type RefusedRuns = { reason: string; processes: readonly Process[] };

/** The processes to run again, and those that cannot be. */
export type RerunPlan = { runs: readonly PlannedRun[]; refused: readonly RefusedRuns[] };

/** The data that a plan is based on. */
export type RerunFacts = {
  /** Keyed by script ID. */
  projects: ReadonlyMap<string, RunnableProject>;
  /** The project of processes without a project ID. */
  scriptId: string | undefined;
};

/**
 * Decides how to run each process again: on its own deployment if that is an API executable, or else on the most recently changed
 * API executable of its project.
 */
export function planRerun(processes: readonly Process[], from: RunFrom, facts: RerunFacts): RerunPlan {
  const decided = processes.map((process) => ({ process, run: decide(process, from, facts) }));
  const refused = Map.groupBy(
    decided.filter(({ run }) => typeof run === 'string'),
    ({ run }) => String(run),
  );
  return {
    runs: decided.flatMap(({ run }) => (typeof run === 'string' ? [] : [run])),
    refused: [...refused].map(([reason, members]) => ({ reason, processes: members.map(({ process }) => process) })),
  };
}

/** Returns the first run of each function per target. */
export function pickFirstOfEachFunction(runs: readonly PlannedRun[]): readonly PlannedRun[] {
  const groups = Map.groupBy(runs, ({ target, functionName }) => JSON.stringify([target, functionName]));
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

/** Decides how a process is run again, or why it cannot be. */
function decide(process: Process, from: RunFrom, { projects, scriptId: known }: RerunFacts): PlannedRun | string {
  const { functionName, processStatus, scriptId = known, deploymentId } = process;
  if (getStatusAppearance(processStatus).kind === 'live') return 'Still in progress.';
  if (!functionName) return 'The service did not return the function.';
  if (scriptId === undefined)
    return 'The service did not return the project. Run it again from the processes of its project.';
  if (isPrivate({ name: functionName })) return 'Private functions cannot be run.';
  const project = projects.get(scriptId);
  if (project === undefined) return 'The project was not checked.';
  if (project.refusal !== undefined) return project.refusal;
  if (from === 'head') {
    const { head } = project;
    if (head.refusal !== undefined) return head.refusal;
    if (!head.functions.has(functionName)) return 'The function is not in the latest code.';
    return { process, functionName, target: scriptId, isDevMode: true };
  }
  const { executables } = project;
  const executable = executables.find((each) => each.deploymentId === deploymentId) ?? executables[0];
  if (!executable) return 'No version is deployed as an API executable.';
  if (!executable.functions.has(functionName)) return 'The function is not in the deployed version.';
  return { process, functionName, target: executable.deploymentId, isDevMode: false };
}
