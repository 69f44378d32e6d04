import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import { insufficientScopes } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { findManifest, listFiles, type ScriptFile } from '#items/script-content.ts';
import {
  findDeployment,
  findHeadDeployment,
  listVersionedDeployments,
  type ScriptDeployment,
} from '#script/projects/deployment-store.ts';
import { entityNotFound, permissionDenied } from '#script/projects/require-project.ts';
import { type RunManifest, readRunManifest, toRunScopes } from '#script/runtime/run-manifest.ts';

type Context = { db: Database; caller: Caller };

/** The runnable files of a deployment. */
export type RunTarget = {
  scriptId: string;
  deploymentId: string;
  files: readonly ScriptFile[];
  timeZone: string;
  /** Full identifiers of the run's scopes. */
  scopes: readonly string[];
  /** The caller's role on the project, if any. Users may run scripts that they cannot read. */
  role: ItemRole | undefined;
};

type Candidate = { deployment: ScriptDeployment; manifest: RunManifest };

/**
 * Returns the deployment for an ID in the path: the deployment with this ID, or, for a project ID, the latest deployed API
 * executable. In development mode, uses the latest saved code.
 *
 * Throws 404 if the ID is unknown or is not deployed as an API executable. Throws 403 if the access settings exclude the caller
 * (in development mode, if the caller cannot edit the project), or if the token lacks scopes of the script.
 */
export function requireRunTarget(context: Context, id: string, isDevMode: boolean): RunTarget {
  const { db, caller } = context;
  const named = findDeployment(db, id);
  const item = findItem(db, named?.scriptId ?? id);
  if (item?.mimeType !== SCRIPT_TYPE) throw entityNotFound();
  const role = findItemRole(db, caller, item.id);
  const isHead = isDevMode || named?.versionNumber === null;
  if (isHead && !includesRole(role, 'writer')) throw permissionDenied();
  const executable = isHead ? findHead(db, item.id) : findExecutable(db, item.id, named);
  const access = executable?.manifest.executionAccess;
  if (!executable || access === undefined) throw entityNotFound();
  const { deployment, manifest } = executable;
  if (!isHead && !isAdmitted(context, item, role, access)) throw permissionDenied();
  const scopes = toRunScopes(manifest, caller.scopes);
  if (!scopes) throw insufficientScopes(manifest.oauthScopes ?? []);
  const { deploymentId, versionNumber } = deployment;
  const files = listFiles(db, item.id, versionNumber ?? undefined) ?? [];
  return { scriptId: item.id, deploymentId, files, timeZone: manifest.timeZone, scopes, role };
}

function findHead(db: Database, scriptId: string): Candidate | undefined {
  const deployment = findHeadDeployment(db, scriptId);
  return deployment && toCandidate(db, deployment);
}

function findExecutable(db: Database, scriptId: string, named: ScriptDeployment | undefined): Candidate | undefined {
  if (named) return toCandidate(db, named);
  for (const deployment of listVersionedDeployments(db, scriptId)) {
    const candidate = toCandidate(db, deployment);
    if (candidate.manifest.executionAccess !== undefined) return candidate;
  }
  return undefined;
}

function toCandidate(db: Database, deployment: ScriptDeployment): Candidate {
  const { scriptId, manifestFileName, versionNumber } = deployment;
  const manifest = findManifest(db, scriptId, { name: manifestFileName, versionNumber });
  return { deployment, manifest: readRunManifest(manifest) };
}

function isAdmitted({ db, caller }: Context, item: Item, role: ItemRole | undefined, access: string): boolean {
  if (access === 'ANYONE' || access === 'ANYONE_ANONYMOUS') return true;
  if (access === 'DOMAIN') return findAccount(db, item.ownerId ?? item.modifiedBy ?? '')?.domain === caller.domain;
  // MYSELF is the user who deployed it. Items in a shared drive have no owner, so its organizers are allowed instead.
  return includesRole(role, 'organizer');
}
