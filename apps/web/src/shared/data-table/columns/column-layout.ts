import type { Column } from '#shared/lists/column.ts';

/** A column that the user has selected, and its width. */
export type ColumnChoice = { id: string; widthPx?: number };

/** The minimum and maximum width of a column, in pixels. */
export const COLUMN_WIDTH_PX = { min: 56, max: 720 } as const;

const CHOICE = /^([\w-]+)(?:~(\d{1,4}))?$/;

/**
 * Parses `status,function~240`: the columns to show in order, some with a width in pixels. Unknown columns are omitted. Returns
 * undefined if none is left.
 */
export function parseColumnChoices(
  text: string | undefined,
  columns: readonly Pick<Column<never>, 'id'>[],
): readonly ColumnChoice[] | undefined {
  const known = new Set(columns.map(({ id }) => id));
  const choices = (text ?? '').split(',').flatMap((part): ColumnChoice[] => {
    const [, id = '', width] = CHOICE.exec(part) ?? [];
    if (!known.delete(id)) return [];
    return [width === undefined ? { id } : { id, widthPx: clampWidth(Number(width)) }];
  });
  return choices.length > 0 ? choices : undefined;
}

/** Formats choices in the format of `parseColumnChoices`. */
export function formatColumnChoices(choices: readonly ColumnChoice[]): string {
  return choices.map(({ id, widthPx }) => (widthPx === undefined ? id : `${id}~${widthPx}`)).join(',');
}

/** Returns the default columns: all except the extra ones. */
export function listDefaultChoices<Row>(columns: readonly Column<Row>[]): readonly ColumnChoice[] {
  return columns.filter(({ isOptional }) => !isOptional).map(({ id }) => ({ id }));
}

/** Returns the columns to render, in the selected order and width. */
export function listChosenColumns<Row>(
  columns: readonly Column<Row>[],
  choices: readonly ColumnChoice[],
): Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return choices.flatMap(({ id, widthPx }) => {
    const column = byId.get(id);
    if (!column) return [];
    return [widthPx === undefined ? column : { ...column, width: `${widthPx}px` }];
  });
}

/** Moves a choice by `step` positions. Returns the choices unchanged at the ends. */
export function moveChoice(choices: readonly ColumnChoice[], id: string, step: -1 | 1): readonly ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.id === id);
  const to = from + step;
  const moved = choices[from];
  if (!moved || to < 0 || to >= choices.length) return choices;
  return choices.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Sets the width of a column to `widthPx`. */
export function resizeChoice(choices: readonly ColumnChoice[], id: string, widthPx: number): readonly ColumnChoice[] {
  return choices.map((choice) => (choice.id === id ? { id, widthPx: clampWidth(widthPx) } : choice));
}

function clampWidth(widthPx: number): number {
  return Math.round(Math.max(COLUMN_WIDTH_PX.min, Math.min(COLUMN_WIDTH_PX.max, widthPx)));
}
