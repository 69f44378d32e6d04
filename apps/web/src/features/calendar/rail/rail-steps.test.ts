import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RailStop, stepRail } from './rail-steps.ts';

const ids = ['own', 'team', 'holidays'];

test('up and down move along the calendars on the same part of each, and stop at the first and the last', () => {
  expect(stepRail(ids, { id: 'own', part: 'menu' }, 'ArrowDown')).toEqual({ id: 'team', part: 'menu' });
  expect(stepRail(ids, { id: 'own', part: 'box' }, 'ArrowUp')).toEqual({ id: 'own', part: 'box' });
  expect(stepRail(ids, { id: 'own', part: 'box' }, 'End')).toEqual({ id: 'holidays', part: 'box' });
  expect(stepRail(ids, { id: 'holidays', part: 'box' }, 'ArrowDown')).toEqual({ id: 'holidays', part: 'box' });
  expect(stepRail(ids, { id: 'holidays', part: 'menu' }, 'Home')).toEqual({ id: 'own', part: 'menu' });
});

test('left and right move between a calendar and its menu', () => {
  expect(stepRail(ids, { id: 'team', part: 'box' }, 'ArrowRight')).toEqual({ id: 'team', part: 'menu' });
  expect(stepRail(ids, { id: 'team', part: 'menu' }, 'ArrowLeft')).toEqual({ id: 'team', part: 'box' });
  expect(stepRail(ids, { id: 'team', part: 'box' }, ' ')).toBeUndefined();
});

test('no key leaves the list', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
  const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lists, fc.array(keys), (list, pressed) => {
      let at: RailStop = { id: list[0] ?? '', part: 'box' };
      for (const key of pressed) at = stepRail(list, at, key) ?? at;
      expect(list).toContain(at.id);
    }),
  );
});
