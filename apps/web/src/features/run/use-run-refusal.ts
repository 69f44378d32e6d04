import { useQuery } from '@tanstack/react-query';
import { findManifest } from '#shared/script/manifest.ts';
import { projectFileQuery } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';

type RunFacts = { isDevMode: boolean; hasTarget: boolean; files: readonly ScriptFile[] };

/** Why a run would be refused, as far as that is known in advance; undefined when nothing speaks against it. */
export function useRunRefusal(scriptId: string, { isDevMode, hasTarget, files }: RunFacts): string | undefined {
  const session = useSession();
  const file = useQuery(projectFileQuery(scriptId)).data;
  const refusal = roleRefusal(session, 'script.scripts.run', 'Running');
  if (refusal !== undefined) return refusal;
  if (!isDevMode && !hasTarget) return 'No version deployed as an API executable. Deploy one, or run HEAD.';
  if (isDevMode && file?.capabilities?.canEdit === false) return 'Only editors of the project can run HEAD.';
  if (isDevMode && !findManifest(files)?.executionApi) {
    return 'The manifest names no API executable. Add “executionApi” to appsscript.json.';
  }
  return undefined;
}
