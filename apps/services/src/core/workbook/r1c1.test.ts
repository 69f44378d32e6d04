import { describe, expect, test } from 'vitest';
import { fromR1C1, toR1C1 } from './r1c1.ts';

const HOME = { row: 3, column: 2 };

describe('a formula of B3 in R1C1 notation', () => {
  test.each([
    ['=SUM(A1:A2)', '=SUM(R[-2]C[-1]:R[-1]C[-1])'],
    ['=$B$1*A3+B3', '=R1C2*RC[-1]+RC'],
    ["='My data'!C4&Other!$A1", "='My data'!R[1]C[1]&Other!R[-2]C1"],
    ['=SUM(A:A)+SUM($4:$5)', '=SUM(C[-1]:C[-1])+SUM(R4:R5)'],
    ['="A1"&ROUND(C3,2)', '="A1"&ROUND(RC[1],2)'],
  ])('%s is %s, and converts back', (a1, r1c1) => {
    expect(toR1C1(a1, HOME)).toBe(r1c1);
    expect(fromR1C1(r1c1, HOME)).toBe(a1);
  });

  test.each([
    ['=R[-3]C', '=#REF!'],
    ['=SUM(C)+SUM(R2)', '=SUM(B:B)+SUM($2:$2)'],
    ['=r1c1', '=$A$1'],
    ['=CODE("R1C1")&RANK(RC,R1C:R[1]C)', '=CODE("R1C1")&RANK(B3,B$1:B4)'],
  ])('%s is %s', (r1c1, a1) => {
    expect(fromR1C1(r1c1, HOME)).toBe(a1);
  });
});
