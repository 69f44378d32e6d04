import { expect, test } from 'vitest';
import { currentZone } from '#shared/format/zone.ts';
import { eventColumns } from './event-columns.tsx';

test('the list names the zone of its times where that is not the one of the console', () => {
  const [whenHere] = eventColumns(currentZone(), 0);
  const [whenThere] = eventColumns('Asia/Tokyo', 0);
  expect([whenHere?.header, whenThere?.header]).toEqual(['When', 'When, in Tokyo']);
});
