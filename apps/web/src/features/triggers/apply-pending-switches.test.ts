import { expect, test } from 'vitest';
import { isUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import { applyPendingSwitches } from './apply-pending-switches.ts';

const write = () => Promise.resolve({ message: 'Done' });

test('a trigger is listed with its pending state, by the last write, and marked', () => {
  const [one, other] = [{ triggerId: 'one' }, { triggerId: 'other' }];
  const shown = applyPendingSwitches(
    [one, other],
    [
      { write, shown: { triggerId: 'one', disabled: false } },
      { write, shown: undefined },
      { write, shown: { triggerId: 'one', disabled: true } },
    ],
  );
  expect(shown).toEqual([{ triggerId: 'one', disabled: true }, other]);
  expect(shown.map(isUnconfirmed)).toEqual([true, false]);
});
