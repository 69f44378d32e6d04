import type { ReactNode } from 'react';
import type { ScriptFunction } from '#shared/code/parse-functions.ts';
import type { RunSearch } from './search.ts';

/** A run started here. Its process belongs to another feature. */
export type StartedRun = {
  functionName: string;
  /** In Unix milliseconds. */
  startedMs: number;
  isRunning: boolean;
  /** Version that ran; undefined for HEAD. */
  version: number | undefined;
};

export type RunPageProps = {
  scriptId: string;
  search: RunSearch;
  onSearch: (change: Partial<RunSearch>) => void;
  /** Renders earlier runs of a function. They are processes, which belong to another feature. */
  renderEarlier: (functionName: string) => ReactNode;
  /** Renders the log of a run, with a stop button while it runs. */
  renderLog: (run: StartedRun) => ReactNode;
  /** Renders the comparison of two runs' logs. */
  renderLogDifference: (before: StartedRun, after: StartedRun) => ReactNode;
};

/** A function of the project, with its file. */
export type RunnableFunction = ScriptFunction & { file: string };
