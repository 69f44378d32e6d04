import { useState } from 'react';
import { useUndoableWrite } from '#shared/script/use-undoable-write.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { changeProperty, createProperty } from './property-writes.ts';
import { readValue, type ScriptProperty } from './queries.ts';

type PropertyDialogProps = {
  scriptId: string;
  /** The property to change. Undefined for a new one. */
  property: ScriptProperty | undefined;
  /** The names that are already in use. */
  names: readonly string[];
  refusal: string | undefined;
  onClose: () => void;
};

/** Asks for the name and value of a property. The current value is shown only on request. */
export function PropertyDialog({ scriptId, property, names, refusal, onClose }: PropertyDialogProps) {
  const [name, setName] = useState(property?.name ?? '');
  const [value, setValue] = useState<string>();
  const { run, isWriting } = useUndoableWrite(['script.projects.properties.list']);
  const isTaken = !property && names.includes(name);
  const missing =
    name === '' ? 'Enter a name first.' : value === undefined && property ? 'Enter a new value first.' : undefined;
  const problem = refusal ?? (isTaken ? 'A property with this name already exists.' : missing);
  const submit = async () => {
    const draft = { name, secretValue: value ?? '' };
    const write = () => (property ? changeProperty(scriptId, draft) : createProperty(scriptId, draft));
    if (await run(write)) onClose();
  };
  const showCurrent = async () => {
    await run(async () => {
      setValue(await readValue(scriptId, name));
      return { message: 'Current value shown' };
    });
  };
  return (
    <Dialog title={property ? `Edit ${property.name}` : 'New property'} isOpen onClose={onClose}>
      {!property && (
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          maxLength={500}
          errorMessage={isTaken ? 'A property with this name already exists.' : undefined}
          autoFocus
        />
      )}
      <TextField
        label={property ? 'New value' : 'Value'}
        value={value ?? ''}
        onChange={setValue}
        rows={4}
        autoComplete="off"
        autoFocus={property !== undefined}
        labelTool={property && <TextButton onPress={() => void showCurrent()}>Show current value</TextButton>}
      />
      <p className="text-ink-2 text-small">Scripts read properties with PropertiesService.getScriptProperties().</p>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op={property ? 'script.projects.properties.update' : 'script.projects.properties.create'}
          disabledReason={problem}
          isBusy={isWriting}
          onPress={() => void submit()}
        >
          {property ? 'Save' : 'Add property'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
