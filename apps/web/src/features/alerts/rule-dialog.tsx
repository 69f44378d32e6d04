import { AUDIENCES } from '@rotunda/api-client/roles';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AlertRule, useSaveRule } from './queries.ts';
import { RuleFields } from './rule-fields.tsx';
import { createForm, getForm, listKinds, toDraft } from './rule-form.ts';
import { ruleKinds } from './rule-kinds.ts';
import { RulePreview } from './rule-preview.tsx';

/** Adds or edits a rule, with a preview of the last 30 days. */
export function RuleDialog({ rule, onClose }: { rule: AlertRule | undefined; onClose: () => void }) {
  const session = useSession();
  const kinds = listKinds(session);
  const [form, setForm] = useState(() => (rule ? getForm(rule) : createForm(kinds[0] ?? 'indexStopped')));
  const save = useSaveRule(rule?.ruleId);
  const draft = toDraft(form, rule?.isEnabled);
  const isOperator = session.roles.some((role) => AUDIENCES.operators.some((one) => one === role));
  const submit = () => {
    if (!draft) return;
    save.mutate(draft, {
      onSuccess: () => {
        notify(rule ? 'Rule saved' : 'Rule added');
        onClose();
      },
    });
  };
  return (
    <Dialog title={rule ? 'Edit rule' : 'New rule'} isOpen onClose={onClose}>
      {rule ? (
        <p className="text-ink-2">{ruleKinds[form.kind].label}</p>
      ) : (
        <NativeSelect
          label="Alert when"
          choices={kinds.map((kind) => ({ value: kind, label: ruleKinds[kind].label }))}
          value={form.kind}
          onChange={(kind) => setForm({ ...createForm(kind), name: form.name, isTeam: form.isTeam })}
        />
      )}
      <RuleFields form={form} onChange={(texts) => setForm({ ...form, texts })} />
      <TextField
        label="Name (optional)"
        maxLength={80}
        placeholder={draft && ruleKinds[form.kind].describe(draft.settings)}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
      />
      {isOperator && (
        <Checkbox isSelected={form.isTeam} onChange={(isTeam) => setForm({ ...form, isTeam })}>
          Team rule: alert everyone whose role includes this, about what they can see
        </Checkbox>
      )}
      <RulePreview draft={draft} />
      <DialogFoot error={save.error && explainFailure('The rule was not saved', save.error)} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={save.isPending}
          disabledReason={draft ? undefined : 'Complete the fields first.'}
          onPress={submit}
        >
          {rule ? 'Save' : 'Add rule'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
