import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '#shared/format/count.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { PickEverything } from './pick-everything.tsx';
import type { RowSelection } from './use-row-selection.ts';

type SelectionBarProps<Row> = {
  selection: RowSelection<Row>;
  /** What is picked, in the singular, such as `process`. */
  noun: string;
  /** What can be done with the picked rows. */
  children: ReactNode;
};

/** Appears under a table when rows are picked: how many, and what can be done with them. */
export function SelectionBar<Row>({ selection, noun, children }: SelectionBarProps<Row>) {
  const count = selection.rows.length;
  return (
    <div className="@container shrink-0">
      <span role="status" className="sr-only">
        {count > 0 && `Selection: ${countOf(count, noun)}`}
      </span>
      {count > 0 && (
        <fieldset className="flex min-h-44 flex-wrap items-center gap-8 border-accent border-t-2 bg-selected px-16 py-6">
          <legend className="sr-only">Selection</legend>
          <IconButton icon={X} label="Clear selection" onPress={selection.onClear} />
          <span className="font-medium">{countOf(count, noun)} selected</span>
          <PickEverything selection={selection} />
          {children}
          <span className="ml-auto flex items-center gap-8 text-ink-2 text-small @max-[1280px]:hidden">
            <Kbd>*</Kbd> all loaded
          </span>
        </fieldset>
      )}
    </div>
  );
}
