import { expect, test } from 'vitest';
import { labelUndoPlan } from './label-undo-plan.ts';
import type { UserCall } from './user-call.ts';

const modify = (...labelModifications: object[]): UserCall => ({
  operationId: 'drive.files.modifyLabels',
  params: { fileId: 'f1' },
  body: { labelModifications },
});

const setTopic = modify({ labelId: 'kept', fieldModifications: [{ fieldId: 'topic', setTextValues: ['New'] }] });

test.each([
  ['the value that was set', [{ id: 'kept', fields: { topic: { text: ['New'] } } }], []],
  ['another value', [{ id: 'kept', fields: { topic: { text: ['Final'] } } }], ['kept']],
  ['no value', [{ id: 'kept', fields: {} }], ['kept']],
  ['no such label', [], ['kept']],
])('a field that has %s since', (_what, labels, changed) => {
  expect(labelUndoPlan.findChanged?.(setTopic, { labels })).toEqual(changed);
});

test.each([
  ['is still off', [], []],
  ['was put on again', [{ id: 'kept' }], ['kept']],
])('a label that was removed and %s', (_what, labels, changed) => {
  expect(labelUndoPlan.findChanged?.(modify({ labelId: 'kept', removeLabel: true }), { labels })).toEqual(changed);
});

test('no undo is planned for people whom the service did not identify', () => {
  const before = { labels: [{ id: 'kept', fields: { who: { user: [{ displayName: 'Bo' }] } } }] };
  expect(labelUndoPlan.toUndoCall?.(modify({ labelId: 'kept', removeLabel: true }), before, undefined)).toBeUndefined();
});

test('no undo is planned if nothing changed', () => {
  expect(
    labelUndoPlan.toUndoCall?.(modify({ labelId: 'kept' }), { labels: [{ id: 'kept' }] }, undefined),
  ).toBeUndefined();
});
