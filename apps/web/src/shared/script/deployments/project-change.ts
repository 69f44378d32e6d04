import type { components } from '@rotunda/api-client/bff-types';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Version } from '#shared/script/queries.ts';
import type { DeployMark } from './deploy-marks.ts';

/** A change to what a project runs or who can run it. Times are in Unix milliseconds. */
export type ProjectChange = {
  key: string;
  kind: 'deployment' | 'save' | 'sharing' | 'version';
  timeMs: number;
  /** The description, such as `version 2 deployed`. */
  label: string;
  /** The user, if known. */
  actor?: string | undefined;
  /** The ID of the changed deployment. */
  deploymentId?: string;
};

/** Returns the deployments of a project as changes. */
export function listDeploymentChanges(marks: readonly DeployMark[]): ProjectChange[] {
  return marks.map(({ deploymentId, timeMs, label }) => ({
    key: `deployment ${deploymentId} ${timeMs}`,
    kind: 'deployment',
    timeMs,
    label: `the deployment of ${label}`,
    deploymentId,
  }));
}

/** Returns the versions of a project as changes. */
export function listVersionChanges(versions: readonly Version[]): ProjectChange[] {
  return versions.flatMap(({ versionNumber, createTime }) =>
    createTime === undefined
      ? []
      : [
          {
            key: `version ${versionNumber}`,
            kind: 'version',
            timeMs: Date.parse(createTime),
            label: `version ${versionNumber}`,
          },
        ],
  );
}

/** Returns the saves of HEAD as changes. Each is a revision of the project's file. */
export function saveChanges(revisions: readonly DriveSchemas['Revision'][]): ProjectChange[] {
  return revisions.flatMap(({ id, modifiedTime, lastModifyingUser }) =>
    modifiedTime === undefined
      ? []
      : [
          {
            key: `save ${id}`,
            kind: 'save',
            timeMs: Date.parse(modifiedTime),
            label: 'a save of the code',
            actor: lastModifyingUser?.displayName,
          },
        ],
  );
}

/** Returns the access changes of a project as changes. */
export function listSharingChanges(changes: components['schemas']['ProjectSharing']['changes']): ProjectChange[] {
  return changes.map(({ changeId, time, actor }) => ({
    key: `sharing ${changeId}`,
    kind: 'sharing',
    timeMs: Date.parse(time),
    label: 'a sharing change',
    actor,
  }));
}
