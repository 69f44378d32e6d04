import type { TimeRange } from './time-range.ts';

export type TimeRangeButtonProps = {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
  /** What is true of an item at or after the beginning: `Started on or after`. */
  fromLabel: string;
  /** What is true of an item at or before the end. */
  toLabel: string;
};
