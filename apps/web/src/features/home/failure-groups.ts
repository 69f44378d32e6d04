import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** Failed executions, newest first. There are more if `isCapped`. Executions with muted errors are only counted. */
export type Failures = { processes: readonly Process[]; isCapped: boolean; mutedCount: number };

/** The failed executions of one function of a project. */
export type FailureGroup = {
  functionName: string;
  projectName: string;
  /** Undefined if the service does not provide it. */
  scriptId: string | undefined;
  /** The deployment of the last execution. Null for none. */
  deploymentId: string | null;
  count: number;
  /** When the last execution started. */
  lastTime: string | undefined;
};

/** Groups failures by function and project, most frequent first. Processes are newest first. */
export function groupFailures(processes: readonly Process[]): FailureGroup[] {
  const groups = Map.groupBy(processes, ({ functionName, projectName }) => `${projectName}\n${functionName}`);
  return [...groups.values()]
    .map((members) => ({
      functionName: members[0]?.functionName ?? '',
      projectName: members[0]?.projectName ?? '',
      scriptId: members[0]?.scriptId,
      deploymentId: members[0]?.deploymentId ?? null,
      count: members.length,
      lastTime: members[0]?.startTime,
    }))
    .toSorted((one, other) => other.count - one.count);
}
