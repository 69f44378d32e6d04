import { type MemberChange, toMemberChanges } from './member-changes.ts';
import type { AuditChange } from './queries.ts';

/** What a change did, member by member. */
export function ChangeTable({ change }: { change: AuditChange }) {
  const { changes, sameCount } = toMemberChanges(change);
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
                Member
              </th>
              <th scope="col" className="py-4 pr-8 font-medium">
                Before
              </th>
              <th scope="col" className="py-4 font-medium">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((each) => (
              <ChangeRow key={each.path} change={each} />
            ))}
          </tbody>
        </table>
      )}
      <p className="text-ink-3 text-small">{remark(changes.length, sameCount, lost)}</p>
    </section>
  );
}

function ChangeRow({ change: { path, before, after } }: { change: MemberChange }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-4 pr-8 text-left font-medium font-mono break-words">
        {path}
      </th>
      <td className="py-4 pr-8">
        {before !== undefined && <Value value={before} className="bg-red-bg text-red-fg" />}
      </td>
      <td className="py-4">{after !== undefined && <Value value={after} className="bg-green-bg text-green-fg" />}</td>
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

function remark(changed: number, same: number, lost: readonly string[]): string {
  const parts = [
    ...(changed === 0 && lost.length === 0 ? ['Nothing is known to have changed'] : []),
    ...(same > 0
      ? [`${same} ${same === 1 ? 'member was' : 'members were'} set to what ${same === 1 ? 'it was' : 'they were'}`]
      : []),
    ...(lost.length > 0 ? [`Too large to be kept: ${lost.join(', ')}`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join('. ')}.`;
}
