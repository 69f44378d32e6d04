import { expect, test } from 'vitest';
import { isBeingSent } from '#shared/api/being-sent.ts';
import { withSwitched } from './with-switched.ts';

const write = () => Promise.resolve({ message: 'Done' });

test('a trigger is listed with its pending state, by the last write, and marked', () => {
  const [one, other] = [{ triggerId: 'one' }, { triggerId: 'other' }];
  const shown = withSwitched(
    [one, other],
    [
      { write, shown: { triggerId: 'one', disabled: false } },
      { write, shown: undefined },
      { write, shown: { triggerId: 'one', disabled: true } },
    ],
  );
  expect(shown).toEqual([{ triggerId: 'one', disabled: true }, other]);
  expect(shown.map(isBeingSent)).toEqual([true, false]);
});
