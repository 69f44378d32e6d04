import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';

type ColorFieldProps = { label: string; value: string; onChange: (color: string) => void };

/** The browser's colour picker, as `#rrggbb`. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const disabledReason = useDisabledReason(undefined);
  return (
    <label className="flex items-center gap-8">
      {label}
      <input
        type="color"
        value={value}
        {...describeDisabledReason(disabledReason)}
        onClick={(event) => disabledReason !== undefined && event.preventDefault()}
        onChange={(event) => onChange(event.target.value)}
        className="h-tool w-44 rounded-control border border-line-strong bg-surface aria-disabled:opacity-60"
      />
    </label>
  );
}
