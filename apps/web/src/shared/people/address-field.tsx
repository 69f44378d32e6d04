import { useSettled } from '#lib/use-settled.ts';
import { SuggestField } from '#ui/suggest-field.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { parseAddresses } from './addresses.ts';
import { OutsideChip } from './outside-chip.tsx';
import { OutsideNotice } from './outside-notice.tsx';

type AddressFieldProps = Omit<TextFieldProps, 'rows' | 'type' | 'combobox' | 'fieldRef'> & {
  /** Whole texts that the line may become; any other can be written as well. */
  suggestions?: readonly string[];
};

/**
 * A line for the email addresses of people about whom something is decided. Addresses outside the organisation are marked
 * where they are offered, and named below once the typing pauses.
 */
export function AddressField({ suggestions, ...props }: AddressFieldProps) {
  const settled = useSettled(props.value);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {suggestions ? (
        <SuggestField {...props} suggestions={suggestions} renderMark={(text) => <OutsideChip address={text} />} />
      ) : (
        <TextField {...props} />
      )}
      <OutsideNotice addresses={parseAddresses(settled)} />
    </div>
  );
}
