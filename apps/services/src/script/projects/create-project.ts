import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { toBaseManifest } from './base-manifest.ts';
import { insertDeployment } from './deployments/deployment-store.ts';
import { hasProject, insertProject, type ScriptFile } from './project-store.ts';
import { newDeploymentId } from './script-ids.ts';

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
export function createProject(
  db: Database,
  item: Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>,
  project: NewProject = {},
): void {
  const { files = [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })] } = project;
  db.transaction(() => {
    insertProject(db, item.id, files, project.containerId);
    insertDeployment(db, {
      deploymentId: project.headDeploymentId ?? newDeploymentId(),
      scriptId: item.id,
      versionNumber: null,
      manifestFileName: 'appsscript',
      description: '',
      updatedAt: item.createdAt,
    });
  });
}

/** Gives an item that was made through the file storage service its project, once. */
export function ensureProject(db: Database, item: Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>): void {
  if (!hasProject(db, item.id)) createProject(db, item);
}
