import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { paletteName } from '#shared/calendar/color-name.ts';
import { PressButton } from '#ui/press-button.tsx';

type ColorChoiceProps = {
  label: string;
  /** What no colour of its own means. */
  none: string;
  palette: NonNullable<CalendarSchemas['Colors']['event']>;
  value: string;
  onChange: (colorId: string) => void;
};

/** A colour of the service's palette, or none. */
export function ColorChoice({ label, none, palette, value, onChange }: ColorChoiceProps) {
  const colors = [
    ['', 'var(--surface)'] as const,
    ...Object.entries(palette).map(([id, { background }]) => [id, background ?? ''] as const),
  ];
  const nameOf = (id: string, background: string) => (id === '' ? none : paletteName(id, background));
  return (
    <fieldset className="flex max-w-192 flex-wrap gap-6">
      <legend className="mb-4 font-medium text-ink-2 text-small">{label}</legend>
      {colors.map(([id, background]) => (
        <PressButton
          key={id}
          aria-pressed={id === value}
          data-hint={nameOf(id, background)}
          onPress={() => onChange(id)}
          style={{ background }}
          className={clsx(
            'inline-flex size-26 cursor-default forced-color-adjust-none items-center justify-center rounded-full border border-line-strong',
            id === value && 'outline-2 outline-accent outline-offset-1',
          )}
        >
          <span className="sr-only">{nameOf(id, background)}</span>
          {id === value && <Check size={14} strokeWidth={2.5} aria-hidden className={id === '' ? '' : 'text-black'} />}
        </PressButton>
      ))}
    </fieldset>
  );
}
