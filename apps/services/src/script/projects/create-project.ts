import type { Database } from '#db/database.ts';
import { toBaseManifest } from '#items/base-manifest.ts';
import type { Item } from '#items/item.ts';
import { hasProject, insertProject, MANIFEST_NAME, type ScriptFile } from '#items/script-content.ts';
import { findHeadDeployment, insertDeployment } from './deployment-store.ts';
import { newDeploymentId } from './script-ids.ts';

type ProjectItem = Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>;

/** What a new project is made of, besides its item. */
export type NewProject = {
  /** The base manifest alone when absent. */
  files?: readonly ScriptFile[];
  /** Document that the project is bound to. */
  containerId?: string;
  /** Id of the deployment that follows HEAD; chosen by the service when absent. */
  headDeploymentId?: string;
};

/** Gives an item its project with the deployment that always follows HEAD. */
export function createProject(db: Database, item: ProjectItem, project: NewProject = {}): void {
  const { files = [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })] } = project;
  db.transaction(() => {
    insertProject(db, item.id, files, project.containerId);
    insertHeadDeployment(db, item, project.headDeploymentId ?? newDeploymentId());
  });
}

/** Gives an item that was created or copied through the file storage service what its project still lacks. */
export function ensureProject(db: Database, item: ProjectItem): void {
  if (findHeadDeployment(db, item.id)) return;
  if (hasProject(db, item.id)) insertHeadDeployment(db, item, newDeploymentId());
  else createProject(db, item);
}

function insertHeadDeployment(db: Database, item: ProjectItem, deploymentId: string): void {
  insertDeployment(db, {
    deploymentId,
    scriptId: item.id,
    versionNumber: null,
    manifestFileName: MANIFEST_NAME,
    description: '',
    updatedAt: item.createdAt,
  });
}
