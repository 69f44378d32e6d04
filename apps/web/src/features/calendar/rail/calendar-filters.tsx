import { type CalendarSearch, responseChoices } from '#features/calendar/view/search.ts';
import { eventTypes } from '#shared/calendar/event-types.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';

type Filters = Pick<CalendarSearch, 'types' | 'answers' | 'deleted'>;
type CalendarFiltersProps = { search: Filters; onSearch: (change: Filters) => void };

/** Filters the events of the selected calendars. */
export function CalendarFilters({ search, onSearch }: CalendarFiltersProps) {
  return (
    <section aria-label="Filters" className="flex flex-col items-start gap-8">
      <h2 className="font-semibold text-ink-3 text-micro">Show only</h2>
      <MultiSelect
        label="Types"
        choices={eventTypes}
        values={search.types ?? []}
        onChange={(types) => onSearch({ types: types.length > 0 ? types : undefined })}
      />
      <MultiSelect
        label="Your response"
        choices={responseChoices}
        values={search.answers ?? []}
        onChange={(chosen) => onSearch({ answers: chosen.length > 0 ? chosen : undefined })}
      />
      <Checkbox isSelected={search.deleted ?? false} onChange={(isOn) => onSearch({ deleted: isOn || undefined })}>
        Include deleted events
      </Checkbox>
    </section>
  );
}

/** Shows above the events which filters are active, so that no filter hides events unnoticed. */
export function FilterLine({ search, onSearch }: CalendarFiltersProps) {
  if (!isFiltered(search)) return null;
  const words = (choices: readonly { value: string; label: string }[], values: readonly string[] = []) =>
    choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const parts = [
    search.types && `type: ${words(eventTypes, search.types).join(', ')}`,
    search.answers && `response: ${words(responseChoices, search.answers).join(', ')}`,
  ].filter(Boolean);
  return (
    <p role="status" className="flex flex-wrap items-center gap-8 border-line border-t bg-selected px-16 py-4">
      <span>{`Filtered by ${parts.join('; ')}`}</span>
      <Button kind="quiet" onPress={() => onSearch({ types: undefined, answers: undefined })}>
        Clear filters
      </Button>
    </p>
  );
}

/** Reports whether a filter hides events. */
export function isFiltered({ types, answers: chosen }: Filters): boolean {
  return types !== undefined || chosen !== undefined;
}
