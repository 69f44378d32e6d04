/** A time in which the condition of a rule was met, for one subject. Times are Unix milliseconds. */
export type Episode = {
  /** Stands for the subject: what is failing, overdue or shared. */
  key: string;
  title: string;
  /** What was found, in a sentence. */
  detail: string;
  /** Where the console explains it: a path with its query. */
  path: string;
  startMs: number;
  /** Undefined while the condition is met. */
  endMs: number | undefined;
  /** When each thing happened that counts. */
  times: readonly number[];
};
