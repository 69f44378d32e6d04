import { countOf } from '@rotunda/api-client/count-of';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { isStaleBy } from '#shared/live/stale-by-invalidation.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import type { HorizonProps } from './horizon-props.ts';
import { HORIZON_TEXTS } from './incomplete.ts';

const CHOICES = [30, 90, 365, 1095] as const;

/** Selects which files an index scans first. */
export function HorizonDialog({ index, older, onClose }: HorizonProps & { onClose: () => void }) {
  const [days, setDays] = useState(older.horizonDays);
  const client = useQueryClient();
  const save = async () => {
    onClose();
    try {
      await callBff('bff.indexes.setHorizon', `/api/indexes/${index}/horizon`, { method: 'PUT', body: { days } });
      await client.invalidateQueries({ predicate: ({ queryKey }) => isStaleBy(`index:${index}`, queryKey) });
    } catch (error) {
      notify(explainFailure('The period was not changed', error as Error));
    }
  };
  return (
    <Dialog title="Files to scan first" isOpen onClose={onClose}>
      <RadioChoice
        label="Modified or shared with you in the"
        options={CHOICES.map((choice) => ({ value: String(choice), label: HORIZON_TEXTS[choice] }))}
        value={String(days)}
        onChange={(value) => setDays(CHOICES.find((choice) => String(choice) === value) ?? days)}
      />
      <p className="text-ink-2">
        Older files are scanned afterwards, at up to {countOf(older.callsPerDay, 'call')} a day.
      </p>
      <DialogFoot onClose={onClose}>
        <Button kind="primary" size="form" onPress={() => void save()}>
          Save
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
