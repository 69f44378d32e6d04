/** An action of a message, such as undoing what it reports. */
export type ToastAction = {
  label: string;
  run: () => void;
  /** How long the action is available. Defaults to a limited time. */
  forMs?: number;
};
