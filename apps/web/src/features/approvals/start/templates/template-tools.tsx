import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StartForm } from '#features/approvals/start/form/use-start-form.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { SaveTemplate } from './save-template.tsx';
import { fromTemplateContent } from './template-content.ts';
import { type Template, templatesQuery } from './template-queries.ts';

/** The template menu of a form: selecting a template fills in the form, and the values can be saved as a template. */
export function TemplateTools({ form }: { form: StartForm }) {
  const templates = useQuery(templatesQuery).data ?? [];
  const [chosenId, setChosenId] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const chosen = templates.find(({ templateId }) => templateId === chosenId);
  const changeable = useEditableTemplate(chosen);
  const choices = [
    { value: '', label: templates.length === 0 ? 'No templates yet' : 'No template' },
    ...templates.map((template) => ({ value: template.templateId, label: getLabel(template) })),
  ];
  const choose = (id: string) => {
    setChosenId(id);
    const content = templates.find(({ templateId }) => templateId === id)?.content;
    if (content) form.change(fromTemplateContent(content, form.values.due));
  };
  return (
    <section aria-label="Templates" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-start gap-8">
        <div className="min-w-0 flex-1 basis-208">
          <NativeSelect label="Template" choices={choices} value={chosen ? chosenId : ''} onChange={choose} />
        </div>
        <FieldAction>
          <Button aria-expanded={isSaving} onPress={() => setIsSaving(!isSaving)}>
            Save as template
          </Button>
        </FieldAction>
      </div>
      {isSaving && (
        <SaveTemplate
          key={chosenId}
          values={form.values}
          chosen={changeable}
          onSaved={(id) => {
            setChosenId(id);
            setIsSaving(false);
          }}
          onClose={() => setIsSaving(false)}
        />
      )}
    </section>
  );
}

/** Returns the template if the user can change it: their own, or a team template for operators. */
function useEditableTemplate(template: Template | undefined): Template | undefined {
  const isOperator = useSession().roles.includes('operator');
  return template && (template.isTeam ? isOperator : template.isMine) ? template : undefined;
}

function getLabel({ name, isTeam, isMine, ownerName }: Template): string {
  if (!isTeam) return name;
  return isMine ? `${name} (team)` : `${name} (team, by ${ownerName})`;
}
