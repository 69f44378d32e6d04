import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { getPaletteName } from '#shared/calendar/color-name.ts';
import { ColorSwatch } from '#shared/calendar/color-swatch.tsx';
import type { changeEntry } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ColorField } from './color-field.tsx';

type CalendarColorsProps = {
  entry: CalendarEntry;
  /** Whether a colour is being saved, so that another one can soon be selected. */
  isBusy?: boolean;
  onChange: (patch: Parameters<typeof changeEntry>[1]) => void;
};

/** The colour of a calendar in the user's list: one from the service's palette, or any other. */
export function CalendarColors({ entry, isBusy = false, onChange }: CalendarColorsProps) {
  const palette = useQuery(colorsQuery).data?.calendar ?? {};
  const [own, setOwn] = useState(entry.backgroundColor ?? '#4986e7');
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-4 font-semibold text-section">Colour</legend>
      {/* Two even rows of the twelve and twelve that the service has. */}
      <div className="flex min-h-58 max-w-384 flex-wrap gap-6 max-[415px]:min-h-90">
        {Object.entries(palette).map(([id, { background }]) => (
          <ColorSwatch
            key={id}
            name={getPaletteName(id, background)}
            background={background}
            isChosen={entry.colorId === id}
            isBusy={isBusy}
            data-op="calendar.calendarList.patch"
            onPress={() => onChange({ colorId: id })}
          />
        ))}
      </div>
      <div className="flex items-center gap-8">
        <ColorField label="Custom colour" value={own} onChange={setOwn} />
        <Button
          disabledReason={own === entry.backgroundColor ? 'This colour is already selected.' : undefined}
          isBusy={isBusy}
          data-op="calendar.calendarList.patch"
          onPress={() => onChange({ backgroundColor: own, foregroundColor: '#000000' })}
        >
          Use {own}
        </Button>
      </div>
      <p className="text-ink-3 text-small">Text stays readable with any colour.</p>
    </fieldset>
  );
}
