/** What there is to know of one screen. */
export type ScreenHelp = {
  /** What it is for, in a sentence. */
  purpose: string;
  /** What one would not see by looking: how things behave, and where they end. */
  notes: readonly string[];
};
