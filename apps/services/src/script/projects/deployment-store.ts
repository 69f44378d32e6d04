import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { findManifest } from '#items/script-content.ts';
import { toEntryPoints } from './entry-points.ts';

/** A stored deployment. */
export type ScriptDeployment = {
  deploymentId: string;
  scriptId: string;
  /** Null for the read-only HEAD deployment. */
  versionNumber: number | null;
  manifestFileName: string;
  description: string;
  updatedAt: number;
};

const COLUMNS = `deployment_id AS deploymentId, script_id AS scriptId, version_number AS versionNumber,
  manifest_file_name AS manifestFileName, description, updated_at AS updatedAt`;

/** Stores a new deployment. */
export function insertDeployment(db: Database, deployment: ScriptDeployment): void {
  db.run(
    `INSERT INTO script_deployments (deployment_id, script_id, version_number, manifest_file_name, description,
       updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
    deployment.deploymentId,
    deployment.scriptId,
    deployment.versionNumber,
    deployment.manifestFileName,
    deployment.description,
    deployment.updatedAt,
  );
}

/** Returns the deployment with this ID in any project. */
export function findDeployment(db: Database, deploymentId: string): ScriptDeployment | undefined {
  return db.get<ScriptDeployment>(`SELECT ${COLUMNS} FROM script_deployments WHERE deployment_id = ?`, deploymentId);
}

/** Returns the HEAD deployment. Every project has one once it has been used. */
export function findHeadDeployment(db: Database, scriptId: string): ScriptDeployment | undefined {
  return db.get<ScriptDeployment>(
    `SELECT ${COLUMNS} FROM script_deployments WHERE script_id = ? AND version_number IS NULL`,
    scriptId,
  );
}

/** Lists the versioned deployments of a project, latest change first. */
export function listVersionedDeployments(db: Database, scriptId: string): ScriptDeployment[] {
  return db.all<ScriptDeployment>(
    `SELECT ${COLUMNS} FROM script_deployments WHERE script_id = ? AND version_number IS NOT NULL
     ORDER BY updated_at DESC, deployment_id DESC`,
    scriptId,
  );
}

/** Sets the account that a deployment runs as for other users, and its maximum scopes. Call it when it is deployed. */
export function setDeployer(
  db: Database,
  deploymentId: string,
  { accountId, scopes }: { accountId: string; scopes: Iterable<string> },
): void {
  db.run(
    'UPDATE script_deployments SET deployed_by = ?, deployed_scopes = ? WHERE deployment_id = ?',
    accountId,
    [...scopes].join(' '),
    deploymentId,
  );
}

/**
 * Returns the account that a deployment runs as for other users, and its scopes. Returns undefined for older deployments without
 * this data.
 */
export function findDeployer(
  db: Database,
  deploymentId: string,
): { accountId: string; scopes: readonly string[] } | undefined {
  const row = db.get<{ accountId: string | null; scopes: string }>(
    'SELECT deployed_by AS accountId, deployed_scopes AS scopes FROM script_deployments WHERE deployment_id = ?',
    deploymentId,
  );
  if (!row || row.accountId === null) return undefined;
  return { accountId: row.accountId, scopes: row.scopes.split(' ').filter(Boolean) };
}

/** Updates the configuration of a deployment. */
export function updateDeployment(db: Database, deployment: ScriptDeployment): void {
  db.run(
    `UPDATE script_deployments SET version_number = ?, manifest_file_name = ?, description = ?, updated_at = ?
     WHERE deployment_id = ?`,
    deployment.versionNumber,
    deployment.manifestFileName,
    deployment.description,
    deployment.updatedAt,
    deployment.deploymentId,
  );
}

/** Deletes a deployment. Ignores unknown IDs. */
export function deleteDeployment(db: Database, deploymentId: string): void {
  db.run('DELETE FROM script_deployments WHERE deployment_id = ?', deploymentId);
}

/** Counts the versioned deployments of a project, without its HEAD deployment. */
export function countVersionedDeployments(db: Database, scriptId: string): number {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM script_deployments WHERE script_id = ? AND version_number IS NOT NULL',
    scriptId,
  );
  return row?.count ?? 0;
}

/** Lists the deployments of a project after a cursor, oldest change first. */
export function listDeployments(
  db: Database,
  scriptId: string,
  page: { after: { updatedAt: number; deploymentId: string }; limit: number },
): Iterable<ScriptDeployment> {
  return db.iterate<ScriptDeployment>(
    `SELECT ${COLUMNS} FROM script_deployments WHERE script_id = ? AND (updated_at, deployment_id) > (?, ?)
     ORDER BY updated_at, deployment_id LIMIT ?`,
    scriptId,
    page.after.updatedAt,
    page.after.deploymentId,
    page.limit,
  );
}

/** Converts a deployment to its API resource. Its entry points are declared in the manifest of the deployed version. */
export function toDeployment(
  { db, settings }: { db: Database; settings: Pick<ServiceSettings, 'publicOrigin'> },
  deployment: ScriptDeployment,
): ScriptSchemas['Deployment'] {
  const { deploymentId, scriptId, versionNumber, manifestFileName, description } = deployment;
  const manifest = findManifest(db, scriptId, { name: manifestFileName, versionNumber });
  const entryPoints = toEntryPoints(manifest, deployment, settings.publicOrigin);
  return {
    deploymentId,
    deploymentConfig: {
      scriptId,
      manifestFileName,
      ...(versionNumber !== null && { versionNumber }),
      ...(description !== '' && { description }),
    },
    updateTime: toTimestamp(deployment.updatedAt),
    ...(entryPoints.length > 0 && { entryPoints }),
  };
}
