import { useNavigate } from '@tanstack/react-router';
import { MANIFEST_NAME } from '#shared/script/script-file.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Opens the manifest form, which declares the entry points of the next version. */
export function EditManifest({ scriptId }: { scriptId: string }) {
  const navigate = useNavigate();
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  const search = { file: MANIFEST_NAME, edit: true };
  return (
    <Button
      disabledReason={refusal}
      onPress={() => void navigate({ to: '/scripts/$scriptId/code', params: { scriptId }, search })}
    >
      Edit manifest
    </Button>
  );
}
