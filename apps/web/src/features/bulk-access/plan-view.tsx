import { countOf } from '@rotunda/api-client/count-of';
import { SkippedList } from '#shared/jobs/skipped-list.tsx';
import type { AccessPlan, SkippedAccess } from './plan-access.ts';
import { MAX_ITEMS } from './read-shared-files.ts';

const SHOWN = 200;

/** Shows the effect of an access change: the number of permissions and items, and what will not change and why. */
export function PlanView({ plan: { changes, skipped, itemCount, isCut } }: { plan: AccessPlan }) {
  const files = new Set(changes.map(({ file }) => file.id)).size;
  return (
    <>
      <p role="status">
        {changes.length === 0
          ? `Nothing to change in ${countOf(itemCount, 'item')}.`
          : `${countOf(changes.length, 'permission')} on ${files.toLocaleString('en')} of ${countOf(itemCount, 'item')} will change.`}
        {skipped.length > 0 && ` ${skipped.length.toLocaleString('en')} will stay unchanged.`}
        {isCut && ` Only the first ${countOf(MAX_ITEMS, 'item')} were read.`}
      </p>
      {changes.length > 0 && (
        <ul
          aria-label="Changes"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="flex max-h-240 flex-col overflow-auto rounded-card border border-line"
        >
          {changes.slice(0, SHOWN).map(({ file, permission, who, effect }) => (
            <li
              key={`${file.id} ${permission.id}`}
              className="flex flex-wrap gap-x-12 border-line px-12 py-6 not-first:border-t"
            >
              <span className="min-w-160 flex-1 truncate font-medium">{file.name}</span>
              <span className="min-w-120 flex-1 truncate">{who}</span>
              <span className="shrink-0 text-ink-2">{effect}</span>
            </li>
          ))}
          {changes.length > SHOWN && (
            <li className="border-line border-t px-12 py-6 text-ink-3">
              and {(changes.length - SHOWN).toLocaleString('en')} more
            </li>
          )}
        </ul>
      )}
      {skipped.length > 0 && (
        <SkippedList items={skipped.map((each) => ({ title: getName(each), reason: each.reason }))} />
      )}
    </>
  );
}

function getName({ title, who }: SkippedAccess): string {
  return who === undefined ? title : `${title} (${who})`;
}
