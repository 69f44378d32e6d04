import { expect, test } from 'vitest';
import { undoPlans } from './undo-plans.ts';

const removed = { operationId: 'drive.permissions.delete', params: { fileId: 'f1', permissionId: 'p1' } } as const;

function toRestoringCall(before: Record<string, string>) {
  return undoPlans['drive.permissions.delete']?.toUndoCall?.(removed, before, undefined);
}

test('access removed from a person or a group is restored without a second notification', () => {
  const user = { role: 'writer', type: 'user', displayName: 'Bo Lindqvist', emailAddress: 'bo@example.com' };
  expect(toRestoringCall(user)).toEqual({
    operationId: 'drive.permissions.create',
    params: { fileId: 'f1', sendNotificationEmail: false },
    body: { role: 'writer', type: 'user', emailAddress: 'bo@example.com' },
  });
  const group = { role: 'reader', type: 'group', displayName: 'Finance', emailAddress: 'finance@example.com' };
  expect(toRestoringCall(group)?.params).toEqual({ fileId: 'f1', sendNotificationEmail: false });
});

test('an address without an account is invited again by email, because the service admits nobody otherwise', () => {
  const invited = { role: 'reader', type: 'user', emailAddress: 'new@partner.example' };
  expect(toRestoringCall(invited)?.params).toEqual({ fileId: 'f1', sendNotificationEmail: true });
  const named = { ...invited, displayName: invited.emailAddress };
  expect(toRestoringCall(named)?.params).toEqual({ fileId: 'f1', sendNotificationEmail: true });
});

test('access for anyone with the link is restored without an email', () => {
  expect(toRestoringCall({ role: 'reader', type: 'anyone' })?.params).toEqual({ fileId: 'f1' });
});

test('labels added to a file are removed, and changed fields get their former values', () => {
  const former = {
    labels: [{ id: 'kept', fields: { topic: { text: ['Old'], valueType: 'text' } } }],
  };
  const call = {
    operationId: 'drive.files.modifyLabels',
    params: { fileId: 'f1' },
    body: {
      labelModifications: [
        { labelId: 'new' },
        { labelId: 'kept', fieldModifications: [{ fieldId: 'topic', setTextValues: ['New'] }, { fieldId: 'extra' }] },
        { labelId: 'never there', removeLabel: true },
      ],
    },
  } as const;
  expect(undoPlans['drive.files.modifyLabels']?.toUndoCall?.(call, former, undefined)?.body).toEqual({
    labelModifications: [
      { labelId: 'new', removeLabel: true },
      {
        labelId: 'kept',
        fieldModifications: [
          { fieldId: 'topic', setTextValues: ['Old'] },
          { fieldId: 'extra', unsetValues: true },
        ],
      },
    ],
  });
});

test('a label removed from a file is restored with all its values', () => {
  const former = { labels: [{ id: 'kept', fields: { who: { user: [{ emailAddress: 'bo@example.com' }] } } }] };
  const body = { labelModifications: [{ labelId: 'kept', removeLabel: true }] };
  const call = { operationId: 'drive.files.modifyLabels', params: { fileId: 'f1' }, body } as const;
  expect(undoPlans['drive.files.modifyLabels']?.toUndoCall?.(call, former, undefined)?.body).toEqual({
    labelModifications: [
      { labelId: 'kept', fieldModifications: [{ fieldId: 'who', setUserValues: ['bo@example.com'] }] },
    ],
  });
});
