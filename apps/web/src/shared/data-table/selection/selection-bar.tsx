import { countOf } from '@rotunda/api-client/count-of';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useFocusReturn } from '#ui/focus/use-focus-return.ts';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { SelectAll } from './select-all.tsx';

type SelectionBarProps<Row> = {
  selection: RowSelection<Row>;
  /** The singular noun for the rows, such as `process`. */
  noun: string;
  /** The actions for the selected rows. */
  children: ReactNode;
};

/** Shown below a table when rows are selected: their number, and the bulk actions. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const picked = props.selection.rows.length > 0 && countOf(props.selection.rows.length, props.noun);
  return (
    <div className="@container shrink-0">
      <span role="status" className="sr-only">
        {picked && `Selection: ${picked}`}
      </span>
      {picked && <SelectionTools {...props} picked={picked} />}
    </div>
  );
}

function SelectionTools<Row>({ selection, picked, children }: SelectionBarProps<Row> & { picked: string }) {
  const tools = useRef<HTMLFieldSetElement>(null);
  useFocusReturn(tools);
  const [count, ...noun] = picked.split(' ');
  return (
    <fieldset
      ref={tools}
      className="flex min-h-44 flex-wrap items-center gap-8 border-accent border-t-2 bg-selected px-16 py-6"
    >
      <legend className="sr-only">Selection</legend>
      <IconButton icon={X} label="Clear selection" onPress={selection.onClear} />
      {/* A phone has room for one line: what is selected stands above. */}
      <span className="whitespace-nowrap font-medium">
        {count} <span className="@max-[480px]:hidden">{noun.join(' ')} </span>selected
      </span>
      <SelectAll selection={selection} />
      {children}
      <span className="ml-auto flex items-center gap-8 text-ink-2 text-small @max-[1280px]:hidden pointer-coarse:hidden">
        <Kbd>*</Kbd> all loaded
      </span>
    </fieldset>
  );
}
