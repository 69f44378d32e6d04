import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  findValueProblem,
  type LabelField,
  listFieldValues,
  splitValues,
  toModification,
  type ValueType,
  valueTypes,
} from './label.ts';
import { useLabelChange } from './queries.ts';

type FieldDialogProps = {
  fileId: string;
  labelId: string;
  /** The field to change. Undefined to set a field that has no value yet. */
  field: LabelField | undefined;
  onClose: () => void;
};

/** Sets the values of one field of a label. */
export function FieldDialog({ fileId, labelId, field, onClose }: FieldDialogProps) {
  const change = useLabelChange(fileId);
  const [fieldId, setFieldId] = useState(field?.id ?? '');
  const [type, setType] = useState<ValueType>(field?.valueType ?? 'text');
  const [text, setText] = useState(field ? listFieldValues(field).join(', ') : '');
  const values = splitValues(type, text);
  const problem = findValueProblem(type, values);
  const isReady = fieldId.trim() !== '' && !problem && !change.isPending;
  const submit = () => {
    if (!isReady) return;
    const fieldModifications = [toModification(fieldId.trim(), type, values)];
    change.mutate({ labelId, fieldModifications }, { onSuccess: onClose });
  };
  return (
    <Dialog title={field ? `Change ${field.id}` : 'Set a field'} isOpen onClose={onClose}>
      {!field && (
        <div className="flex flex-wrap items-start gap-12">
          <TextField label="Field ID" value={fieldId} onChange={setFieldId} autoFocus />
          <FieldAction>
            <SingleSelect label="Type" choices={valueTypes} value={type} onChange={setType} />
          </FieldAction>
        </div>
      )}
      <TextField
        label="Value"
        description={
          type === 'text'
            ? 'Leave it empty to clear the value.'
            : 'Separate values with commas; leave it empty to clear them.'
        }
        value={text}
        onChange={setText}
        errorMessage={problem}
        autoFocus={field !== undefined}
      />
      <DialogFoot
        effect="undo"
        error={change.error && explainFailure('The field was not changed', change.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="drive.files.modifyLabels"
          disabledReason={fieldId.trim() === '' || problem ? 'Enter the field’s ID and a valid value.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          Save
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
