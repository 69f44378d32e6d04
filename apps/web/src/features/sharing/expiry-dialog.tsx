import { useState } from 'react';
import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { getDay } from '#shared/format/start-of-day.ts';
import { endOfDay, expiryError } from '#shared/permissions/expiry.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';

type ExpiryDialogProps = {
  name: string;
  /** The current expiry, in RFC 3339. */
  expirationTime: string | undefined;
  onClose: () => void;
  onEnd: (expirationTime: string | undefined) => void;
};

/** Asks for the last day of someone's access. */
export function ExpiryDialog({ name, expirationTime, onClose, onEnd }: ExpiryDialogProps) {
  const [day, setDay] = useState(expirationTime ? getDay(Date.parse(expirationTime)) : '');
  const [error, setError] = useState<string>();
  const finish = (value: string | undefined) => {
    onEnd(value);
    onClose();
  };
  const submit = () => {
    const problem = expiryError(day, Date.now());
    setError(problem);
    if (!problem) finish(endOfDay(day));
  };
  return (
    <Dialog title={`Access expiry for ${name}`} isOpen onClose={onClose}>
      <OwnDayField
        label="Access expires after"
        autoFocus
        value={day}
        onChange={(value) => {
          setDay(value);
          setError(undefined);
        }}
      />
      {error && (
        <p role="alert" className="text-red-fg text-small">
          {error}
        </p>
      )}
      <p className="text-ink-3 text-small">Expires at midnight in your time zone, at most a year from now.</p>
      <DialogButtons>
        {expirationTime && (
          <span className="mr-auto">
            <Button kind="quiet" size="form" data-op="drive.permissions.update" onPress={() => finish(undefined)}>
              Remove expiry
            </Button>
          </span>
        )}
        <DialogClose onClose={onClose} />
        <Button kind="primary" size="form" data-op="drive.permissions.update" onPress={submit}>
          Set expiry
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
