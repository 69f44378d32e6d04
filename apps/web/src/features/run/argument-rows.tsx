import { Plus } from 'lucide-react';
import type { ScriptFunction } from '#shared/code/parse-functions.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { getExample } from './arguments.ts';

type ArgumentRowsProps = {
  chosen: ScriptFunction | undefined;
  texts: readonly string[];
  faults: readonly (string | undefined)[];
  onChange: (texts: string[]) => void;
};

/**
 * Shows a JSON field for each parameter of a function, and more on request, because a function may accept undeclared arguments.
 */
export function ArgumentRows({ chosen, texts, faults, onChange }: ArgumentRowsProps) {
  const count = Math.max(texts.length, chosen?.parameters.length ?? 0);
  const change = (index: number, text: string) =>
    onChange(
      Array.from({ length: Math.max(count, index + 1) }, (_, position) =>
        position === index ? text : (texts[position] ?? ''),
      ),
    );
  return (
    <fieldset className="flex flex-col gap-12">
      <legend className="mb-8 font-semibold">Arguments</legend>
      {count === 0 && <p className="text-ink-3">This function has no named parameters.</p>}
      {Array.from({ length: count }, (_, index) => {
        const parameter = chosen?.parameters[index];
        const description = [parameter?.type, parameter?.description].filter(Boolean).join(' – ');
        return (
          <TextField
            key={index}
            label={`${parameter?.name ?? `Argument ${index + 1}`}${parameter?.isOptional ? ' (optional)' : ''}`}
            rows={(texts[index] ?? '').includes('\n') ? 5 : 1}
            placeholder={getExample(parameter?.type)}
            {...(description !== '' && { description })}
            value={texts[index] ?? ''}
            onChange={(text) => change(index, text)}
            errorMessage={faults[index]}
          />
        );
      })}
      <div>
        <Button kind="quiet" onPress={() => change(count, '')}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Add an argument
        </Button>
      </div>
    </fieldset>
  );
}
