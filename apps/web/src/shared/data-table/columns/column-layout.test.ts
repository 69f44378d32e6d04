import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import {
  COLUMN_WIDTH_PX,
  formatColumnChoices,
  listChosenColumns,
  listDefaultChoices,
  moveChoice,
  parseColumnChoices,
  resizeChoice,
} from './column-layout.ts';

const ids = ['status', 'function', 'project', 'script'];
const columns: Column<string>[] = ids.map((id) => ({
  id,
  header: id,
  width: '1fr',
  cell: (row) => row,
  isOptional: id === 'script',
}));

test('columns have the order and width in the address', () => {
  const choices = parseColumnChoices('project~240,status', columns) ?? [];
  expect(listChosenColumns(columns, choices).map(({ id, width }) => [id, width])).toEqual([
    ['project', '240px'],
    ['status', '1fr'],
  ]);
});

test('without a selection, all but the optional columns are shown', () => {
  expect(parseColumnChoices(undefined, columns)).toBeUndefined();
  expect(parseColumnChoices('colour', columns)).toBeUndefined();
  expect(listDefaultChoices(columns).map(({ id }) => id)).toEqual(['status', 'function', 'project']);
});

test('no text breaks a table or shows a column twice, and parsed columns are formatted back', () => {
  const part = fc.tuple(fc.constantFrom(...ids, 'other', ''), fc.constantFrom('', '~', '~0', '~90', '~99999', ',~'));
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, noise) => {
      const choices = parseColumnChoices([...parts.map((pair) => pair.join('')), noise].join(','), columns) ?? [];
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      for (const { widthPx = COLUMN_WIDTH_PX.min } of choices) {
        expect(widthPx).toBeGreaterThanOrEqual(COLUMN_WIDTH_PX.min);
        expect(widthPx).toBeLessThanOrEqual(COLUMN_WIDTH_PX.max);
      }
      if (choices.length > 0) expect(parseColumnChoices(formatColumnChoices(choices), columns)).toEqual(choices);
    }),
  );
});

test('a column moves one position at a time and not beyond the ends', () => {
  const choices = listDefaultChoices(columns);
  expect(moveChoice(choices, 'project', -1).map(({ id }) => id)).toEqual(['status', 'project', 'function']);
  expect(moveChoice(choices, 'status', -1)).toBe(choices);
  expect(moveChoice(choices, 'script', 1)).toBe(choices);
});

test('a width stays within its limits', () => {
  expect(resizeChoice([{ id: 'status' }], 'status', 3)).toEqual([{ id: 'status', widthPx: COLUMN_WIDTH_PX.min }]);
});
