import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { makeRunnable } from './edit-manifest.ts';
import { useEditManifest } from './use-edit-manifest.ts';

/** Changes the manifest of a project so that its functions can be run. */
export function MakeRunnable({ scriptId }: { scriptId: string }) {
  const change = useEditManifest(scriptId);
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  return (
    <Button
      data-op="script.projects.updateContent"
      disabledReason={refusal}
      isBusy={change.isPending}
      onPress={() => change.mutate({ edit: makeRunnable, message: 'The project can be run by its owner' })}
    >
      Make runnable
    </Button>
  );
}
