import type { BodyOf, ResponseOf } from '@rotunda/api-client/operation-types';
import type { InversePlan } from './inverse-plan.ts';
import { readMember } from './person-call.ts';

type Label = NonNullable<ResponseOf<'drive.files.listLabels'>['labels']>[number];
type Modification = NonNullable<NonNullable<BodyOf<'drive.files.modifyLabels'>>['labelModifications']>[number];
type FieldChange = NonNullable<Modification['fieldModifications']>[number];

/** Labels of a file are read before they change; what was put on it is taken off, and what was there is written back. */
export const labelInverse: InversePlan = {
  before: ({ params: { fileId = '' } }) => ({ operationId: 'drive.files.listLabels', params: { fileId } }),
  inverse: ({ operationId, params, body }, before) => {
    const asked = readMember(body, 'labelModifications') as readonly Modification[] | undefined;
    const labels = readMember(before, 'labels') as readonly Label[] | undefined;
    // Of labels on a second page nobody knows how they were.
    if (!asked || !labels || readMember(before, 'nextPageToken') !== undefined) return undefined;
    const former = new Map(labels.map((label) => [label.id, label]));
    const labelModifications = asked.flatMap((each) => takeBack(each, former.get(each.labelId)) ?? []);
    return labelModifications.length === 0 ? undefined : { operationId, params, body: { labelModifications } };
  },
};

function takeBack({ labelId, removeLabel, fieldModifications = [] }: Modification, was: Label | undefined) {
  if (!was) return removeLabel ? undefined : { labelId, removeLabel: true };
  const fieldIds = removeLabel ? Object.keys(was.fields ?? {}) : fieldModifications.map(({ fieldId }) => fieldId);
  return { labelId, fieldModifications: fieldIds.map((fieldId) => ({ fieldId, ...formerValues(was, fieldId) })) };
}

function formerValues({ fields = {} }: Label, fieldId: string): Omit<FieldChange, 'fieldId'> {
  const { dateString, integer, selection, text, user } = fields[fieldId] ?? {};
  if (dateString) return { setDateValues: dateString };
  if (integer) return { setIntegerValues: integer };
  if (selection) return { setSelectionValues: selection };
  if (text) return { setTextValues: text };
  if (user) return { setUserValues: user.flatMap(({ emailAddress }) => emailAddress ?? []) };
  return { unsetValues: true };
}
