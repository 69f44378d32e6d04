import { getName } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { type EffectiveAccess, previewAccess, type RuleScope } from './access-preview.ts';
import { describeEffectiveAccess } from './access-sentences.ts';
import { type BulkAccessRequest, findRule, isAlreadyApplied } from './bulk-access.ts';
import type { AccessRule } from './queries.ts';

/** The access rules of a calendar, if loaded. */
export type ReadRules = { data?: readonly AccessRule[] | undefined; error: Error | null };

type BulkAccessListProps = {
  /** The calendars to choose from. */
  entries: readonly CalendarEntry[];
  /** The access rules of the selected calendars, by calendar ID. */
  chosen: ReadonlyMap<string, ReadRules>;
  question: BulkAccessRequest;
  onToggle: (calendarId: string, isOn: boolean) => void;
};

/** Lists calendars to select. Each selected calendar shows the person's current access. */
export function BulkAccessList({ entries, chosen, question, onToggle }: BulkAccessListProps) {
  return (
    <fieldset className="flex max-h-240 flex-col overflow-auto rounded-card border border-line p-8">
      <legend className="px-4 font-medium text-ink-2 text-small">Calendars that you own</legend>
      {entries.map(({ id = '', ...entry }) => {
        const rules = chosen.get(id);
        return (
          <div key={id} className="flex flex-wrap items-center gap-x-12">
            <Checkbox isSelected={rules !== undefined} onChange={(isOn) => onToggle(id, isOn)}>
              {getName({ id, ...entry })}
            </Checkbox>
            {rules && <RuleNow rules={rules} question={question} />}
          </div>
        );
      })}
      {entries.length === 0 && <p className="text-ink-2">You do not own any calendars in the list.</p>}
    </fieldset>
  );
}

function RuleNow({ rules: { data, error }, question }: { rules: ReadRules; question: BulkAccessRequest }) {
  if (error) return <span className="text-red-fg text-small">Could not be loaded: {explainError(error)}</span>;
  if (!data || !question.email.includes('@')) return null;
  const scope: RuleScope = { type: 'user', value: question.email.trim() };
  const { before, after } = previewAccess(data, scope, question.kind === 'give' ? question.role : 'none');
  const change = isAlreadyApplied(question, findRule(data, question.email))
    ? '. No change'
    : describeResultingAccess(before, after);
  return <span className="ml-auto text-ink-2 text-small">{`Now: ${describeEffectiveAccess(before)}${change}`}</span>;
}

/** Describes the resulting access if it differs from the requested access because a wider rule grants more. */
function describeResultingAccess(before: EffectiveAccess, after: EffectiveAccess): string {
  if (!after.widerRule) return '';
  return before.role === after.role ? '. No change' : `. Then: ${describeEffectiveAccess(after)}`;
}
