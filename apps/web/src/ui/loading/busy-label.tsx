type BusyLabelProps = {
  isBusy: boolean;
  /** The label of the button. */
  label: string;
  /** The label while the action is in progress. */
  busyLabel: string;
};

/** The label of a button with a busy state. It is as wide as the wider of both texts, so that nothing beside it moves. */
export function BusyLabel({ isBusy, label, busyLabel }: BusyLabelProps) {
  // The hidden text takes up space but is neither visible nor announced.
  return (
    <span className="inline-grid justify-items-center *:[grid-area:1/1]">
      <span>{isBusy ? busyLabel : label}</span>
      <span
        aria-hidden
        data-other={isBusy ? label : busyLabel}
        className="invisible before:content-[attr(data-other)]"
      />
    </span>
  );
}
