import type { Caller } from '#core/caller.ts';
import { invalidArgument } from '#core/dialect.ts';
import type { Database } from '#db/database.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';
import { findDeployment, type ScriptDeployment } from './deployment-store.ts';

/**
 * A deployment that the caller may change. Throws 404 for an unknown project or deployment, 403 for who cannot edit the
 * project and 400 for the deployment that follows HEAD; `verb` says what cannot be done with that one.
 */
export function requireWritableDeployment(
  context: { db: Database; caller: Caller },
  { scriptId, deploymentId }: { scriptId: string; deploymentId: string },
  verb: 'modified' | 'deleted',
): ScriptDeployment {
  const { id } = requireProject(context, scriptId, 'writer');
  const deployment = findDeployment(context.db, id, deploymentId);
  if (!deployment) throw entityNotFound();
  if (deployment.versionNumber === null) {
    throw invalidArgument(`Read-only deployments may not be ${verb}.`, []);
  }
  return deployment;
}
