/** A dash in the place of something that cannot be told, with why. */
export function UnknownValue({ reason }: { reason: string }) {
  return (
    <span className="text-ink-3" title={reason}>
      –<span className="sr-only"> unknown: {reason}</span>
    </span>
  );
}
