import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Activity, FileCode2, SquareFunction } from 'lucide-react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

const FRESH_MS = 60_000;

/** The query of the most recent processes. */
export const latestRunsQuery = {
  ...operationQuery('script.processes.list', {
    pageSize: getMaxPageSize('script.processes.list'),
    fields: 'processes(processId,scriptId,projectName,functionName,processStatus,startTime)',
  }),
  staleTime: FRESH_MS,
};

/**
 * Returns the most recently run projects and functions with the latest run of each, from one page of processes, loaded when the
 * palette opens. Earlier runs are found by their IDs.
 */
export function useRunCommands(go: Go): Command[] {
  const isAllowed = canCall(useSession(), 'script.processes.list');
  const processes = useQuery({ ...latestRunsQuery, enabled: isAllowed }).data?.processes ?? [];
  const projects = new Map(processes.map((process) => [process.scriptId, process]));
  const latestRuns = new Map(processes.toReversed().map((process) => [getFunctionKey(process), process]));
  return [
    ...[...projects.values()].flatMap((process) => toProjectCommand(process, go)),
    ...[...latestRuns.values()].flatMap((process) => toFunctionCommand(process, go)),
    ...processes.flatMap((process) => toRunCommand(process, latestRuns.get(getFunctionKey(process)) === process, go)),
  ];
}

type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

function getFunctionKey({ scriptId, projectName = '', functionName = '' }: Process): string {
  return `${scriptId ?? projectName} ${functionName}`;
}

function toProjectCommand({ scriptId, projectName }: Process, go: Go): Command[] {
  if (scriptId === undefined || !projectName) return [];
  const target = { id: `run project ${scriptId}`, target: `script ${scriptId}`, label: projectName, kind: 'project' };
  const run = () => void go(`/scripts/${encodeURIComponent(scriptId)}/overview`);
  return [{ ...target, icon: FileCode2, isSearchOnly: true, run }];
}

function toFunctionCommand(process: Process, go: Go): Command[] {
  const { scriptId, projectName = '', functionName } = process;
  if (!functionName) return [];
  const filters = { fn: functionName, ...(scriptId === undefined && { project: projectName }) };
  const target = {
    id: `function ${getFunctionKey(process)}`,
    label: functionName,
    detail: projectName,
    kind: 'function',
  };
  return [{ ...target, icon: SquareFunction, isSearchOnly: true, run: () => void go(getAddress(scriptId, filters)) }];
}

function toRunCommand(process: Process, isLatest: boolean, go: Go): Command[] {
  const { processId, projectName = '', functionName = '', processStatus = '', startTime } = process;
  if (processId === undefined) return [];
  const status = processStatus.toLowerCase().replaceAll('_', ' ');
  const time = startTime && formatDateMinute(Date.parse(startTime));
  return [
    {
      ...{ id: `process ${processId}`, names: [processId], kind: 'process', icon: Activity },
      label: `${isLatest ? 'Latest run' : 'Run'} of ${functionName}`,
      detail: [projectName, status, time].filter(Boolean).join(', '),
      ...{ isFoundByNames: !isLatest, isSearchOnly: true },
      run: () => void go(getAddress(undefined, { peek: processId })),
    },
  ];
}

function getAddress(scriptId: string | undefined, filters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, JSON.stringify(value)]));
  return `${scriptId === undefined ? '/processes' : `/scripts/${encodeURIComponent(scriptId)}/processes`}?${search}`;
}
