type BusyLabelProps = {
  isBusy: boolean;
  /** What a press leads to. */
  label: string;
  /** What it says while that is under way. */
  busyLabel: string;
};

/** The words of a button that says when it is busy; as wide as the wider of both, so that nothing beside it moves. */
export function BusyLabel({ isBusy, label, busyLabel }: BusyLabelProps) {
  return (
    <span className="inline-grid justify-items-center *:[grid-area:1/1]">
      <span aria-hidden={isBusy} className={isBusy ? 'invisible' : undefined}>
        {label}
      </span>
      <span aria-hidden={!isBusy} className={isBusy ? undefined : 'invisible'}>
        {busyLabel}
      </span>
    </span>
  );
}
