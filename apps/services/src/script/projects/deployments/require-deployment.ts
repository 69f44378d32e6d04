import type { Caller } from '#core/auth/caller.ts';
import { invalidArgument } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import type { ItemRole } from '#items/item-role.ts';
import { findDeployment, type ScriptDeployment } from '#script/projects/deployment-store.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';

type Context = { db: Database; caller: Caller };
type DeploymentPath = { scriptId: string; deploymentId: string };

/**
 * Returns a deployment of a project on which the caller has at least the `needed` role. Throws 404 if the project or deployment
 * does not exist, and 403 if the role is too low.
 */
export function requireDeployment(
  context: Context,
  { scriptId, deploymentId }: DeploymentPath,
  needed: ItemRole = 'reader',
): ScriptDeployment {
  const { id } = requireProject(context, scriptId, needed);
  const deployment = findDeployment(context.db, deploymentId);
  if (deployment?.scriptId !== id) throw entityNotFound();
  return deployment;
}

/**
 * Returns a deployment that the caller may change. Throws like `requireDeployment`, and 400 for the HEAD deployment; `verb` names
 * the action in the message.
 */
export function requireWritableDeployment(
  context: Context,
  path: DeploymentPath,
  verb: 'modified' | 'deleted',
): ScriptDeployment {
  const deployment = requireDeployment(context, path, 'writer');
  if (deployment.versionNumber === null) throw invalidArgument(`Read-only deployments may not be ${verb}.`, []);
  return deployment;
}
