export type DayPickerProps = {
  /** The label of the day. */
  label: string;
  /** The selected day, if any. */
  day: Temporal.PlainDate | undefined;
  zone: string;
  onChange: (day: string) => void;
};
