import { expect, test } from 'vitest';
import { getAnchor, movePlace } from './grid-place.ts';

const bounds = { rowCount: 100, columnCount: 10, pageRows: 20 };
const press = (key: string, from: { row: number; column: number }, isCtrl = false) =>
  movePlace({ key, isCtrl }, from, bounds, [{ row: 4, column: 2, rows: 2, columns: 3 }]);

test('arrow, page and end keys move within the sheet', () => {
  const from = { row: 50, column: 5 };
  expect(press('ArrowDown', from)).toEqual({ row: 51, column: 5 });
  expect(press('ArrowLeft', { row: 50, column: 0 })).toEqual({ row: 50, column: 0 });
  expect(press('PageDown', from)).toEqual({ row: 70, column: 5 });
  expect(press('PageUp', { row: 3, column: 5 })).toEqual({ row: 0, column: 5 });
  expect(press('Home', from)).toEqual({ row: 50, column: 0 });
  expect(press('End', from)).toEqual({ row: 50, column: 9 });
  expect(press('Home', from, true)).toEqual({ row: 0, column: 0 });
  expect(press('End', from, true)).toEqual({ row: 99, column: 9 });
  expect(press('ArrowUp', from, true)).toEqual({ row: 0, column: 5 });
  expect(press('x', from)).toBeUndefined();
});

test('merged cells are one cell, which arrow keys enter and leave', () => {
  expect(press('ArrowRight', { row: 5, column: 1 })).toEqual({ row: 4, column: 2 });
  expect(press('ArrowRight', { row: 4, column: 2 })).toEqual({ row: 4, column: 5 });
  expect(press('ArrowDown', { row: 4, column: 2 })).toEqual({ row: 6, column: 2 });
  expect(press('ArrowUp', { row: 6, column: 3 })).toEqual({ row: 4, column: 2 });
  expect(getAnchor({ row: 1, column: 1 }, [])).toEqual({ row: 1, column: 1 });
});
