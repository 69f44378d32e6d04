import { countOf } from '@rotunda/api-client/count-of';
import { getProcessKey } from '#features/processes/list/queries.ts';
import { parseJson } from '#lib/parse-json.ts';
import { formatDateTime } from '#shared/format/time.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { readRunArguments } from '#shared/script/run-arguments.ts';
import type { PlannedRun } from './rerun-plan.ts';

const MAX_LABEL = 300;

/** Parses typed arguments: a JSON array, or empty for none. Returns undefined if the text is neither. */
export function parseArgumentList(text: string): readonly unknown[] | undefined {
  if (text.trim() === '') return [];
  const value = parseJson(text);
  return Array.isArray(value) ? value : undefined;
}

/**
 * Returns the job that runs processes again, with their own arguments if these are known from this visit, or else with
 * `parameters`.
 */
export function toRerunJob(runs: readonly PlannedRun[], parameters: readonly unknown[]): JobDraft {
  return {
    title: `Run ${countOf(runs.length, 'process')} again`,
    operationId: 'script.scripts.run',
    storesUndo: false,
    items: runs.map(({ process, functionName, target, isDevMode }) => ({
      id: getProcessKey(process),
      label: getLabel(process, functionName),
      params: { scriptId: target },
      body: {
        function: functionName,
        parameters: [...(readRunArguments(process.processId) ?? parameters)],
        devMode: isDevMode,
      },
    })),
  };
}

function getLabel({ projectName, startTime }: PlannedRun['process'], functionName: string): string {
  const start = startTime ? `started ${formatDateTime(Date.parse(startTime))}` : undefined;
  return [functionName, projectName, start].filter(Boolean).join(', ').slice(0, MAX_LABEL);
}
