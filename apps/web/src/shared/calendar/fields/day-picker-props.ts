export type DayPickerProps = {
  /** What the day is. */
  label: string;
  /** The day that is chosen, if one is. */
  day: Temporal.PlainDate | undefined;
  zone: string;
  onChange: (day: string) => void;
};
