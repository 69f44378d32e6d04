import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Library } from './library.ts';

type LibraryDialogProps = {
  /** The identifiers of other libraries in the code. */
  takenNames: readonly string[];
  onAdd: (library: Library) => void;
  onClose: () => void;
};

/** Asks for a library: its script ID, its version and its identifier in the code. */
export function LibraryDialog({ takenNames, onAdd, onClose }: LibraryDialogProps) {
  const [libraryId, setLibraryId] = useState('');
  const [userSymbol, setUserSymbol] = useState('');
  const [version, setVersion] = useState('');
  const [developmentMode, setDevelopmentMode] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const idFault = libraryId.trim() === '' ? 'Enter the script ID of the library.' : undefined;
  const nameFault = findNameError(userSymbol.trim(), takenNames);
  const versionFault =
    developmentMode || /^[1-9]\d*$/.test(version.trim()) ? undefined : 'Enter the number of a version.';
  const submit = () => {
    setIsTried(true);
    if ([idFault, nameFault, versionFault].some((fault) => fault !== undefined)) return;
    const written = { userSymbol: userSymbol.trim(), libraryId: libraryId.trim() };
    onAdd(developmentMode ? { ...written, developmentMode } : { ...written, version: version.trim() });
    onClose();
  };
  return (
    <Dialog title="Add library" isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Script ID"
          value={libraryId}
          onChange={setLibraryId}
          errorMessage={isTried ? idFault : undefined}
          autoFocus
        />
        <TextField
          label="Name in the code"
          value={userSymbol}
          onChange={setUserSymbol}
          errorMessage={isTried ? nameFault : undefined}
        />
        <TextField
          label="Version"
          inputMode="numeric"
          value={version}
          onChange={setVersion}
          disabledReason={developmentMode ? 'The latest code is used.' : undefined}
          errorMessage={isTried ? versionFault : undefined}
        />
        <Checkbox isSelected={developmentMode} onChange={setDevelopmentMode}>
          Use the latest code instead of the version
        </Checkbox>
        <DialogFoot onClose={onClose}>
          <Button type="submit" kind="primary" size="form">
            Add library
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function findNameError(name: string, taken: readonly string[]): string | undefined {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return 'Enter a name that can be used in code.';
  return taken.includes(name) ? 'Another library has this name.' : undefined;
}
