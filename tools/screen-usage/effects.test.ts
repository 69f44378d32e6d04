// Checks what the console says of actions, whether they can be taken back, against what its backend takes back.
import { expect, test } from 'vitest';
import { undoPlans } from '../../apps/bff/src/domain/calls/undo-plans.ts';
import { effectOf } from '../../apps/web/src/shared/operations/effects.ts';
import { operations } from '../../packages/api-client/src/generated/operations.gen.ts';

/** What people take back by another operation on the same screen, which no record is needed for: a watch is stopped. */
const TAKEN_BACK_BY_HAND = /\.watch$/;
/** Reads that are sent as POST, because what they ask for does not fit into an address. */
const READS_BY_POST = ['calendar.freebusy.query', 'drive.files.download'];

const ids = Object.values(operations).map(({ id }) => id);

test('what is said to be undone has an inverse, and what has one is said so', () => {
  const said = ids.filter((id) => effectOf(id) === 'undo' && !TAKEN_BACK_BY_HAND.test(id));
  expect(said).toEqual(ids.filter((id) => undoPlans[id]?.toUndoCall !== undefined));
});

test('everything that changes something says whether it can be taken back, and nothing else does', () => {
  const changing = Object.values(operations).filter(({ method }) => method !== 'GET');
  const changingIds = changing.map(({ id }) => id).filter((id) => !READS_BY_POST.includes(id));
  expect(ids.filter((id) => effectOf(id) !== undefined)).toEqual(changingIds);
});
