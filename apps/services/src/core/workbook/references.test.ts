import { describe, expect, test } from 'vitest';
import { moveFormula, shiftFormula } from './references.ts';

describe('a formula copied to another cell', () => {
  test.each([
    ['=A1+$A$1', 2, 1, '=B3+$A$1'],
    ['=SUM(A1:B$2)', 1, 1, '=SUM(B2:C$2)'],
    ["='My data'!A1*Other!B2", 1, 0, "='My data'!A2*Other!B3"],
    ['=A:A+$1:2', 1, 1, '=B:B+$1:3'],
    ['="A1"&LOG10(A1)&NAME1', 1, 0, '="A1"&LOG10(A2)&NAME1'],
    ['=A1', -1, 0, '=#REF!'],
    ['=XFD1', 0, -1, '=XFC1'],
  ])('%s, moved by %i rows and %i columns, is %s', (formula, rows, columns, moved) => {
    expect(shiftFormula(formula, rows, columns)).toBe(moved);
  });
});

describe('a formula whose cells are moved', () => {
  const rows = (kind: 'insertRows' | 'deleteRows', place: number, count: number, sheet = 'S') => ({
    kind,
    sheet,
    place,
    count,
  });

  test.each([
    ['=SUM(A2:A9)', rows('insertRows', 2, 3), '=SUM(A5:A12)'],
    ['=SUM(A2:A9)', rows('insertRows', 5, 1), '=SUM(A2:A10)'],
    ['=SUM(A2:A9)', rows('insertRows', 10, 1), '=SUM(A2:A9)'],
    ['=SUM(A2:A9)', rows('deleteRows', 2, 1), '=SUM(A2:A8)'],
    ['=SUM(A2:A9)', rows('deleteRows', 8, 5), '=SUM(A2:A7)'],
    ['=SUM(A2:A9)', rows('deleteRows', 1, 20), '=SUM(#REF!)'],
    ['=$B$7', rows('deleteRows', 3, 2), '=$B$5'],
    ['=A:A&2:2', rows('insertRows', 1, 1), '=A:A&3:3'],
    ['=A5+s!A5+Other!A5', rows('insertRows', 1, 1), '=A6+s!A6+Other!A5'],
    ['=A5+Other!A5', rows('insertRows', 1, 1, 'Other'), '=A5+Other!A6'],
    ['=C1:D1', { kind: 'deleteColumns', sheet: 'S', place: 2, count: 1 } as const, '=B1:C1'],
    ['=C1', { kind: 'insertColumns', sheet: 'S', place: 3, count: 2 } as const, '=E1'],
    ["=Old!A1&'old'!B2&A1", { kind: 'renameSheet', sheet: 'Old', name: "It's" } as const, "='It''s'!A1&'It''s'!B2&A1"],
    ['=Gone!A1+A1', { kind: 'deleteSheet', sheet: 'Gone' } as const, '=#REF!+A1'],
    ['="S!A5"&A5', rows('insertRows', 1, 1), '="S!A5"&A6'],
  ])('%s after %j is %s', (formula, change, moved) => {
    expect(moveFormula(formula, 'S', change)).toBe(moved);
  });
});
