/** A dot in the colour of a label. */
export function LabelDot({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden
      className="size-12 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
      style={{ background: color }}
    />
  );
}
