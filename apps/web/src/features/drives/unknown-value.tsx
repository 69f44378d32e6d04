/** A dash in place of an unknown value, with the reason. */
export function UnknownValue({ reason }: { reason: string }) {
  return (
    <span className="text-ink-3" title={reason}>
      –<span className="sr-only"> unknown: {reason}</span>
    </span>
  );
}
