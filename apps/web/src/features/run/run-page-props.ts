import type { ReactNode } from 'react';
import type { ScriptFunction } from '#shared/code/parse-functions.ts';
import type { RunSearch } from './search.ts';

export type RunPageProps = {
  scriptId: string;
  search: RunSearch;
  onSearch: (change: Partial<RunSearch>) => void;
  /** Shows earlier runs of a function; they are processes, which are another feature. */
  renderEarlier: (functionName: string) => ReactNode;
};

/** A function of the project and the file that it is in. */
export type RunnableFunction = ScriptFunction & { file: string };
