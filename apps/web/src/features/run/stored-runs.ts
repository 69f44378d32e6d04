import { parseJson } from '#lib/parse-json.ts';
import { boolean, getObject, getOne, listOf, number, string } from '#lib/reader.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';

/**
 * The data of a run that is stored until its tab closes: that it took place, and its outcome. Arguments and results are not
 * stored, because they may contain data that other users of the browser must not see.
 */
export type StoredRun = {
  functionName: string;
  isDevMode: boolean;
  /** In Unix milliseconds. */
  startedMs: number;
  durationMs: number;
  ended: 'result' | 'error' | 'refused';
};

const MAX_STORED = 50;

const readRuns = listOf(
  getObject({
    functionName: string,
    isDevMode: boolean,
    startedMs: number,
    durationMs: number,
    ended: getOne('result', 'error', 'refused'),
  }),
);

/** Returns the runs of a project that this user made in this tab, newest first, including those before a reload. */
export function readStoredRuns(email: string, scriptId: string): readonly StoredRun[] {
  const runs = readRuns(parseJson(tabStorage.getItem(toKey(email, scriptId)))) ?? [];
  return runs.flatMap(({ functionName = '', isDevMode = false, startedMs, durationMs = 0, ended }) =>
    startedMs === undefined || ended === undefined ? [] : [{ functionName, isDevMode, startedMs, durationMs, ended }],
  );
}

/** Stores a run. */
export function addStoredRun(email: string, scriptId: string, run: StoredRun): void {
  const { functionName, isDevMode, startedMs, durationMs, ended } = run;
  const runs = [{ functionName, isDevMode, startedMs, durationMs, ended }, ...readStoredRuns(email, scriptId)];
  tabStorage.setItem(toKey(email, scriptId), JSON.stringify(runs.slice(0, MAX_STORED)));
}

function toKey(email: string, scriptId: string): string {
  return `rotunda.runs.${email}.${scriptId}`;
}
