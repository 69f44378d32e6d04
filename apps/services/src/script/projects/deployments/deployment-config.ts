import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import { MANIFEST_NAME } from '#items/script-content.ts';
import { invalidMember } from '#script/invalid-member.ts';
import { entityNotFound } from '#script/projects/require-project.ts';
import { hasVersion } from '#script/projects/versions/version-store.ts';
import type { ScriptDeployment } from './deployment-store.ts';

type Config = Pick<ScriptDeployment, 'versionNumber' | 'manifestFileName' | 'description'>;

/**
 * What a deployment of this project is to be. What is not named gets its default: a configuration is replaced as a
 * whole. `path` leads to it in the body. Throws 400 for one that names no version or another manifest, 404 for a
 * version that there is not.
 */
export function readConfig(
  db: Database,
  scriptId: string,
  sent: ScriptSchemas['DeploymentConfig'] | undefined,
  path = '',
): Config & { versionNumber: number } {
  const { versionNumber, manifestFileName, description } = sent ?? {};
  if (!versionNumber) throw invalidMember(`${path}versionNumber`, 'A deployment is of a version.');
  if (manifestFileName && manifestFileName !== MANIFEST_NAME) {
    throw invalidMember(`${path}manifestFileName`, `The manifest is named ${MANIFEST_NAME}.`);
  }
  if (!hasVersion(db, scriptId, versionNumber)) throw entityNotFound();
  return { versionNumber, manifestFileName: MANIFEST_NAME, description: description ?? '' };
}
