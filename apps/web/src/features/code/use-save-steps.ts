import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveSchedule } from '#shared/deploy/schedule-queries.ts';
import { type DeployOptions, toScheduleDraft } from '#shared/deploy/use-deploy-options.ts';
import { useSetWatch } from '#shared/deploy/watch-queries.ts';
import { readDeploymentText, toDescription } from '#shared/script/deployments/deployment-text.ts';
import { usePointDeployment } from '#shared/script/deployments/use-point-deployment.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useCreateVersion } from '#shared/script/use-create-version.ts';
import { HeadChangedError, useSaveHead } from '#shared/script/use-save-head.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { Draft } from './draft.ts';

/** The steps requested besides saving. */
export type SaveOptions = {
  reason: string;
  withVersion: boolean;
  deploymentId: string | undefined;
  /** Whether the user deploys a version without approval. */
  isUnapproved: boolean;
};

type SaveEvents = { onSaved: () => void; onHeadChanged: (head: readonly ScriptFile[]) => void };

/** Runs the steps of saving in sequence. After a failure, a retry continues at the failed step. */
export function useSaveSteps(scriptId: string, draft: Draft, { onSaved, onHeadChanged }: SaveEvents) {
  const client = useQueryClient();
  const { save, undo } = useSaveHead(scriptId);
  const createVersion = useCreateVersion(scriptId);
  const point = usePointDeployment(scriptId);
  const schedule = useSaveSchedule();
  const setWatch = useSetWatch();
  const [isSaved, setIsSaved] = useState(false);
  const [versionNumber, setVersionNumber] = useState<number>();
  const [error, setError] = useState<Error>();
  const [isPending, setIsPending] = useState(false);
  const finish = async ({ reason, withVersion, deploymentId }: SaveOptions, options: DeployOptions) => {
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
      const description = toDescription({ name: readDeploymentText(former?.description).name, message: reason });
      const target = { scriptId, deploymentId, versionNumber: version, description };
      if (options.time !== undefined) {
        await schedule.mutateAsync({ draft: toScheduleDraft(options, options.time, target) });
        return onSaved();
      }
      if (options.limits) await setWatch.mutateAsync({ scriptId, deploymentId, ...options.limits });
      const freezeReason = options.freeze.sent;
      await point.mutateAsync({ ...target, freezeReason });
      notify(`Saved as version ${version} and deployed`, {
        label: 'Roll back',
        run: () =>
          point.mutate({
            deploymentId,
            versionNumber: former?.versionNumber ?? 0,
            description: former?.description ?? '',
            freezeReason,
          }),
      });
    } else if (version !== undefined) {
      notify(`Saved as version ${version}`, { label: 'Undo saving', run: () => undo(draft) });
    } else {
      notify('Saved', { label: 'Undo', run: () => undo(draft) });
    }
    onSaved();
  };
  const run = (wish: SaveOptions, options: DeployOptions) => {
    setIsPending(true);
    setError(undefined);
    finish(wish, options)
      .catch((failure: Error) => {
        if (failure instanceof HeadChangedError) onHeadChanged(failure.head);
        else setError(failure);
      })
      .finally(() => setIsPending(false));
  };
  return { run, isPending, isSaved, error, saidSoFar: describeProgress(isSaved, versionNumber) };
}

/** Describes the steps completed before a failure. */
function describeProgress(isSaved: boolean, versionNumber: number | undefined): string {
  if (versionNumber !== undefined) return `Saved as version ${versionNumber}, but it was not deployed:`;
  return isSaved ? 'Saved, but no version was created:' : 'Nothing was saved:';
}
