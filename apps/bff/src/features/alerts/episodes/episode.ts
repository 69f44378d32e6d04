/** A period in which the condition of a rule was met for one subject. Times are Unix milliseconds. */
export type Episode = {
  /** Identifies the subject, such as a failing function, an overdue approval or a shared file. */
  key: string;
  title: string;
  /** A description of the finding, in one sentence. */
  detail: string;
  /** The console page that explains the finding, as a path with its query. */
  path: string;
  startMs: number;
  /** The end of the period. Undefined while the condition is still met. */
  endMs: number | undefined;
  /** The times of the individual events that count towards the condition. */
  times: readonly number[];
};
