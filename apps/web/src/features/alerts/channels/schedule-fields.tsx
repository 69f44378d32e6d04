import { WEEKDAYS } from '#shared/format/weekdays.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type ChannelForm, clockError } from './channel-form.ts';

const FREQUENCIES = [
  { value: 'instant', label: 'Immediately' },
  { value: 'daily', label: 'Daily digest' },
  { value: 'weekly', label: 'Weekly digest' },
] as const;
const DAYS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }));

type ScheduleFieldsProps = { form: ChannelForm; onChange: (form: ChannelForm) => void };

/** The fields of a channel's delivery schedule. */
export function ScheduleFields({ form, onChange }: ScheduleFieldsProps) {
  const { frequency, clock, weekday, timeZone, hasQuietHours, quietFrom, quietTo } = form;
  const isDigest = frequency !== 'instant';
  return (
    <>
      <NativeSelect
        label="Send"
        choices={FREQUENCIES}
        value={frequency}
        onChange={(value) => onChange({ ...form, frequency: value })}
      />
      {frequency === 'weekly' && (
        <NativeSelect
          label="Day"
          choices={DAYS}
          value={String(weekday)}
          onChange={(value) => onChange({ ...form, weekday: Number(value) })}
        />
      )}
      {isDigest && <ClockField label="Time" value={clock} onChange={(text) => onChange({ ...form, clock: text })} />}
      <Checkbox isSelected={hasQuietHours} onChange={(isSelected) => onChange({ ...form, hasQuietHours: isSelected })}>
        Quiet hours: send alerts afterwards
      </Checkbox>
      {hasQuietHours && (
        <div className="grid grid-cols-2 gap-12">
          <ClockField label="From" value={quietFrom} onChange={(text) => onChange({ ...form, quietFrom: text })} />
          <ClockField label="To" value={quietTo} onChange={(text) => onChange({ ...form, quietTo: text })} />
        </div>
      )}
      {(isDigest || hasQuietHours) && (
        <ZoneField label="Time zone" value={timeZone} onChange={(zone) => onChange({ ...form, timeZone: zone })} />
      )}
    </>
  );
}

function ClockField({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      placeholder="08:30"
      maxLength={5}
      errorMessage={value === '' ? undefined : clockError(value)}
    />
  );
}
