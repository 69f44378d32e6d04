import type { components } from '@rotunda/api-client/bff-types';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Version } from '#shared/script/queries.ts';
import type { DeployMark } from './deploy-marks.ts';

/** Something that changed what a project runs, or who can run it. Time in Unix milliseconds. */
export type ProjectChange = {
  key: string;
  kind: 'deployment' | 'save' | 'sharing' | 'version';
  timeMs: number;
  /** What it was, such as `version 2 deployed`. */
  label: string;
  /** Who did it, if that is known. */
  actor?: string | undefined;
  /** Of a deployment. */
  deploymentId?: string;
};

/** The deployments of a project, as changes. */
export function deploymentChanges(marks: readonly DeployMark[]): ProjectChange[] {
  return marks.map(({ deploymentId, timeMs, label }) => ({
    key: `deployment ${deploymentId} ${timeMs}`,
    kind: 'deployment',
    timeMs,
    label: `the deployment of ${label}`,
    deploymentId,
  }));
}

/** The versions of a project, as changes. */
export function versionChanges(versions: readonly Version[]): ProjectChange[] {
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

/** The saves of HEAD: each is a revision of the project's file. */
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

/** The changes of who has access to a project. */
export function sharingChanges(changes: components['schemas']['ProjectSharing']['changes']): ProjectChange[] {
  return changes.map(({ changeId, time, actor }) => ({
    key: `sharing ${changeId}`,
    kind: 'sharing',
    timeMs: Date.parse(time),
    label: 'a sharing change',
    actor,
  }));
}
