import { useQuery } from '@tanstack/react-query';
import { FileCode2, SquareFunction } from 'lucide-react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { toProcessesAddress } from '#shared/script/processes-address.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';
import { type Process, RUN_PARAMS, toRunTarget } from './run-target.ts';

const FRESH_MS = 60_000;

/** The query of the most recent processes. */
export const latestRunsQuery = {
  ...operationQuery('script.processes.list', RUN_PARAMS),
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
  const address =
    scriptId === undefined
      ? toProcessesAddress({ fn: functionName, project: projectName })
      : toProcessesAddress({ fn: functionName }, `/scripts/${encodeURIComponent(scriptId)}/processes`);
  const target = {
    id: `function ${getFunctionKey(process)}`,
    label: functionName,
    detail: projectName,
    kind: 'function',
  };
  return [{ ...target, icon: SquareFunction, isSearchOnly: true, run: () => void go(address) }];
}

function toRunCommand(process: Process, isLatest: boolean, go: Go): Command[] {
  const { processId } = process;
  if (processId === undefined) return [];
  const { href, ...target } = toRunTarget(process, isLatest);
  return [
    {
      ...target,
      id: `process ${processId}`,
      target: `process ${processId}`,
      names: [processId],
      isFoundByNames: !isLatest,
      isSearchOnly: true,
      run: () => void go(href),
    },
  ];
}
