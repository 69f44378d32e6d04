import { formatClock } from '#shared/format/time.ts';

const zoneName = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
  .formatToParts()
  .find((part) => part.type === 'timeZoneName')?.value;

export type ProvenanceProps = {
  /** When the data was read, in Unix milliseconds. */
  asOfMs: number;
  loaded: number;
  hasMore: boolean;
  /** Noun in the plural, such as `processes`. */
  noun: string;
  isLive?: boolean;
};

/** The line under every list that says where its data stands: as of when, how much of it, and whether it renews itself. */
export function Provenance({ asOfMs, loaded, hasMore, noun, isLive = false }: ProvenanceProps) {
  return (
    <p className="flex h-28 shrink-0 items-center gap-6 border-line border-t px-16 text-ink-3 text-small">
      <span>
        As of {formatClock(asOfMs)} {zoneName}
      </span>
      <span aria-hidden>·</span>
      <span role="status">
        {loaded.toLocaleString('en')} {noun} loaded{hasMore ? ', more exist' : ', all of them'}
      </span>
      {isLive && (
        <>
          <span aria-hidden>·</span>
          <span className="text-green-fg">live</span>
        </>
      )}
    </p>
  );
}
