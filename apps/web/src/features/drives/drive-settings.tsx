import { explainFailure } from '#shared/errors/explain-failure.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useEditedValues } from '#ui/fields/use-edited-values.ts';
import { DangerZone } from '#ui/page/danger-zone.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { DeleteDrive } from './delete-drive.tsx';
import { restrictions, type SharedDrive } from './drive.ts';
import { DriveTrash } from './drive-trash.tsx';
import { type DriveChange, useDriveChange } from './queries.ts';

type DriveSettingsProps = { drive: SharedDrive; isAdmin: boolean; onGone: () => void };

/** The settings of a shared drive: its name, its restrictions and its deletion. */
export function DriveSettings({ drive, isAdmin, onGone }: DriveSettingsProps) {
  const session = useSession();
  const driveId = drive.id ?? '';
  const change = useDriveChange(isAdmin);
  const send = (request: DriveChange, done: string, undo: DriveChange) =>
    change.mutate(request, {
      onSuccess: () => notify(done, { label: 'Undo', run: () => change.mutate(undo) }),
    });
  const update = (body: SharedDrive, done: string, before: SharedDrive) =>
    send({ kind: 'update', driveId, body }, done, { kind: 'update', driveId, body: before });
  const roleReason = roleRefusal(session, 'drive.drives.update', 'Changing the rules of a drive');
  const can = drive.capabilities ?? {};
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <div className="flex max-w-720 flex-col gap-24 p-16">
        {change.error && (
          <p role="alert" className="text-red-fg">
            {explainFailure('The drive was not changed', change.error)}
          </p>
        )}
        <DriveName
          name={drive.name ?? ''}
          refusal={
            roleRefusal(session, 'drive.drives.update', 'Renaming drives') ??
            (isAdmin || can.canRenameDrive ? undefined : 'Only organizers of the drive can rename it.')
          }
          isChanging={change.isPending}
          onRename={(name) => update({ name }, `Renamed to ${name}`, { name: drive.name ?? '' })}
        />
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-8 font-semibold text-section">Drive rules</legend>
          {restrictions.map(({ key, label, capability }) => {
            const isHeld = drive.restrictions?.[key] ?? false;
            const canChange = isAdmin || can[capability];
            return (
              <Checkbox
                key={key}
                isSelected={isHeld}
                isBusy={change.isPending}
                disabledReason={roleReason ?? (canChange ? undefined : 'Only organizers of the drive can change this.')}
                onChange={(next) =>
                  update(
                    { restrictions: { [key]: next } },
                    next ? `Turned on: ${label.toLowerCase()}` : `Turned off: ${label.toLowerCase()}`,
                    { restrictions: { [key]: isHeld } },
                  )
                }
              >
                {label}
              </Checkbox>
            );
          })}
          {roleReason && <p className="text-ink-3 text-small">{roleReason}</p>}
        </fieldset>
        <section aria-labelledby="view-heading" className="flex flex-col items-start gap-8">
          <h2 id="view-heading" className="font-semibold text-section">
            In your list
          </h2>
          <p className="text-ink-2">
            {drive.hidden ? 'Hidden from the default view.' : 'Shown in the default view.'} This affects only you.
          </p>
          <Button
            data-op={drive.hidden ? 'drive.drives.unhide' : 'drive.drives.hide'}
            isBusy={change.isPending}
            disabledReason={roleRefusal(session, 'drive.drives.hide', 'Hiding drives')}
            onPress={() =>
              drive.hidden
                ? send({ kind: 'unhide', driveId }, 'Shown again', { kind: 'hide', driveId })
                : send({ kind: 'hide', driveId }, 'Hidden', { kind: 'unhide', driveId })
            }
          >
            {drive.hidden ? 'Show in list' : 'Hide from list'}
          </Button>
        </section>
        <DangerZone>
          <DriveTrash drive={drive} />
          <DeleteDrive drive={drive} isAdmin={isAdmin} onGone={onGone} />
        </DangerZone>
      </div>
    </div>
  );
}

type DriveNameProps = {
  name: string;
  refusal: string | undefined;
  isChanging: boolean;
  onRename: (name: string) => void;
};

function DriveName({ name, refusal, isChanging, onRename }: DriveNameProps) {
  const { texts, type } = useEditedValues({ name });
  const trimmed = texts.name.trim();
  const rename = () => {
    type({ name: trimmed });
    onRename(trimmed);
  };
  return (
    <div className="flex items-start gap-8">
      <div className="w-360">
        <TextField
          label="Name"
          value={texts.name}
          onChange={(next) => type({ name: next })}
          isBusy={isChanging}
          disabledReason={refusal}
        />
      </div>
      <FieldAction>
        <Button
          data-op="drive.drives.update"
          disabledReason={refusal ?? (trimmed === '' || trimmed === name ? 'Enter a different name first.' : undefined)}
          isBusy={isChanging}
          onPress={rename}
        >
          Rename
        </Button>
      </FieldAction>
    </div>
  );
}
