// Checks that the undo information shown by the console matches the undo support of its backend.
import { expect, test } from 'vitest';
import { undoPlans } from '../../apps/bff/src/domain/calls/undo-plans.ts';
import { findEffect } from '../../apps/web/src/shared/operations/effects.ts';
import { operations } from '../../packages/api-client/src/generated/operations.gen.ts';

/** Operations that users undo with another operation on the same screen. A watch is stopped, for example. */
const UNDONE_MANUALLY = /\.watch$/;
/** Reads sent as POST, because their parameters do not fit into an address. */
const READS_BY_POST = ['calendar.freebusy.query', 'drive.files.download'];

const ids = Object.values(operations).map(({ id }) => id);

test('exactly the operations with an inverse are shown as undoable', () => {
  const undoable = ids.filter((id) => findEffect(id) === 'undo' && !UNDONE_MANUALLY.test(id));
  expect(undoable).toEqual(ids.filter((id) => undoPlans[id]?.toUndoCall !== undefined));
});

test('exactly the operations that change something state whether they can be undone', () => {
  const changing = Object.values(operations).filter(({ method }) => method !== 'GET');
  const changingIds = changing.map(({ id }) => id).filter((id) => !READS_BY_POST.includes(id));
  expect(ids.filter((id) => findEffect(id) !== undefined)).toEqual(changingIds);
});
