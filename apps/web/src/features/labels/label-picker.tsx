import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { knownLabelsQuery } from './known-labels-query.ts';
import { getLabelName, useLabelNames } from './label-names-query.ts';

type LabelPickerProps = {
  /** The files whose labels are suggested first. */
  fileIds: readonly string[];
  /** The labels to exclude. */
  without?: readonly string[];
  /** The ID of the selected label. Empty for none. */
  value: string;
  onChange: (labelId: string) => void;
  errorMessage?: string | undefined;
};

const OTHER = 'other';

/** Selects a label by name, among those in use and those that the team has named. Other labels can be entered by ID. */
export function LabelPicker({ fileIds, without = [], value, onChange, errorMessage }: LabelPickerProps) {
  const names = useLabelNames();
  const used = useQuery(knownLabelsQuery(useQueryClient(), fileIds)).data ?? [];
  const [isOther, setIsOther] = useState(false);
  const known = [...new Set([...used, ...Object.keys(names)])].filter((id) => !without.includes(id));
  const choices = known
    .map((id) => ({ value: id, label: getLabelName(names, id) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const choose = (next: string) => {
    setIsOther(next === OTHER);
    onChange(next === OTHER ? '' : next);
  };
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <NativeSelect
        label="Label"
        choices={[{ value: '', label: 'Choose a label' }, ...choices, { value: OTHER, label: 'Not in this list' }]}
        value={isOther ? OTHER : value}
        onChange={choose}
      />
      {isOther && (
        <TextField
          label="Label ID"
          description="Your organisation defines the labels. Name it here afterwards."
          value={value}
          onChange={onChange}
          autoFocus
        />
      )}
      {errorMessage !== undefined && (
        <p role="alert" className="text-red-fg text-small">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
