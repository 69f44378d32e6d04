import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { type FreezeSettings, freezeQuery, useSetFreeze } from '#shared/deploy/freeze-queries.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

/** Selects the events that freeze deployments for the whole team. */
export function FreezeDialog({ onClose }: { onClose: () => void }) {
  const freeze = useQuery(freezeQuery());
  return (
    <Dialog title="Deployment freezes" isOpen onClose={onClose}>
      <p className="text-ink-2">
        While an event whose title contains the marker takes place, deployment changes require a reason. Applies to all
        projects and everyone.
      </p>
      {freeze.isPending && <Skeleton label="Loading the settings" rows={4} />}
      {isUnreadable(freeze) && (
        <ErrorView
          error={freeze.error}
          title="The settings could not be loaded"
          onRetry={() => void freeze.refetch()}
        />
      )}
      {freeze.data && <FreezeForm settings={freeze.data.settings} onClose={onClose} />}
    </Dialog>
  );
}

type FreezeFormProps = { settings: FreezeSettings | undefined; onClose: () => void };

function FreezeForm({ settings, onClose }: FreezeFormProps) {
  const { calendars } = useCalendarInfos();
  const set = useSetFreeze();
  const [calendarId, setCalendarId] = useState(settings?.calendarId ?? '');
  const [marker, setMarker] = useState(settings?.marker ?? 'freeze');
  const [onUnreadable, setOnUnreadable] = useState(settings?.onUnreadable ?? 'refuse');
  const known = calendars.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = calendarId === '' || known.some(({ value }) => value === calendarId);
  const choices = [{ value: '', label: 'None: no freezes' }, ...known];
  const save = () =>
    set.mutate(calendarId === '' ? undefined : { calendarId, marker: marker.trim(), onUnreadable }, {
      onSuccess: () => {
        notify(calendarId === '' ? 'Turned deployment freezes off' : 'Saved the deployment freezes');
        onClose();
      },
    });
  return (
    <>
      <NativeSelect
        label="Calendar"
        choices={isListed ? choices : [...choices, { value: calendarId, label: calendarId }]}
        value={calendarId}
        onChange={setCalendarId}
      />
      {calendarId !== '' && (
        <>
          <TextField
            label="Marker"
            description="Text in the titles of events that freeze deployments. Case does not matter."
            value={marker}
            onChange={setMarker}
          />
          <RadioChoice
            label="If someone cannot read the calendar"
            value={onUnreadable}
            onChange={setOnUnreadable}
            options={[
              { value: 'refuse', label: 'Require a reason for each deployment' },
              { value: 'allow', label: 'Allow deployments' },
            ]}
          />
          <p className="text-ink-2 text-small">
            The console reads the calendar with the permissions of whoever deploys. Share it with all operators.
          </p>
        </>
      )}
      <DialogFoot error={set.error && explainFailure('The freezes were not saved', set.error)} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={set.isPending}
          disabledReason={calendarId !== '' && marker.trim() === '' ? 'Enter a marker first.' : undefined}
          onPress={save}
        >
          Save
        </Button>
      </DialogFoot>
    </>
  );
}
