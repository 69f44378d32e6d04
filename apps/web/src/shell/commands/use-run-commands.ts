import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { useQuery } from '@tanstack/react-query';
import { Activity, SquareFunction } from 'lucide-react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

const FRESH_MS = 60_000;

/** The query of the most recent processes. */
export const latestRunsQuery = {
  ...operationQuery('script.processes.list', {
    pageSize: maxPageSize('script.processes.list'),
    fields: 'processes(processId,scriptId,projectName,functionName,processStatus)',
  }),
  staleTime: FRESH_MS,
};

/** Returns the most recently run functions and their runs, from one page of processes, loaded when the palette opens. */
export function useRunCommands(go: Go): Command[] {
  const isAllowed = canCall(useSession(), 'script.processes.list');
  const processes = useQuery({ ...latestRunsQuery, enabled: isAllowed }).data?.processes ?? [];
  const functions = new Map(
    processes.flatMap((process) => {
      const { scriptId, projectName = '', functionName } = process;
      return functionName ? [[`${scriptId ?? projectName} ${functionName}`, process] as const] : [];
    }),
  );
  return [
    ...[...functions].map(([key, { scriptId, projectName = '', functionName = '' }]) => ({
      ...{ id: `function ${key}`, label: functionName, detail: projectName, kind: 'function', icon: SquareFunction },
      isSearchOnly: true,
      run: () =>
        void go(addressOf(scriptId, { fn: functionName, ...(scriptId === undefined && { project: projectName }) })),
    })),
    ...processes.flatMap(({ processId, projectName = '', functionName = '', processStatus = '' }) =>
      processId === undefined
        ? []
        : [
            {
              ...{ id: `process ${processId}`, label: `Run of ${functionName}`, names: [processId], kind: 'process' },
              ...{ detail: `${projectName}, ${processStatus.toLowerCase().replaceAll('_', ' ')}`, icon: Activity },
              isSearchOnly: true,
              run: () => void go(addressOf(undefined, { peek: processId })),
            },
          ],
    ),
  ];
}

function addressOf(scriptId: string | undefined, filters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, JSON.stringify(value)]));
  return `${scriptId === undefined ? '/processes' : `/scripts/${encodeURIComponent(scriptId)}/processes`}?${search}`;
}
