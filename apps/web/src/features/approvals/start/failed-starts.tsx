import { countOf } from '@rotunda/api-client/count-of';

/** A file whose approval failed to start, and the reason. */
export type FailedStart = { id: string; name: string; reason: string };

/** Lists the approvals that failed to start. The form retains its values, so that they can be corrected and sent again. */
export function FailedStarts({ failed, sentCount }: { failed: readonly FailedStart[]; sentCount: number }) {
  return (
    <section aria-label="Not started" className="flex flex-col gap-6">
      <p role="alert" className="text-red-fg">
        {failed.length} of {countOf(sentCount, 'approval')} did not start. Change what is needed, then try again.
      </p>
      <ul className="flex max-h-160 flex-col overflow-auto rounded-card border border-line">
        {failed.map(({ id, name, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-12 border-line px-12 py-6 not-first:border-t">
            <span className="min-w-160 flex-1 truncate font-medium">{name}</span>
            <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
