import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useCreateVersion } from '#shared/script/use-create-version.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

type CreateFirstVersionProps = { scriptId: string; onCreated: () => void };

/** Creates the version that a deployment needs, from the latest saved code. */
export function CreateFirstVersion({ scriptId, onCreated }: CreateFirstVersionProps) {
  const create = useCreateVersion(scriptId);
  const refusal = useWriteRefusal(scriptId, 'script.projects.versions.create');
  return (
    <Button
      data-op="script.projects.versions.create"
      data-tooltip="Creates a version of the latest saved code. Versions cannot be deleted."
      disabledReason={refusal}
      isBusy={create.isPending}
      onPress={() =>
        create.mutate('', {
          onSuccess: onCreated,
          onError: (error) => notify(explainFailure('The version was not created', error)),
        })
      }
    >
      Create version
    </Button>
  );
}
