/** The help for one screen. */
export type ScreenHelp = {
  /** The purpose of the screen, in a sentence. */
  purpose: string;
  /** Notes on behaviour and limits that are not obvious. */
  notes: readonly string[];
};
