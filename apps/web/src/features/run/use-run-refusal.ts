import { useQuery } from '@tanstack/react-query';
import { findManifest } from '#shared/script/manifest/manifest.ts';
import { projectFileQuery } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';

type RunFacts = { isDevMode: boolean; hasTarget: boolean; files: readonly ScriptFile[] };

/** The reason why a run would be rejected, and whether a change to the manifest would permit it. */
export type RunRefusal = { reason: string; isManifest: boolean };

/** Returns the reason why a run would be rejected, if known in advance. Returns undefined otherwise. */
export function useRunRefusal(scriptId: string, { isDevMode, hasTarget, files }: RunFacts): RunRefusal | undefined {
  const session = useSession();
  const file = useQuery(projectFileQuery(scriptId)).data;
  const roleReason = roleRefusal(session, 'script.scripts.run', 'Running');
  if (roleReason !== undefined) return { reason: roleReason, isManifest: false };
  if (isDevMode && file?.capabilities?.canEdit === false) {
    const deployed = hasTarget ? '' : ' No version is deployed as an API executable.';
    return { reason: `Only editors of the project can run the latest code (HEAD).${deployed}`, isManifest: false };
  }
  if (isDevMode && !findManifest(files)?.executionApi) {
    return { reason: 'The manifest does not allow running functions from the console yet.', isManifest: true };
  }
  return undefined;
}
