import { nameOf } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { type HeldAccess, previewAccess, type RuleScope } from './access-preview.ts';
import { heldWords } from './access-sentences.ts';
import { type BulkAccessQuestion, isDoneAlready, ruleOf } from './bulk-access.ts';
import type { AccessRule } from './queries.ts';

/** Who has access to a calendar, as far as that is known yet. */
export type ReadRules = { data?: readonly AccessRule[] | undefined; error: Error | null };

type BulkAccessListProps = {
  /** Those that can be chosen. */
  entries: readonly CalendarEntry[];
  /** Who has access to those that are chosen, by their id. */
  chosen: ReadonlyMap<string, ReadRules>;
  question: BulkAccessQuestion;
  onToggle: (calendarId: string, isOn: boolean) => void;
};

/** Calendars to choose from; each that is chosen says what the person may do there now. */
export function BulkAccessList({ entries, chosen, question, onToggle }: BulkAccessListProps) {
  return (
    <fieldset className="flex max-h-240 flex-col overflow-auto rounded-card border border-line p-8">
      <legend className="px-4 font-medium text-ink-2 text-small">Calendars that you own</legend>
      {entries.map(({ id = '', ...entry }) => {
        const rules = chosen.get(id);
        return (
          <div key={id} className="flex flex-wrap items-center gap-x-12">
            <Checkbox isSelected={rules !== undefined} onChange={(isOn) => onToggle(id, isOn)}>
              {nameOf({ id, ...entry })}
            </Checkbox>
            {rules && <RuleNow rules={rules} question={question} />}
          </div>
        );
      })}
      {entries.length === 0 && <p className="text-ink-2">You do not own any calendars in the list.</p>}
    </fieldset>
  );
}

function RuleNow({ rules: { data, error }, question }: { rules: ReadRules; question: BulkAccessQuestion }) {
  if (error) return <span className="text-red-fg text-small">Could not be loaded: {explainError(error)}</span>;
  if (!data || !question.email.includes('@')) return null;
  const scope: RuleScope = { type: 'user', value: question.email.trim() };
  const { before, after } = previewAccess(data, scope, question.kind === 'give' ? question.role : 'none');
  const change = isDoneAlready(question, ruleOf(data, question.email)) ? '. No change' : thenWords(before, after);
  return <span className="ml-auto text-ink-2 text-small">{`Now: ${heldWords(before)}${change}`}</span>;
}

/** What they can do afterwards, where that is not just what was asked for because a wider rule gives more. */
function thenWords(before: HeldAccess, after: HeldAccess): string {
  if (!after.widerRule) return '';
  return before.role === after.role ? '. No change' : `. Then: ${heldWords(after)}`;
}
