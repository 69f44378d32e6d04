import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Process } from '#features/processes/status/process-status.tsx';
import type { RerunFacts } from './rerun-plan.ts';
import { type RunnableProject, readRunnableProject } from './runnable-project.ts';

/**
 * Returns what can be run in the projects of processes, and the number of projects checked. `scriptId` is the project of
 * processes without a project ID.
 */
export function useRerunFacts(processes: readonly Process[], scriptId: string | undefined) {
  const client = useQueryClient();
  const deployments = new Map<string, Set<string>>();
  for (const { scriptId: id = scriptId, deploymentId } of processes) {
    if (id === undefined) continue;
    const wanted = deployments.get(id) ?? new Set();
    if (deploymentId !== undefined) wanted.add(deploymentId);
    deployments.set(id, wanted);
  }
  const ids = [...deployments.keys()];
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['runnable project', id, [...(deployments.get(id) ?? [])].toSorted()],
      queryFn: () => readRunnableProject(client, id, deployments.get(id) ?? new Set()),
      gcTime: 0,
    })),
    combine: (checks) => {
      const projects = new Map<string, RunnableProject>();
      for (const [index, { data }] of checks.entries()) if (data) projects.set(ids[index] ?? '', data);
      const facts: RerunFacts = { projects, scriptId };
      return { facts, checked: projects.size, total: ids.length };
    },
  });
}
