import { parseJson } from '#lib/parse-json.ts';
import { boolean, listOf, number, objectOf, oneOf, string } from '#lib/reader.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';

/**
 * What is kept of a run until its tab closes: that it was, and how it ended. Arguments and results are not, since they can
 * hold what nobody else who uses the browser should see.
 */
export type StoredRun = {
  functionName: string;
  isDevMode: boolean;
  /** Unix milliseconds. */
  startedMs: number;
  durationMs: number;
  ended: 'result' | 'error' | 'refused';
};

const MAX_STORED = 50;

const readRuns = listOf(
  objectOf({
    functionName: string,
    isDevMode: boolean,
    startedMs: number,
    durationMs: number,
    ended: oneOf('result', 'error', 'refused'),
  }),
);

/** The runs of a project that this person made in this tab, newest first, also those before the page was loaded anew. */
export function readStoredRuns(email: string, scriptId: string): readonly StoredRun[] {
  const runs = readRuns(parseJson(tabStorage.getItem(toKey(email, scriptId)))) ?? [];
  return runs.flatMap(({ functionName = '', isDevMode = false, startedMs, durationMs = 0, ended }) =>
    startedMs === undefined || ended === undefined ? [] : [{ functionName, isDevMode, startedMs, durationMs, ended }],
  );
}

/** Keeps that a run was made. */
export function addStoredRun(email: string, scriptId: string, run: StoredRun): void {
  const { functionName, isDevMode, startedMs, durationMs, ended } = run;
  const runs = [{ functionName, isDevMode, startedMs, durationMs, ended }, ...readStoredRuns(email, scriptId)];
  tabStorage.setItem(toKey(email, scriptId), JSON.stringify(runs.slice(0, MAX_STORED)));
}

function toKey(email: string, scriptId: string): string {
  return `rotunda.runs.${email}.${scriptId}`;
}
