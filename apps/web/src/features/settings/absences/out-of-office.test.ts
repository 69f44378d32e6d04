import { expect, test } from 'vitest';
import { toOutOfOffice } from './out-of-office.ts';

test('an out-of-office event covers its days, excluding its end date', () => {
  expect(
    toOutOfOffice([
      { id: 'a', summary: 'Holiday', start: { date: '2026-12-21' }, end: { date: '2026-12-25' } },
      { id: 'b', start: { dateTime: '2026-12-01T00:00:00Z' }, end: { dateTime: '2026-12-02T00:00:00Z' } },
      { id: 'c', summary: 'Cancelled' },
    ]),
  ).toEqual([
    { id: 'a', title: 'Holiday', firstDay: '2026-12-21', lastDay: '2026-12-24' },
    { id: 'b', title: 'Out of office', firstDay: '2026-12-01', lastDay: '2026-12-01' },
  ]);
});
