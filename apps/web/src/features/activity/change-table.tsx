import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { CurrentState } from './current-state.ts';
import { type MemberChange, toLaterChanges, toMemberChanges } from './member-changes.ts';
import type { AuditChange } from './queries.ts';

type ChangeTableProps = {
  change: AuditChange;
  /** The current state of the target, once it is loaded. */
  now: CurrentState | undefined;
};

/** Shows the members that a change affected, and how each has changed since. */
export function ChangeTable({ change, now }: ChangeTableProps) {
  const { changes, sameCount } = toMemberChanges(change);
  const later = now && !now.isGone ? toLaterChanges(changes, now.value) : new Map<string, unknown>();
  // Created resources have no values before, and deleted resources none after. The name column takes the space.
  const hasBefore = changes.some(({ before }) => before !== undefined);
  const hasAfter = changes.some(({ after }) => after !== undefined);
  const parts = { hasBefore, hasAfter, later };
  const lost = change.tooLarge.filter((part) => part !== 'params');
  return (
    <section aria-labelledby="change-heading" className="flex flex-col gap-8">
      <h3 id="change-heading" className="font-semibold">
        Changes
      </h3>
      {changes.length > 0 && (
        <table className="w-full table-fixed text-small">
          <thead className="text-left text-ink-3">
            <tr>
              <th scope="col" className={clsx('py-4 pr-8 font-medium', hasBefore && hasAfter ? 'w-1/4' : 'w-2/5')}>
                Field
              </th>
              {hasBefore && (
                <th scope="col" className="py-4 pr-8 font-medium">
                  Before
                </th>
              )}
              {hasAfter && (
                <th scope="col" className="py-4 pr-8 font-medium">
                  After
                </th>
              )}
              {later.size > 0 && (
                <th scope="col" className="py-4 font-medium">
                  Now
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {changes.map((each) => (
              <ChangeRow key={each.path} change={each} {...parts} />
            ))}
          </tbody>
        </table>
      )}
      <p className="text-ink-3 text-small">{remark(changes.length, sameCount, lost)}</p>
      {now && changes.length > 0 && <p className="text-ink-2">{describeLaterChanges(changes, now, later)}</p>}
    </section>
  );
}

type ChangeRowProps = {
  change: MemberChange;
  hasBefore: boolean;
  hasAfter: boolean;
  later: ReadonlyMap<string, unknown>;
};

function ChangeRow({ change: { path, before, after }, hasBefore, hasAfter, later }: ChangeRowProps) {
  const now = later.get(path);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-4 pr-8 text-left font-medium font-mono break-words">
        {path.split(WORD_STARTS).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </th>
      {hasBefore && (
        <td className="py-4 pr-8">
          {before !== undefined && <Value value={before} className="bg-red-bg text-red-fg" />}
        </td>
      )}
      {hasAfter && (
        <td className="py-4 pr-8">
          {after !== undefined && <Value value={after} className="bg-green-bg text-green-fg" />}
        </td>
      )}
      {later.size > 0 && (
        <td className="py-4">
          {now !== undefined && <Value value={now} className="bg-amber-bg text-amber-fg" />}
          {now === undefined && later.has(path) && <span className="text-ink-3">not set</span>}
        </td>
      )}
    </tr>
  );
}

// The positions where `conferenceData.createRequest` may break across lines: before capital letters, dots and brackets.
const WORD_STARTS = /(?=[A-Z.[])/;

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

const MAX_VALUE_CHARS = 2_000; // The request below contains the complete value.

function describeLaterChanges(
  changes: readonly MemberChange[],
  { isGone }: CurrentState,
  later: ReadonlyMap<string, unknown>,
): string {
  const wasRemoved = changes.every(({ after }) => after === undefined);
  if (isGone) return wasRemoved ? 'Still deleted.' : 'Deleted since, or no longer visible to you.';
  if (wasRemoved) return 'Restored since.';
  return later.size === 0 ? 'Unchanged since.' : 'Changed since.';
}

function remark(changed: number, same: number, lost: readonly string[]): string {
  const parts = [
    ...(changed === 0 && lost.length === 0 ? ['No recorded changes'] : []),
    ...(same > 0 ? [`${countOf(same, 'field')} unchanged`] : []),
    ...(lost.length > 0 ? [`Too large to store: ${lost.join(', ')}`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join('. ')}.`;
}
