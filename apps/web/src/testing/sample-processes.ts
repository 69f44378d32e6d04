import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** Returns a failed process, with the given members replaced. */
export function sampleProcess(members: Partial<Process> = {}): Process {
  return {
    processId: 'p1',
    scriptId: 'script-1',
    deploymentId: 'deployment-1',
    projectName: 'Order sync',
    functionName: 'syncOrders',
    processType: 'TIME_DRIVEN',
    processStatus: 'FAILED',
    userAccessLevel: 'OWNER',
    startTime: '2026-11-20T10:00:00.000Z',
    endTime: '2026-11-20T10:00:04.200Z',
    duration: '4.2s',
    runtimeVersion: 'V8',
    ...members,
  };
}

/** Returns `count` completed processes, newest first. */
export function sampleProcesses(count: number, firstNumber = 1): Process[] {
  return Array.from({ length: count }, (_, index) => {
    const number = firstNumber + index;
    return sampleProcess({
      processId: `p${number}`,
      functionName: `job${number}`,
      processStatus: 'COMPLETED',
      startTime: new Date(Date.UTC(2026, 10, 20, 10) - number * 60_000).toISOString(),
    });
  });
}
