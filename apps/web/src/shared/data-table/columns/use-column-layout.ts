import { useMemo } from 'react';
import type { Column } from '#shared/lists/column.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';
import {
  type ColumnChoice,
  chosenColumns,
  defaultChoices,
  formatColumnChoices,
  parseColumnChoices,
} from './column-layout.ts';

/** Which columns a table shows, and the way to change that. */
export type ColumnLayout<Row> = {
  /** Every column that the table has. */
  all: readonly Column<Row>[];
  /** The columns to draw. */
  columns: readonly Column<Row>[];
  choices: readonly ColumnChoice[];
  isChosen: boolean;
  /** Shows these; undefined goes back to what the table begins with. */
  onChoose: (choices: readonly ColumnChoice[] | undefined) => void;
};

type LayoutOptions<Row> = {
  /** Names the table in the person's preferences. */
  table: string;
  columns: readonly Column<Row>[];
  /** `cols` of the address, which goes before the preferences. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

/** Columns as the address says, else as the person left them, else as the table begins. */
export function useColumnLayout<Row>({ table, columns, text, onText }: LayoutOptions<Row>): ColumnLayout<Row> {
  const retained = textOf(usePreferences().tables?.[table]?.columns);
  const chosen = useMemo(() => parseColumnChoices(text ?? retained, columns), [text, retained, columns]);
  const choices = useMemo(() => chosen ?? defaultChoices(columns), [chosen, columns]);
  const shown = useMemo(() => chosenColumns(columns, choices), [columns, choices]);
  return {
    all: columns,
    columns: shown,
    choices,
    isChosen: chosen !== undefined,
    onChoose: (next) => {
      const written = next && formatColumnChoices(next);
      const { [table]: _before, ...others } = readPreferences().tables ?? {};
      changePreferences({ tables: written === undefined ? others : { ...others, [table]: { columns: written } } });
      onText(written);
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
