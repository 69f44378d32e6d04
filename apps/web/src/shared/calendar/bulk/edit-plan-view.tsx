import { countOf } from '@rotunda/api-client/count-of';
import { TriangleAlert } from 'lucide-react';
import { SkippedList } from '#shared/jobs/skipped-list.tsx';
import type { Conflicts } from './find-conflicts.ts';
import type { PlannedChange } from './plan-edit.ts';
import type { PlannedEdit } from './use-edit-plan.ts';

const SHOWN = 200;
const SHOWN_PEOPLE = 3;

const SCOPES = { one: '', following: 'From this event on', all: 'All events in the series' } as const;

/** Previews an edit: each event before and after, who is busy at the new time, and what stays unchanged and why. */
export function EditPlanView({ planned: { plan, conflicts } }: { planned: PlannedEdit }) {
  const { changes, skipped } = plan;
  const isSplit = changes.some(({ scope }) => scope === 'following');
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        <p>
          {changes.length === 0 ? 'Nothing to change.' : `${countOf(changes.length, 'event')} will change.`}
          {skipped.length > 0 && ` ${skipped.length.toLocaleString('en')} skipped.`}
          {isSplit && ' If one of the changes fails, all of them are undone.'}
        </p>
        {conflicts && <ConflictSummary conflicts={conflicts} />}
      </div>
      {changes.length > 0 && (
        <ul
          aria-label="Changes"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="flex max-h-320 flex-col overflow-auto rounded-card border border-line"
        >
          {changes.slice(0, SHOWN).map((change) => (
            <Change key={change.occurrence.key} change={change} busy={conflicts?.found.get(change.occurrence.key)} />
          ))}
          {changes.length > SHOWN && (
            <li className="border-line border-t px-12 py-6 text-ink-3">
              and {(changes.length - SHOWN).toLocaleString('en')} more
            </li>
          )}
        </ul>
      )}
      {skipped.length > 0 && (
        <SkippedList items={skipped.map(({ occurrence, reason }) => ({ title: occurrence.title, reason }))} />
      )}
    </>
  );
}

function Change({ change, busy }: { change: PlannedChange; busy: readonly string[] | undefined }) {
  const { occurrence, scope, before, after } = change;
  return (
    <li className="flex flex-col border-line px-12 py-6 not-first:border-t">
      <span className="flex flex-wrap gap-x-12">
        <span className="min-w-0 truncate font-medium">{occurrence.title}</span>
        {scope !== 'one' && <span className="text-ink-2">{SCOPES[scope]}</span>}
      </span>
      <span className="text-ink-2 [overflow-wrap:anywhere]">
        <span className="sr-only">From </span>
        {before}
        <span aria-hidden> → </span>
        <span className="sr-only"> to </span>
        <span className="text-ink">{after}</span>
      </span>
      {busy && (
        <span className="flex items-start gap-4 text-amber-fg [overflow-wrap:anywhere]">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-3 shrink-0" />
          Conflict: {formatPeople(busy)} busy
        </span>
      )}
    </li>
  );
}

function ConflictSummary({ conflicts: { found, unknown, uncheckedCount } }: { conflicts: Conflicts }) {
  const parts = [
    found.size === 0 ? 'No conflicts found.' : `${countOf(found.size, 'event')} will conflict with another event.`,
    ...(unknown.length > 0 ? [`Availability unknown: ${formatPeople(unknown)}.`] : []),
    ...(uncheckedCount > 0 ? [`${countOf(uncheckedCount, 'event')} not checked: too many days or guests.`] : []),
  ];
  return <p className={found.size > 0 ? 'text-amber-fg' : 'text-ink-2'}>{parts.join(' ')}</p>;
}

function formatPeople(ids: readonly string[]): string {
  const more = ids.length - SHOWN_PEOPLE;
  return `${ids.slice(0, SHOWN_PEOPLE).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
}
