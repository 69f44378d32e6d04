import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { getPaletteName } from '#shared/calendar/color-name.ts';
import { ColorSwatch } from '#shared/calendar/color-swatch.tsx';

type ColorChoiceProps = {
  label: string;
  /** The label for no custom colour. */
  none: string;
  palette: NonNullable<CalendarSchemas['Colors']['event']>;
  value: string;
  onChange: (colorId: string) => void;
};

/** Selects a colour from the service's palette, or none. */
export function ColorChoice({ label, none, palette, value, onChange }: ColorChoiceProps) {
  const colors = [
    ['', 'var(--surface)'] as const,
    ...Object.entries(palette).map(([id, { background }]) => [id, background ?? ''] as const),
  ];
  const getName = (id: string, background: string) => (id === '' ? none : getPaletteName(id, background));
  return (
    <fieldset className="flex max-w-192 flex-wrap gap-6">
      <legend className="mb-4 font-medium text-ink-2 text-small">{label}</legend>
      {colors.map(([id, background]) => (
        <ColorSwatch
          key={id}
          name={getName(id, background)}
          background={background}
          isChosen={id === value}
          isSurface={id === ''}
          onPress={() => onChange(id)}
        />
      ))}
    </fieldset>
  );
}
