import { Check } from 'lucide-react';
import { MiniMonth } from './mini-month.tsx';
import type { Period } from './period.ts';
import type { CalendarChoice } from './use-calendars.ts';
import { Zones, type ZonesProps } from './zones.tsx';

type CalendarRailProps = {
  calendars: readonly CalendarChoice[];
  period: Period;
  zones: ZonesProps;
  onChoose: (ids: string[]) => void;
  onDate: (date: string) => void;
};

/** What the calendar is about: a month to go to a day in, and the calendars to choose from. */
export function CalendarRail({ calendars, period, zones, onChoose, onDate }: CalendarRailProps) {
  const toggle = (id: string, isSelected: boolean) =>
    onChoose(calendars.filter((each) => (each.id === id ? isSelected : each.isSelected)).map((each) => each.id));
  const groups = [
    { label: 'Your calendars', members: calendars.filter(({ isOwn }) => isOwn) },
    { label: 'Other calendars', members: calendars.filter(({ isOwn }) => !isOwn) },
  ];
  return (
    <aside
      aria-label="Calendars"
      className="flex shrink-0 flex-col gap-16 overflow-y-auto border-line p-12 max-md:max-h-[45vh] max-md:border-b md:w-216 md:border-r"
    >
      <div className="max-md:hidden">
        <MiniMonth period={period} zone={zones.zone} onDate={onDate} />
      </div>
      <div className="md:hidden">
        <Zones {...zones} />
      </div>
      {groups.map(
        ({ label, members }) =>
          members.length > 0 && (
            <section key={label} aria-label={label}>
              <h2 className="mb-4 font-semibold text-ink-3 text-micro">{label}</h2>
              {members.map((calendar) => (
                <CalendarCheckbox
                  key={calendar.id}
                  calendar={calendar}
                  onChange={(isSelected) => toggle(calendar.id, isSelected)}
                />
              ))}
            </section>
          ),
      )}
    </aside>
  );
}

type CalendarCheckboxProps = { calendar: CalendarChoice; onChange: (isSelected: boolean) => void };

function CalendarCheckbox({ calendar: { name, color, isSelected }, onChange }: CalendarCheckboxProps) {
  return (
    <label className="-mx-4 flex min-h-28 cursor-default items-center gap-8 rounded-control px-4 hover:bg-hover max-md:min-h-40">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        className="inline-flex size-16 shrink-0 items-center justify-center rounded-control border-2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
        style={{
          borderColor: color,
          background: isSelected ? `color-mix(in oklab, ${color} 24%, var(--surface))` : 'transparent',
        }}
      >
        {isSelected && <Check size={12} strokeWidth={3} aria-hidden />}
      </span>
      <span className="min-w-0 truncate" title={name}>
        {name}
      </span>
    </label>
  );
}
