import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readDeploymentText, toDescription } from '#shared/script/deployment-text.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useCreateVersion } from '#shared/script/use-create-version.ts';
import { usePointDeployment } from '#shared/script/use-point-deployment.ts';
import { HeadChangedError, useSaveHead } from '#shared/script/use-save-head.ts';
import { notify } from '#ui/toasts.tsx';
import type { Draft } from './draft.ts';

/** What is wanted besides saving. */
export type SaveWish = {
  reason: string;
  withVersion: boolean;
  deploymentId: string | undefined;
  /** The person deploys though nobody has approved the version. */
  isUnapproved: boolean;
};

type SaveEvents = { onSaved: () => void; onHeadChanged: (head: readonly ScriptFile[]) => void };

/** The steps of saving, one after the other. When one fails, a second try goes on where the first one stopped. */
export function useSaveSteps(scriptId: string, draft: Draft, { onSaved, onHeadChanged }: SaveEvents) {
  const client = useQueryClient();
  const { save, undo } = useSaveHead(scriptId);
  const createVersion = useCreateVersion(scriptId);
  const point = usePointDeployment(scriptId);
  const [isSaved, setIsSaved] = useState(false);
  const [versionNumber, setVersionNumber] = useState<number>();
  const [error, setError] = useState<Error>();
  const [isPending, setIsPending] = useState(false);
  const finish = async ({ reason, withVersion, deploymentId }: SaveWish) => {
    if (!isSaved) await save.mutateAsync({ base: draft.base, files: draft.files });
    setIsSaved(true);
    let version = versionNumber;
    if (withVersion && version === undefined) {
      version = (await createVersion.mutateAsync(reason.trim())).versionNumber;
      setVersionNumber(version);
    }
    if (withVersion && deploymentId !== undefined && version !== undefined) {
      const former = (await client.fetchQuery(deploymentsQuery(scriptId))).find(
        (deployment) => deployment.deploymentId === deploymentId,
      )?.deploymentConfig;
      await point.mutateAsync({
        deploymentId,
        versionNumber: version,
        description: toDescription({ name: readDeploymentText(former?.description).name, message: reason }),
      });
      notify(`Saved as version ${version} and deployed`, {
        label: 'Roll back',
        run: () =>
          point.mutate({
            deploymentId,
            versionNumber: former?.versionNumber ?? 0,
            description: former?.description ?? '',
          }),
      });
    } else if (version !== undefined) {
      notify(`Saved as version ${version}`, { label: 'Undo saving', run: () => undo(draft) });
    } else {
      notify('Saved', { label: 'Undo', run: () => undo(draft) });
    }
    onSaved();
  };
  const run = (wish: SaveWish) => {
    setIsPending(true);
    setError(undefined);
    finish(wish)
      .catch((failure: Error) => {
        if (failure instanceof HeadChangedError) onHeadChanged(failure.head);
        else setError(failure);
      })
      .finally(() => setIsPending(false));
  };
  return { run, isPending, isSaved, error, saidSoFar: describeProgress(isSaved, versionNumber) };
}

/** What was done before a step failed. */
function describeProgress(isSaved: boolean, versionNumber: number | undefined): string {
  if (versionNumber !== undefined) return `Saved as version ${versionNumber}, but it was not deployed:`;
  return isSaved ? 'Saved, but no version was created:' : 'Nothing was saved:';
}
