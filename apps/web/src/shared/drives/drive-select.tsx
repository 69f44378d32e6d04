import { useQuery } from '@tanstack/react-query';
import { canCall, useSession } from '#shared/session/session.ts';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { sharedDrivesQuery } from './shared-drives-query.ts';

type DriveSelectProps = {
  /** The ID of a shared drive, `none` for files outside shared drives, or undefined for any. */
  value: string | undefined;
  onChange: (drive: string | undefined) => void;
};

/** Filters a list by shared drive, or by files outside shared drives. */
export function DriveSelect({ value = '', onChange }: DriveSelectProps) {
  const canList = canCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: canList }).data?.drives ?? [];
  const choices = [
    { value: '', label: 'Any' },
    { value: 'none', label: 'No shared drive' },
    ...drives.map(({ id = '', name = id }) => ({ value: id, label: name })),
  ];
  // The URL may contain a drive that is not in the list.
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <OptionalSelect
      label="Drive"
      choices={isKnown ? choices : [...choices, { value, label: value }]}
      value={value}
      onChange={onChange}
    />
  );
}
