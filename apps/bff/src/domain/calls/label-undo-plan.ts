import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ResponseOf } from '@rotunda/api-client/operation-types';
import { readMember } from '@rotunda/api-client/read-member';
import type { UndoPlan } from './undo-plan.ts';

type Label = NonNullable<ResponseOf<'drive.files.listLabels'>['labels']>[number];
type Modification = NonNullable<NonNullable<BodyOf<'drive.files.modifyLabels'>>['labelModifications']>[number];
type FieldChange = NonNullable<Modification['fieldModifications']>[number];

type PreviousValues = Omit<FieldChange, 'fieldId'>;

/** Reads the labels of a file before they change. Undo removes added labels and restores previous ones. */
export const labelUndoPlan: UndoPlan = {
  readBefore: ({ params: { fileId = '' } }) => ({ operationId: 'drive.files.listLabels', params: { fileId } }),
  toUndoCall: ({ operationId, params, body }, before) => {
    const requested = readRequested(body);
    const former = readLabels(before);
    // The previous state of labels on a second page is unknown.
    if (!former || readMember(before, 'nextPageToken') !== undefined) return undefined;
    const changes = requested.map((each) => invertModification(each, former.get(each.labelId)));
    if (changes.includes(UNKNOWN)) return undefined;
    const labelModifications = changes.filter((change) => change !== undefined);
    return labelModifications.length === 0 ? undefined : { operationId, params, body: { labelModifications } };
  },
  findChanged: ({ body }, current) => {
    const labels = readLabels(current);
    return readRequested(body).flatMap((each) => {
      const { labelId = '' } = each;
      return isAsRequested(each, labels?.get(labelId)) ? [] : [labelId];
    });
  },
};

/** A field of a label that the responses do not include. */
const UNKNOWN = 'unknown';

function readRequested(body: unknown): readonly Modification[] {
  return (readMember(body, 'labelModifications') as readonly Modification[] | undefined) ?? [];
}

function readLabels(response: unknown): Map<string | undefined, Label> | undefined {
  const labels = readMember(response, 'labels') as readonly Label[] | undefined;
  return labels && new Map(labels.map((label) => [label.id, label]));
}

function invertModification({ labelId, removeLabel, fieldModifications = [] }: Modification, was: Label | undefined) {
  if (!was) return removeLabel ? undefined : { labelId, removeLabel: true };
  const fieldIds = removeLabel ? Object.keys(was.fields ?? {}) : fieldModifications.map(({ fieldId = '' }) => fieldId);
  if (!removeLabel && fieldIds.length === 0) return undefined;
  const former = fieldIds.map((fieldId) => ({ fieldId, ...readValues(was, fieldId) }));
  return former.some(({ setUserValues }) => setUserValues?.includes(''))
    ? UNKNOWN
    : { labelId, fieldModifications: former };
}

/** Returns the change that restores a field's values on a label. A user without an address becomes an empty string. */
function readValues({ fields = {} }: Label, fieldId: string): PreviousValues {
  const { dateString, integer, selection, text, user } = fields[fieldId] ?? {};
  if (dateString) return { setDateValues: dateString };
  if (integer) return { setIntegerValues: integer };
  if (selection) return { setSelectionValues: selection };
  if (text) return { setTextValues: text };
  if (user) return { setUserValues: user.map(({ emailAddress = '' }) => emailAddress) };
  return { unsetValues: true };
}

/** Whether a label is still in the state that a change left it in. */
function isAsRequested({ removeLabel, fieldModifications = [] }: Modification, label: Label | undefined): boolean {
  if (removeLabel || !label) return Boolean(removeLabel) === !label;
  return fieldModifications.every(({ fieldId = '', kind: _kind, ...set }) =>
    isDeepStrictEqual(readValues(label, fieldId), Object.keys(set).length === 0 ? { unsetValues: true } : set),
  );
}
