import { Tag } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Missing } from '#ui/display/description-list.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { type Label, type LabelField, listFieldValues, toModification } from './label.ts';
import { getLabelName, useLabelNames } from './label-names-query.ts';
import { useLabelChange } from './queries.ts';
import { RenameLabelDialog } from './rename-label-dialog.tsx';

type LabelCardProps = { fileId: string; label: Label; isLocked: boolean };

/** Shows a label with its fields. Fields can be edited and cleared. */
export function LabelCard({ fileId, label, isLocked }: LabelCardProps) {
  const change = useLabelChange(fileId);
  const [editing, setEditing] = useState<LabelField | 'new'>();
  const labelId = label.id ?? '';
  const name = getLabelName(useLabelNames(), labelId);
  const isOperator = useSession().roles.includes('operator');
  const [isRenaming, setIsRenaming] = useState(false);
  const fields = Object.values(label.fields ?? {});
  const remove = () => {
    const fieldModifications = fields.map((field) =>
      toModification(field.id ?? '', field.valueType ?? 'text', listFieldValues(field)),
    );
    change.mutate(
      { labelId, removeLabel: true },
      {
        onSuccess: () =>
          notify('The label was removed', {
            label: 'Undo',
            run: () => change.mutate({ labelId, fieldModifications }),
          }),
      },
    );
  };
  return (
    <section aria-label={`Label ${name}`} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-8 px-12 py-8">
        <Tag size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />
        <h2 className="min-w-0 flex-1 truncate font-medium">
          {name}
          {name !== labelId && <span className="ml-8 font-mono font-normal text-ink-3 text-small">{labelId}</span>}
        </h2>
        {isOperator && (
          <Button kind="quiet" onPress={() => setIsRenaming(true)}>
            Name
          </Button>
        )}
        {!isLocked && (
          <>
            <Button kind="quiet" onPress={() => setEditing('new')}>
              Set a field
            </Button>
            <Button kind="quiet" data-op="drive.files.modifyLabels" isBusy={change.isPending} onPress={remove}>
              Remove
            </Button>
          </>
        )}
      </header>
      {fields.length > 0 && (
        <dl className="border-line border-t">
          {fields.map((field) => (
            <div key={field.id} className="flex min-h-36 items-center gap-12 px-12 not-first:border-t border-line">
              <dt className="w-160 truncate font-mono text-ink-3 text-small">{field.id}</dt>
              <dd className="min-w-0 flex-1 truncate">{listFieldValues(field).join(', ') || <Missing />}</dd>
              {!isLocked && (
                <dd>
                  <Button kind="quiet" aria-label={`Change ${field.id}`} onPress={() => setEditing(field)}>
                    Change
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {change.error && (
        <p role="alert" className="px-12 pb-8 text-red-fg">
          {explainFailure('The label was not changed', change.error)}
        </p>
      )}
      {isRenaming && (
        <RenameLabelDialog labelId={labelId} name={name === labelId ? '' : name} onClose={() => setIsRenaming(false)} />
      )}
      {editing && (
        <FieldDialog
          fileId={fileId}
          labelId={labelId}
          field={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}
