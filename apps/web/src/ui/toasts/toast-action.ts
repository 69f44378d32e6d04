/** What can be done about a message, such as taking back what it tells of. */
export type ToastAction = {
  label: string;
  run: () => void;
  /** How long it can be done; for a while where nothing ends it. */
  forMs?: number;
};
