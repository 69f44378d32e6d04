import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { findFileChanges } from '#shared/code/file-changes.ts';
import { useDeployOptions } from '#shared/deploy/use-deploy-options.ts';
import { approvalUseQuery } from '#shared/script/approval-use.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import { type Deployment, deploymentsQuery, isHeadDeployment } from '#shared/script/queries.ts';
import { isManifest, type ScriptFile } from '#shared/script/script-file.ts';
import { UnapprovedOverride } from '#shared/script/unapproved-override.tsx';
import { explainSaveError, findErrorLine } from '#shared/script/use-save-head.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Part } from '#ui/loading/part.tsx';
import type { Draft } from './draft.ts';
import { type SaveOptions, useSaveSteps } from './use-save-steps.ts';

const DeployFields = lazyComponent(() => import('#shared/deploy/deploy-fields.tsx'), 'DeployFields');
const ManifestWarning = lazyComponent(() => import('./manifest/manifest-warning.tsx'), 'ManifestWarning');

type SaveDialogProps = {
  scriptId: string;
  draft: Draft;
  onSaved: () => void;
  /** Called if another user has changed HEAD, so that the draft must be merged first. */
  onHeadChanged: (head: readonly ScriptFile[]) => void;
  onGoTo: (place: { file: string; line: number }) => void;
  onClose: () => void;
};

const NOTHING_BESIDES: SaveOptions = { reason: '', withVersion: false, deploymentId: undefined, isUnapproved: false };

/** Saves a draft and optionally creates a version and deploys it, all with the same message. */
export function SaveDialog({ scriptId, draft, onSaved, onHeadChanged, onGoTo, onClose }: SaveDialogProps) {
  const [wish, setWish] = useState<SaveOptions>(NOTHING_BESIDES);
  const options = useDeployOptions(undefined, wish.deploymentId !== undefined);
  const steps = useSaveSteps(scriptId, draft, { onSaved, onHeadChanged });
  const blamed = steps.error && findErrorLine(steps.error);
  const needsReason = wish.withVersion && wish.reason.trim() === '';
  const canList = canCall(useSession(), 'drive.approvals.list');
  const approvals = useQuery({ ...approvalUseQuery(scriptId), enabled: canList }).data;
  // No approval is requested in a project that has never used approvals. The new version cannot have been approved yet.
  const asksApproval = wish.deploymentId !== undefined && approvals?.isUsed !== false;
  const needsOverride = asksApproval && !wish.isUnapproved;
  const manifest = draft.files.find(isManifest);
  return (
    <Dialog title="Save changes" isOpen onClose={onClose}>
      <ChangeList draft={draft} />
      {manifest && (
        <Part>
          <ManifestWarning source={manifest.source} onGoTo={(line) => onGoTo({ file: manifest.name, line })} />
        </Part>
      )}
      <VersionFields scriptId={scriptId} wish={wish} asksApproval={asksApproval} onChange={setWish} />
      {wish.deploymentId !== undefined && (
        <Part>
          <DeployFields options={options} hasLatestCode={false} />
        </Part>
      )}
      {steps.error && (
        <div role="alert" className="text-red-fg">
          <p>
            {steps.saidSoFar} {explainSaveError(steps.error)}
          </p>
          {blamed && (
            <Button kind="quiet" onPress={() => onGoTo(blamed)}>
              Go to {blamed.file}, line {blamed.line}
            </Button>
          )}
        </div>
      )}
      <p className="text-ink-2 text-small">
        {wish.withVersion
          ? 'The save and the deployment can be undone. The new version cannot be deleted.'
          : 'The save can be undone until you leave this page.'}
      </p>
      <DialogFoot closeLabel={steps.isSaved ? 'Close' : undefined} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="script.projects.updateContent"
          disabledReason={
            needsReason
              ? 'Enter a message first.'
              : needsOverride
                ? 'Confirm deploying without approval first.'
                : options.refusal
          }
          isBusy={steps.isPending}
          onPress={() => steps.run(wish, options)}
        >
          {steps.isSaved ? 'Retry the rest' : toVerb(wish, options.time !== undefined)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type VersionFieldsProps = {
  scriptId: string;
  wish: SaveOptions;
  asksApproval: boolean;
  onChange: (wish: SaveOptions) => void;
};

/** Selects whether to create a version of the saved code and deploy it. The version cannot have been approved yet. */
function VersionFields({ scriptId, wish, asksApproval, onChange }: VersionFieldsProps) {
  const session = useSession();
  const deployments = useQuery(deploymentsQuery(scriptId)).data ?? [];
  return (
    <>
      <Checkbox
        isSelected={wish.withVersion}
        onChange={(withVersion) => onChange({ ...NOTHING_BESIDES, reason: wish.reason, withVersion })}
      >
        Create a version
      </Checkbox>
      {wish.withVersion && (
        <>
          {canCall(session, 'script.projects.deployments.update') && (
            <div>
              <SingleSelect
                label="Deploy to"
                choices={toChoices(deployments)}
                value={wish.deploymentId ?? ''}
                onChange={(id) => onChange({ ...wish, deploymentId: id || undefined, isUnapproved: false })}
              />
            </div>
          )}
          <TextField
            label="Message"
            description="Shown with the version and in the deployment history."
            value={wish.reason}
            onChange={(reason) => onChange({ ...wish, reason })}
          />
          {asksApproval && (
            <UnapprovedOverride
              finding="A new version has not been approved yet."
              reasonField="message"
              isOverridden={wish.isUnapproved}
              onOverride={(isUnapproved) => onChange({ ...wish, isUnapproved })}
            />
          )}
        </>
      )}
    </>
  );
}

function ChangeList({ draft }: { draft: Draft }) {
  const changes = useMemo(() => findFileChanges(draft.base, draft.files), [draft]);
  if (changes.length === 0) return <p className="text-ink-2">Only the order of files changes.</p>;
  return (
    <ul aria-label="Changed files">
      {changes.map((change) => (
        <li key={change.title} className="flex items-center gap-12 py-2">
          <span className="min-w-0 flex-1 truncate">{change.title}</span>
          <span className="text-ink-3 text-small">{change.kind}</span>
          <ChangeCount added={change.added} removed={change.removed} />
        </li>
      ))}
    </ul>
  );
}

function toChoices(deployments: readonly Deployment[]) {
  const versioned = deployments.filter((deployment) => !isHeadDeployment(deployment));
  return [
    { value: '', label: 'None' },
    ...versioned.map(({ deploymentId = '', deploymentConfig }) => ({
      value: deploymentId,
      label: readDeploymentText(deploymentConfig?.description).name || deploymentId,
    })),
  ];
}

function toVerb({ withVersion, deploymentId }: SaveOptions, isLater: boolean): string {
  if (!withVersion) return 'Save';
  if (deploymentId === undefined) return 'Save and create version';
  return isLater ? 'Save, create version and schedule' : 'Save, create version and deploy';
}
