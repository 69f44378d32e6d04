import { useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { endOfDay, expiryError } from './expiry.ts';
import { type FileRole, type Permission, roleName, roleRank, roleSentence, type SharedItem } from './permission.ts';
import { useSharingChange } from './queries.ts';
import { splitAddresses } from './split-addresses.ts';

type ShareDialogProps = {
  file: SharedItem;
  roles: readonly FileRole[];
  /** People and groups who have access already. */
  permissions: readonly Permission[];
  onClose: () => void;
};

/** Gives people access: addresses, a role, an end, a note; says before sending what they will be able to do. */
export function ShareDialog({ file, roles, permissions, onClose }: ShareDialogProps) {
  const change = useSharingChange(file.id ?? '');
  const [text, setText] = useState('');
  const [role, setRole] = useState<FileRole>('reader');
  const [lastDay, setLastDay] = useState('');
  const [note, setNote] = useState('');
  const [isNotified, setIsNotified] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { addresses, invalid } = splitAddresses(text);
  const dayProblem = lastDay === '' ? undefined : expiryError(lastDay, Date.now());
  const submit = async () => {
    if (invalid.length > 0) setProblem(`Not an address: ${invalid.join(', ')}`);
    if (invalid.length > 0 || addresses.length === 0 || dayProblem || change.isPending) return;
    const options = {
      sendNotificationEmail: isNotified,
      ...(isNotified && note.trim() && { emailMessage: note.trim() }),
    };
    const rest: string[] = [];
    for (const emailAddress of addresses) {
      const body = { type: 'user', role, emailAddress, ...(lastDay && { expirationTime: endOfDay(lastDay) }) } as const;
      const error = await change.mutateAsync({ kind: 'create', body, options }).catch((reason: Error) => reason);
      if (error instanceof Error) {
        rest.push(emailAddress);
        setProblem(`${emailAddress}: ${explainError(error)}`);
      }
    }
    const shared = addresses.length - rest.length;
    if (shared > 0) notify(`Shared with ${shared === 1 ? '1 person' : `${shared} people`}`);
    // Whoever could not be added stays in the field, to be mended.
    if (rest.length === 0) onClose();
    else setText(rest.join(', '));
  };
  return (
    <Dialog title={`Share ${file.name ?? 'the file'}`} isOpen onClose={onClose}>
      <TextField
        label="People or groups"
        description="Email addresses, separated by commas."
        value={text}
        onChange={(value) => {
          setText(value);
          setProblem(undefined);
        }}
        errorMessage={problem}
        autoFocus
      />
      <div className="flex flex-wrap items-start gap-12">
        <SingleSelect
          label="Role"
          choices={roles.map((value) => ({ value, label: roleName(value) }))}
          value={role}
          onChange={setRole}
        />
        <TextField
          label="Last day of access (optional)"
          type="date"
          value={lastDay}
          onChange={setLastDay}
          errorMessage={dayProblem}
        />
      </div>
      <Checkbox isSelected={isNotified} onChange={setIsNotified}>
        Send them a message
      </Checkbox>
      {isNotified && <TextField label="Note (optional)" rows={2} value={note} onChange={setNote} />}
      <Preview addresses={addresses} role={role} permissions={permissions} />
      <div className="flex justify-end gap-8">
        <Button size="form" onPress={onClose}>
          Close
        </Button>
        <Button
          kind="primary"
          size="form"
          data-op="drive.permissions.create"
          isDisabled={addresses.length === 0 || change.isPending}
          onPress={() => void submit()}
        >
          {change.isPending ? 'Sharing' : addresses.length > 1 ? `Share with ${addresses.length} people` : 'Share'}
        </Button>
      </div>
    </Dialog>
  );
}

type PreviewProps = { addresses: readonly string[]; role: FileRole; permissions: readonly Permission[] };

/** What the people will be able to do, compared with what they can do now. */
function Preview({ addresses, role, permissions }: PreviewProps) {
  const lines = addresses.map((address) => {
    const current = permissions.find(({ emailAddress }) => emailAddress?.toLowerCase() === address.toLowerCase());
    if (!current) return `${address} ${roleSentence(role)}.`;
    if (roleRank(current.role) === roleRank(role)) return `${address} is ${roleName(role).toLowerCase()} already.`;
    return `${address} was ${roleName(current.role).toLowerCase()}; now ${roleSentence(role)}.`;
  });
  return (
    <div role="status">
      {lines.length > 0 && (
        <ul aria-label="After this change" className="flex flex-col gap-2 rounded-card bg-sunken p-8 text-small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
