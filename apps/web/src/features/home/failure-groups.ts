import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** Executions that failed, newest first; there are more of them when `isCapped`. Those with muted errors are only counted. */
export type Failures = { processes: readonly Process[]; isCapped: boolean; mutedCount: number };

/** Failed executions of one function of one project. */
export type FailureGroup = {
  functionName: string;
  projectName: string;
  /** Undefined where the service does not send it. */
  scriptId: string | undefined;
  /** Of the last one; null for none. */
  deploymentId: string | null;
  count: number;
  /** When the last one started. */
  lastTime: string | undefined;
};

/** Failures by function and project, what fails most often first. Processes come newest first. */
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
