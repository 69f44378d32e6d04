import { Braces, CircleStop, ListFilter, PanelRight, Play } from 'lucide-react';
import { copyProcesses } from '#features/processes/list/copy-processes.ts';
import type { ProcessSearch } from '#features/processes/list/process-search.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { isStoppable, stopRefusal } from '#features/processes/stop/stop-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';

type ProcessActionOptions = {
  session: Session;
  /** The project of the list, if any: some services do not return it with each process. */
  listScriptId: string | undefined;
  onSearch: (change: Partial<ProcessSearch>) => void;
  /** Opens the form that runs a function of a script. */
  onRun: (scriptId: string, functionName: string | undefined) => void;
  /** Asks for confirmation to stop a process. */
  onStop: (process: Process) => void;
};

/** Returns the actions of one process. */
export function listProcessActions(
  process: Process,
  { session, listScriptId, onSearch, onRun, onStop }: ProcessActionOptions,
): MenuAction[] {
  const { functionName, scriptId = listScriptId } = process;
  return [
    {
      id: 'details',
      label: 'Show details',
      icon: PanelRight,
      onAction: () => onSearch({ peek: getProcessKey(process) }),
    },
    {
      id: 'run',
      operationId: 'script.scripts.run',
      label: 'Run again',
      icon: Play,
      disabledReason: scriptId ? undefined : 'The service did not return the script.',
      onAction: () => onRun(scriptId ?? '', functionName),
    },
    ...(isStoppable(process) ? [stopAction(process, session, onStop)] : []),
    {
      id: 'function',
      label: 'Show only this function',
      icon: ListFilter,
      disabledReason: functionName ? undefined : 'The service did not return the function.',
      onAction: () => onSearch({ fn: functionName }),
    },
    {
      id: 'script',
      label: 'Show only this script',
      icon: ListFilter,
      disabledReason: scriptId ? undefined : 'The service did not return the script.',
      onAction: () => onSearch({ script: scriptId, project: undefined }),
    },
    { id: 'json', label: 'Copy as JSON', icon: Braces, onAction: () => copyProcesses([process]) },
  ];
}

function stopAction(process: Process, session: Session, onStop: (process: Process) => void): MenuAction {
  return {
    id: 'stop',
    operationId: 'script.processes.cancel',
    label: 'Stop process',
    icon: CircleStop,
    disabledReason: stopRefusal(session, process),
    onAction: () => onStop(process),
  };
}
