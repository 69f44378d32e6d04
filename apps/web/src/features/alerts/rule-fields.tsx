import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isNumberSetting, listFieldNames, type RuleForm, settingError } from './rule-form.ts';
import { ruleKinds, type SettingName } from './rule-kinds.ts';
import { RulePlaceField } from './rule-place-field.tsx';

const LABELS: Readonly<Record<SettingName, string>> = {
  functionName: 'Function',
  projectName: 'Project',
  count: 'Count',
  percent: 'Percent',
  minutes: 'Minutes',
  hours: 'Hours',
  scope: 'Approvals',
  text: 'Text',
  placeId: 'Folder or shared drive',
};
const SCOPES = [
  { value: 'mine', label: 'Started by you or waiting for you' },
  { value: 'all', label: 'All that you can see' },
] as const;

type RuleFieldsProps = { form: RuleForm; onChange: (texts: RuleForm['texts']) => void };

/** The settings of a rule of the selected kind. Number fields are side by side. */
export function RuleFields(props: RuleFieldsProps) {
  const names = listFieldNames(props.form.kind);
  const numbers = names.filter(isNumberSetting);
  const others = names.filter((name) => !isNumberSetting(name));
  return (
    <>
      {numbers.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,180px),1fr))] gap-x-12 gap-y-16">
          {numbers.map((name) => (
            <RuleField key={name} {...props} name={name} />
          ))}
        </div>
      )}
      {others.map((name) => (
        <RuleField key={name} {...props} name={name} />
      ))}
    </>
  );
}

function RuleField({ form, name, onChange }: RuleFieldsProps & { name: SettingName }) {
  const { kind, texts } = form;
  const label = ruleKinds[kind].labels?.[name] ?? LABELS[name];
  const set = (text: string) => onChange({ ...texts, [name]: text });
  if (name === 'scope')
    return (
      <NativeSelect label={label} choices={SCOPES} value={texts.scope === 'all' ? 'all' : 'mine'} onChange={set} />
    );
  if (name === 'placeId') return <RulePlaceField placeId={texts.placeId ?? ''} onChange={set} />;
  const isOptional = ruleKinds[kind].fields.some((field) => field === `${name}?`);
  return (
    <TextField
      label={isOptional ? `${label} (optional)` : label}
      value={texts[name] ?? ''}
      onChange={set}
      maxLength={isNumberSetting(name) ? 5 : 200}
      errorMessage={texts[name] === undefined || texts[name] === '' ? undefined : settingError(form, name)}
    />
  );
}
