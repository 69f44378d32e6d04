import type { TimeRange } from './time-range.ts';

export type TimeRangeButtonProps = {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
  /** The label of the range's start: `Started on or after`. */
  fromLabel: string;
  /** The label of the range's end. */
  toLabel: string;
};
