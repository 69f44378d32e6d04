import { type MemberChange, toLaterChanges, toMemberChanges } from './member-changes.ts';
import type { AuditChange } from './queries.ts';
import type { StateNow } from './state-now.ts';

type ChangeTableProps = {
  change: AuditChange;
  /** What it was about as it is now, once that is known. */
  now: StateNow | undefined;
};

/** What a change did, member by member, and what has become of it since. */
export function ChangeTable({ change, now }: ChangeTableProps) {
  const { changes, sameCount } = toMemberChanges(change);
  const later = now && !now.isGone ? toLaterChanges(changes, now.value) : new Map<string, unknown>();
  const lost = change.tooLarge.filter((part) => part !== 'params');
  return (
    <section aria-labelledby="change-heading" className="flex flex-col gap-8">
      <h3 id="change-heading" className="font-semibold">
        What changed
      </h3>
      {changes.length > 0 && (
        <table className="w-full table-fixed text-small">
          <thead className="text-left text-ink-3">
            <tr>
              <th scope="col" className="w-1/4 py-4 pr-8 font-medium">
                Field
              </th>
              <th scope="col" className="py-4 pr-8 font-medium">
                Before
              </th>
              <th scope="col" className="py-4 pr-8 font-medium">
                After
              </th>
              {later.size > 0 && (
                <th scope="col" className="py-4 font-medium">
                  Now
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {changes.map((each) => (
              <ChangeRow key={each.path} change={each} later={later} />
            ))}
          </tbody>
        </table>
      )}
      <p className="text-ink-3 text-small">{remark(changes.length, sameCount, lost)}</p>
      {now && changes.length > 0 && <p className="text-ink-2">{sinceThen(changes, now, later)}</p>}
    </section>
  );
}

type ChangeRowProps = { change: MemberChange; later: ReadonlyMap<string, unknown> };

function ChangeRow({ change: { path, before, after }, later }: ChangeRowProps) {
  const now = later.get(path);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-4 pr-8 text-left font-medium font-mono break-words">
        {path}
      </th>
      <td className="py-4 pr-8">
        {before !== undefined && <Value value={before} className="bg-red-bg text-red-fg" />}
      </td>
      <td className="py-4 pr-8">
        {after !== undefined && <Value value={after} className="bg-green-bg text-green-fg" />}
      </td>
      {later.size > 0 && (
        <td className="py-4">
          {now !== undefined && <Value value={now} className="bg-amber-bg text-amber-fg" />}
          {now === undefined && later.has(path) && <span className="text-ink-3">not there</span>}
        </td>
      )}
    </tr>
  );
}

function Value({ value, className }: { value: unknown; className: string }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return (
    <span
      className={`inline-block max-w-full rounded-control px-4 font-mono break-words whitespace-pre-wrap ${className}`}
    >
      {text === '' ? '(empty)' : text.slice(0, MAX_VALUE_CHARS)}
      {text.length > MAX_VALUE_CHARS && '…'}
    </span>
  );
}

const MAX_VALUE_CHARS = 2_000; // The whole of it is in the request below.

function sinceThen(
  changes: readonly MemberChange[],
  { isGone }: StateNow,
  later: ReadonlyMap<string, unknown>,
): string {
  const wasRemoved = changes.every(({ after }) => after === undefined);
  if (isGone) return wasRemoved ? 'It is still gone.' : 'It is gone, or you can no longer see it.';
  if (wasRemoved) return 'It exists again.';
  return later.size === 0 ? 'It is now as this change left it.' : 'It has been changed since.';
}

function remark(changed: number, same: number, lost: readonly string[]): string {
  const parts = [
    ...(changed === 0 && lost.length === 0 ? ['No change is known'] : []),
    ...(same > 0
      ? [`${same} ${same === 1 ? 'field was' : 'fields were'} set to what ${same === 1 ? 'it was' : 'they were'}`]
      : []),
    ...(lost.length > 0 ? [`Too large to keep: ${lost.join(', ')}`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join('. ')}.`;
}
