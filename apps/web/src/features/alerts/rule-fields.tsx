import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fieldNames, isNumberSetting, type RuleForm, settingFault } from './rule-form.ts';
import { ruleKinds, type SettingName } from './rule-kinds.ts';

const LABELS: Readonly<Record<SettingName, string>> = {
  functionName: 'Function',
  projectName: 'Project',
  count: 'Count',
  percent: 'Percent',
  minutes: 'Minutes',
  hours: 'Hours',
  scope: 'Approvals',
  text: 'Text',
  placeId: 'Folder or shared drive ID',
};
const SCOPES = [
  { value: 'mine', label: 'Started by you or waiting for you' },
  { value: 'all', label: 'All that you can see' },
] as const;

type RuleFieldsProps = { form: RuleForm; onChange: (texts: RuleForm['texts']) => void };

/** What narrows a rule of the chosen kind. */
export function RuleFields({ form, onChange }: RuleFieldsProps) {
  const { kind, texts } = form;
  return fieldNames(kind).map((name) => {
    const label = ruleKinds[kind].labels?.[name] ?? LABELS[name];
    const set = (text: string) => onChange({ ...texts, [name]: text });
    if (name === 'scope')
      return (
        <NativeSelect
          key={name}
          label={label}
          choices={SCOPES}
          value={texts.scope === 'all' ? 'all' : 'mine'}
          onChange={set}
        />
      );
    const isOptional = ruleKinds[kind].fields.some((field) => field === `${name}?`);
    const isNumber = isNumberSetting(name);
    return (
      <TextField
        key={name}
        label={isOptional ? `${label} (optional)` : label}
        value={texts[name] ?? ''}
        onChange={set}
        maxLength={isNumber ? 5 : 200}
        errorMessage={texts[name] === undefined || texts[name] === '' ? undefined : settingFault(form, name)}
      />
    );
  });
}
