import { type Process, statusLook } from '#features/processes/status/process-status.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Whether a process has not ended, and so could be stopped. */
export function isStoppable({ processStatus }: Process): boolean {
  return statusLook(processStatus).kind === 'live';
}

/** Why a process that has not ended cannot be stopped; undefined when nothing speaks against it. */
export function stopRefusal(session: Session, { processId }: Process): string | undefined {
  const refusal = roleRefusal(session, 'script.processes.cancel', 'Stopping processes');
  if (refusal !== undefined) return refusal;
  return processId ? undefined : 'The service did not return the process ID.';
}
