import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Reports whether a process is still in progress and could be stopped. */
export function isStoppable({ processStatus }: Process): boolean {
  return getStatusAppearance(processStatus).kind === 'live';
}

/** Returns the reason why a process in progress cannot be stopped. Returns undefined if it can. */
export function stopRefusal(session: Session, { processId }: Process): string | undefined {
  const refusal = roleRefusal(session, 'script.processes.cancel', 'Stopping processes');
  if (refusal !== undefined) return refusal;
  return processId ? undefined : 'The service did not return the process ID.';
}
