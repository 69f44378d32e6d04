import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { catchOnly } from '#lib/catch-only.ts';
import { useWeekStart } from '#shared/calendar/calendar-settings.ts';
import { shortWeekday } from '#shared/calendar/day-format.ts';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { RULE_WEEKDAYS } from '#shared/calendar/series/recurrence-rule.ts';
import { formatRepeat } from '#shared/calendar/series/repeat-sentence.ts';
import { formatDayAndYear } from '#shared/calendar/time-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type EventForm, getRecurrence, toEventTime } from './event-form.ts';
import { computeNextDates } from './next-dates.ts';
import { createRuleForm, getNthWeekday, type RuleForm } from './rule-form.ts';

type RepeatFieldsProps = { form: EventForm; onChange: (change: Pick<EventForm, 'rule' | 'ruleLines'>) => void };

const UNITS = [
  { value: 'NONE', label: 'Does not repeat' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'YEARLY', label: 'Yearly' },
] as const;

/** The fields for repetition, with the rule as a sentence and its next dates. */
export function RepeatFields({ form, onChange }: RepeatFieldsProps) {
  const { rule, ruleLines, when } = form;
  const start = findDate(when.startDate);
  if (!start) return null;
  if (!rule && ruleLines.length > 0) {
    return (
      <div className="flex flex-col gap-8">
        <Summary form={form} />
        <p className="text-ink-3 text-small">This recurrence rule cannot be edited here and is not changed.</p>
        <span>
          <Button onPress={() => onChange({ rule: createRuleForm(start), ruleLines: [] })}>Replace the rule</Button>
        </span>
      </div>
    );
  }
  const set = (change: Partial<RuleForm>) =>
    onChange({ rule: { ...(rule ?? createRuleForm(start)), ...change }, ruleLines: [] });
  return (
    <div className="flex flex-col gap-12">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(144px,1fr))] gap-8">
        <NativeSelect
          label="Repeats"
          choices={UNITS}
          value={rule?.frequency ?? 'NONE'}
          onChange={(unit) =>
            unit === 'NONE' ? onChange({ rule: undefined, ruleLines: [] }) : set({ frequency: unit })
          }
        />
        {rule && (
          <TextField
            label="Every"
            type="number"
            value={rule.interval}
            onChange={(interval) => set({ interval })}
            inputMode="numeric"
          />
        )}
        {rule?.frequency === 'MONTHLY' && (
          <NativeSelect
            label="On"
            choices={[
              { value: 'day', label: `Day ${start.day}` },
              { value: 'weekday', label: formatNth(start) },
            ]}
            value={rule.monthlyBy}
            onChange={(monthlyBy) => set({ monthlyBy })}
          />
        )}
      </div>
      {rule?.frequency === 'WEEKLY' && <Weekdays rule={rule} onChange={(weekdays) => set({ weekdays })} />}
      {rule && <EndFields rule={rule} zone={when.zone} onChange={set} />}
      {rule && <Summary form={form} />}
    </div>
  );
}

const MONDAY = 1; // As in ISO 8601.

function Weekdays({ rule, onChange }: { rule: RuleForm; onChange: (weekdays: readonly string[]) => void }) {
  const first = useWeekStart();
  const order = [...RULE_WEEKDAYS.slice(first - MONDAY), ...RULE_WEEKDAYS.slice(0, first - MONDAY)];
  const toggle = (day: string) =>
    onChange(rule.weekdays.includes(day) ? rule.weekdays.filter((each) => each !== day) : [...rule.weekdays, day]);
  return (
    <fieldset className="flex flex-wrap gap-4">
      <legend className="mb-4 font-medium text-ink-2 text-small">On</legend>
      {order.map((day) => (
        <PressButton
          key={day}
          aria-pressed={rule.weekdays.includes(day)}
          onPress={() => toggle(day)}
          className={clsx(
            'h-tool min-w-44 cursor-default rounded-control border px-8 aria-disabled:text-ink-3',
            rule.weekdays.includes(day)
              ? 'border-accent bg-selected font-medium'
              : 'border-line-strong bg-surface hover:bg-hover',
          )}
        >
          {shortWeekday(Temporal.PlainDate.from('2026-06-01').add({ days: RULE_WEEKDAYS.indexOf(day) }))}
        </PressButton>
      ))}
    </fieldset>
  );
}

type EndFieldsProps = { rule: RuleForm; zone: string; onChange: (change: Partial<RuleForm>) => void };

function EndFields({ rule, zone, onChange }: EndFieldsProps) {
  return (
    <div className="day-columns gap-8">
      <NativeSelect
        label="Ends"
        choices={[
          { value: 'never', label: 'Never' },
          { value: 'until', label: 'On a date' },
          { value: 'count', label: 'After a number of occurrences' },
        ]}
        value={rule.end}
        onChange={(end) => onChange({ end })}
      />
      {rule.end === 'until' && (
        <DayField
          label="Last day"
          value={rule.untilDate}
          zone={zone}
          onChange={(untilDate) => onChange({ untilDate })}
        />
      )}
      {rule.end === 'count' && (
        <TextField label="Occurrences" type="number" value={rule.count} onChange={(count) => onChange({ count })} />
      )}
    </div>
  );
}

const SHOWN_DATES = 5;

function Summary({ form }: { form: EventForm }) {
  const lines = getRecurrence(form);
  const time = toEventTime(form);
  const { zone } = form.when;
  const dates = useQuery({
    queryKey: ['next dates', lines, String(time?.start), zone],
    queryFn: () => (time ? computeNextDates(lines, time, zone, SHOWN_DATES) : []),
    retry: false,
  });
  const text = formatRepeat(lines, zone);
  return (
    <div className="rounded-card border border-line bg-sunken px-12 py-8">
      <p className="font-medium">{text?.sentence}</p>
      {text?.raw.map((line) => (
        <code key={line} className="block break-words font-mono text-ink-3 text-small">
          {line}
        </code>
      ))}
      {dates.error && <p className="text-red-fg text-small">This rule is not valid: {dates.error.message}.</p>}
      {dates.data?.length === 0 && <p className="text-red-fg text-small">No dates match this rule.</p>}
      {dates.data && dates.data.length > 0 && (
        <ol aria-label="Next dates" className="mt-4 flex flex-wrap gap-x-16 text-ink-2 text-small">
          {dates.data.map((day) => (
            <li key={day.toString()}>{formatDayAndYear(day)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function formatNth(day: Temporal.PlainDate): string {
  const text = formatRepeat([`RRULE:FREQ=MONTHLY;BYDAY=${getNthWeekday(day)}`], 'UTC');
  return text?.sentence.replace('Every month on ', 'On ') ?? '';
}

function findDate(text: string): Temporal.PlainDate | undefined {
  return catchOnly(RangeError, () => Temporal.PlainDate.from(text));
}
