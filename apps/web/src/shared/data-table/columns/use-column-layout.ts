import { useMemo } from 'react';
import type { Column } from '#shared/lists/column.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';
import {
  type ColumnChoice,
  formatColumnChoices,
  listChosenColumns,
  listDefaultChoices,
  parseColumnChoices,
} from './column-layout.ts';

/** The columns of a table, and a function to change them. */
export type ColumnLayout<Row> = {
  /** All columns of the table. */
  all: readonly Column<Row>[];
  /** The columns to render. */
  columns: readonly Column<Row>[];
  choices: readonly ColumnChoice[];
  isChosen: boolean;
  /** Shows these columns. Undefined restores the default. */
  onChoose: (choices: readonly ColumnChoice[] | undefined) => void;
};

type LayoutOptions<Row> = {
  /** The key of the table in the user's preferences. */
  table: string;
  columns: readonly Column<Row>[];
  /** The `cols` URL parameter, which takes precedence over the preferences. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

/** Returns the columns from the URL, or else from the user's preferences, or else the default. */
export function useColumnLayout<Row>({ table, columns, text, onText }: LayoutOptions<Row>): ColumnLayout<Row> {
  const retained = findText(usePreferences().tables?.[table]?.columns);
  const chosen = useMemo(() => parseColumnChoices(text ?? retained, columns), [text, retained, columns]);
  const choices = useMemo(() => chosen ?? listDefaultChoices(columns), [chosen, columns]);
  const shown = useMemo(() => listChosenColumns(columns, choices), [columns, choices]);
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

function findText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
