import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { addScope } from './edit-manifest.ts';
import { findManifest } from './manifest.ts';
import { findMissingScope } from './missing-scope.ts';
import { useEditManifest } from './use-edit-manifest.ts';

/** Adds the missing scope named in an error to the manifest of a project. Renders nothing for other errors. */
export function AddMissingScope({ scriptId, message }: { scriptId: string; message: string }) {
  const scope = findMissingScope(message);
  const content = useQuery({ ...contentQuery(scriptId), enabled: scope !== undefined }).data;
  const change = useEditManifest(scriptId);
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  // A manifest without scopes has them detected from the code. Declaring one would remove all others.
  const declared = content && findManifest(toScriptFiles(content))?.oauthScopes;
  if (scope === undefined || !declared || declared.includes(scope)) return null;
  return (
    <div className="mt-8">
      <Button
        data-op="script.projects.updateContent"
        disabledReason={refusal}
        isBusy={change.isPending}
        onPress={() =>
          change.mutate({
            edit: (manifest) => addScope(manifest, scope),
            message: 'Scope added to the latest code; deployed versions need a new version',
          })
        }
      >
        Add the scope to the manifest
      </Button>
    </div>
  );
}
