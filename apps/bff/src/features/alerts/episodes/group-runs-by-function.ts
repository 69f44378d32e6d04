import type { RunRow } from '#features/alerts/sources/alert-source.ts';

type FunctionNames = { functionName?: string; projectName?: string };
type FunctionRuns = { key: string; title: string; path: string; runs: RunRow[] };

/** Returns the runs of each function that the settings select, oldest first. */
export function groupRunsByFunction(
  runs: readonly RunRow[],
  { functionName, projectName }: FunctionNames,
): FunctionRuns[] {
  const wanted = runs.filter(
    (run) =>
      (functionName === undefined || run.functionName === functionName) &&
      (projectName === undefined || run.projectName === projectName),
  );
  const groups = Map.groupBy(wanted, (run) => `${run.projectName}/${run.functionName}`);
  return [...groups].map(([key, own]) => {
    const [{ functionName: fn = '', projectName: project = '' } = {}] = own;
    const query = `fn=${encodeURIComponent(fn)}&project=${encodeURIComponent(project)}`;
    const title = project === '' ? fn : `${fn} in ${project}`;
    return { key, title, path: `/processes?${query}`, runs: own.toSorted((a, b) => a.startMs - b.startMs) };
  });
}
