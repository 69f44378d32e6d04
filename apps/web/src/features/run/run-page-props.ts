import type { ReactNode } from 'react';
import type { ScriptFunction } from '#shared/code/parse-functions.ts';
import type { RunSearch } from './search.ts';

/** A run that was started here, whose process is another feature. */
export type StartedRun = {
  functionName: string;
  /** Unix milliseconds. */
  startedMs: number;
  isRunning: boolean;
  /** Version that ran; undefined for HEAD. */
  version: number | undefined;
};

export type RunPageProps = {
  scriptId: string;
  search: RunSearch;
  onSearch: (change: Partial<RunSearch>) => void;
  /** Shows earlier runs of a function; they are processes, which are another feature. */
  renderEarlier: (functionName: string) => ReactNode;
  /** Shows the log of a run, and stops it while it runs. */
  renderLog: (run: StartedRun) => ReactNode;
  /** Compares the logs of two runs. */
  renderLogDifference: (before: StartedRun, after: StartedRun) => ReactNode;
};

/** A function of the project and the file that it is in. */
export type RunnableFunction = ScriptFunction & { file: string };
