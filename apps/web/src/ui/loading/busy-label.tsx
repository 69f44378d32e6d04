type BusyLabelProps = {
  isBusy: boolean;
  /** What a press leads to. */
  label: string;
  /** What it says while that is in progress. */
  busyLabel: string;
};

/** The words of a button that says when it is busy; as wide as the wider of both, so that nothing beside it moves. */
export function BusyLabel({ isBusy, label, busyLabel }: BusyLabelProps) {
  // The other words take up room and are not there to be read or heard.
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
