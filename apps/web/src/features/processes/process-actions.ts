import { Braces, ListFilter, PanelRight, Play } from 'lucide-react';
import type { MenuAction } from '#ui/menu-action.ts';
import { copyProcesses } from './copy-processes.ts';
import type { ProcessSearch } from './process-search.ts';
import type { Process } from './process-status.tsx';
import { processKey } from './queries.ts';

type ProcessActionOptions = {
  onSearch: (change: Partial<ProcessSearch>) => void;
  /** Opens the form that runs a function of a script. */
  onRun: (scriptId: string, functionName: string | undefined) => void;
};

/** What can be done with one process. There is no call that stops one, so nothing here does. */
export function processActions(process: Process, { onSearch, onRun }: ProcessActionOptions): MenuAction[] {
  const { functionName, scriptId } = process;
  return [
    {
      id: 'details',
      label: 'Show details',
      icon: PanelRight,
      onAction: () => onSearch({ peek: processKey(process) }),
    },
    {
      id: 'run',
      operationId: 'script.scripts.run',
      label: 'Run again',
      icon: Play,
      disabledReason: scriptId ? undefined : 'The service did not return the script.',
      onAction: () => onRun(scriptId ?? '', functionName),
    },
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
