import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StartValues } from '#features/approvals/start/form/use-start-form.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toTemplateContent } from './template-content.ts';
import { deleteTemplate, saveTemplate, type Template, templatesQuery } from './template-queries.ts';

type SaveTemplateProps = {
  values: StartValues;
  /** The template to replace or delete; undefined to save a new one. */
  chosen: Template | undefined;
  /** Called with the ID of the saved template, or an empty string if it was deleted. */
  onSaved: (templateId: string) => void;
  onClose: () => void;
};

const NOT_OPERATOR = 'Only operators can change templates of the team.';
const DATE = 'The due date is not saved: choose a number of working days to save one.';

/** Saves the form values as a template. Replaces the selected template if the name is unchanged. */
export function SaveTemplate({ values, chosen, onSaved, onClose }: SaveTemplateProps) {
  const client = useQueryClient();
  const isOperator = useSession().roles.includes('operator');
  const [name, setName] = useState(chosen?.name ?? '');
  const [isTeam, setIsTeam] = useState(chosen?.isTeam ?? false);
  const isSame = chosen !== undefined && chosen.name.toLowerCase() === name.trim().toLowerCase();
  const refresh = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const save = useMutation({
    mutationFn: () =>
      saveTemplate({ name: name.trim(), isTeam, content: toTemplateContent(values) }, isSame ? chosen : undefined),
    onSuccess: async ({ templateId }) => {
      await refresh();
      onSaved(templateId);
    },
  });
  const remove = useMutation({
    mutationFn: (template: Template) => deleteTemplate(template),
    onSuccess: async () => {
      await refresh();
      onSaved('');
    },
  });
  const failed = save.error ?? remove.error;
  return (
    <fieldset className="flex flex-col gap-8 rounded-card border border-line bg-sunken p-12">
      <legend className="sr-only">Save as template</legend>
      <TextField label="Template name" value={name} maxLength={80} autoFocus onChange={setName} />
      <Checkbox isSelected={isTeam} disabledReason={isOperator ? undefined : NOT_OPERATOR} onChange={setIsTeam}>
        Share with the team
      </Checkbox>
      {values.due.kind === 'day' && <p className="text-ink-3 text-small">{DATE}</p>}
      {failed && (
        <p role="alert" className="text-red-fg">
          {explainFailure('The template was not saved', failed)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button
          isBusy={save.isPending}
          disabledReason={name.trim() === '' ? 'Enter a name for the template.' : undefined}
          onPress={() => save.mutate()}
        >
          {isSame ? 'Update template' : 'Save template'}
        </Button>
        {chosen && (
          <Button kind="danger" isBusy={remove.isPending} onPress={() => remove.mutate(chosen)}>
            Delete template
          </Button>
        )}
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </fieldset>
  );
}
