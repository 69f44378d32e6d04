import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { invalidMember } from '#core/errors/invalid-member.ts';
import type { Database } from '#db/database.ts';
import { MANIFEST_NAME } from '#items/script-content.ts';
import type { ScriptDeployment } from '#script/projects/deployment-store.ts';
import { entityNotFound } from '#script/projects/require-project.ts';
import { hasVersion } from '#script/projects/versions/version-store.ts';

type Config = Pick<ScriptDeployment, 'versionNumber' | 'manifestFileName' | 'description'>;

/**
 * Validates a submitted deployment configuration. It replaces the former one completely, so missing fields get their defaults.
 * `path` is its position in the body, for errors. Throws 400 without a version or with another manifest, and 404 if the version
 * does not exist.
 */
export function readConfig(
  db: Database,
  scriptId: string,
  sent: ScriptSchemas['DeploymentConfig'] | undefined,
  path = '',
): Config & { versionNumber: number } {
  const { versionNumber, manifestFileName, description } = sent ?? {};
  if (!versionNumber) throw invalidMember(`${path}versionNumber`, 'A deployment must have a version.');
  if (manifestFileName && manifestFileName !== MANIFEST_NAME) {
    throw invalidMember(`${path}manifestFileName`, `The manifest must be named ${MANIFEST_NAME}.`);
  }
  if (!hasVersion(db, scriptId, versionNumber)) throw entityNotFound();
  return { versionNumber, manifestFileName: MANIFEST_NAME, description: description ?? '' };
}
