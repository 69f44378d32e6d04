import { useQuery } from '@tanstack/react-query';
import { mayCall, useSession } from '#shared/session/session.ts';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { sharedDrivesQuery } from './shared-drives-query.ts';

type DriveSelectProps = {
  /** ID of a shared drive, `none` for what lies outside of all, or nothing for any. */
  value: string | undefined;
  onChange: (drive: string | undefined) => void;
};

/** Narrows a list to a shared drive, or to what lies in none. */
export function DriveSelect({ value = '', onChange }: DriveSelectProps) {
  const mayList = mayCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: mayList }).data?.drives ?? [];
  const choices = [
    { value: '', label: 'Any' },
    { value: 'none', label: 'No shared drive' },
    ...drives.map(({ id = '', name = id }) => ({ value: id, label: name })),
  ];
  // An address may bring one along that is not among them.
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
