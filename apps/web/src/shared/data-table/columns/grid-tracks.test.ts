import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import { getWideTracks, narrowTracks } from './grid-tracks.ts';

const name: Column<string> = { id: 'name', header: 'Name', width: 'minmax(240px, 3fr)', cell: (row) => row };
const state: Column<string> = { ...name, id: 'state', width: '152px' };
const time: Column<string> = { ...name, id: 'time', width: '112px', isHiddenOnNarrow: true };

test('on narrow screens, a name gets the space that the only other column leaves', () => {
  expect(narrowTracks([name, state, time])).toEqual(['minmax(0, 1fr)', 'fit-content(50%)']);
  expect(getWideTracks([name, state, time])).toEqual(['minmax(240px, 3fr)', '152px', '112px']);
});

test('columns with a width for narrow screens, and three or more, keep their widths', () => {
  const narrow = { ...state, narrowWidth: '68px' };
  expect(narrowTracks([name, narrow])).toEqual(['minmax(240px, 3fr)', '68px']);
  expect(narrowTracks([name, narrow, { ...time, isHiddenOnNarrow: false }])).toEqual([
    'minmax(240px, 3fr)',
    '68px',
    '112px',
  ]);
  expect(narrowTracks([name, time])).toEqual(['minmax(240px, 3fr)']);
});
