type SortArrowProps = { isDescending: boolean; isLoadedOnly: boolean };

/** The direction of a sort order. Solid: the service sorts the whole list. Dashed: only the loaded rows are sorted. */
export function SortArrow({ isDescending, isLoadedOnly }: SortArrowProps) {
  return (
    <span className="inline-flex shrink-0 items-center" title={isLoadedOnly ? 'Sorts the loaded rows' : undefined}>
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeDasharray={isLoadedOnly ? '1.5 2.5' : undefined}
        className={isDescending ? 'rotate-180' : undefined}
        aria-hidden
      >
        <path d="M6 10.5V1.5M6 1.5L2.5 5M6 1.5L9.5 5" />
      </svg>
      {isLoadedOnly && <span className="sr-only">, loaded rows only</span>}
    </span>
  );
}
