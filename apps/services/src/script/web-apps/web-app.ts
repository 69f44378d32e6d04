import { z } from 'zod';
import { type Account, findAccount } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import { findItem } from '#items/item.ts';
import { findManifest, listFiles, type ScriptFile } from '#items/script-content.ts';
import { findDeployer, findDeployment } from '#script/projects/deployments/deployment-store.ts';
import { readRunManifest } from '#script/runtime/run-manifest.ts';

const manifestSchema = z.object({
  webapp: z.object({
    access: z.enum(['MYSELF', 'DOMAIN', 'ANYONE', 'ANYONE_ANONYMOUS']).catch('MYSELF'),
    executeAs: z.enum(['USER_ACCESSING', 'USER_DEPLOYING']).catch('USER_DEPLOYING'),
  }),
});

/** A deployed web app: a version that does not change, on behalf of who deployed it. */
export type WebApp = {
  scriptId: string;
  deploymentId: string;
  files: readonly ScriptFile[];
  timeZone: string;
  access: 'MYSELF' | 'DOMAIN' | 'ANYONE' | 'ANYONE_ANONYMOUS';
  executeAs: 'USER_ACCESSING' | 'USER_DEPLOYING';
  deployer: Account;
  /** Full identifiers: those of the manifest that the deployer's token had. */
  scopes: readonly string[];
};

/** The web app of a deployment; undefined for one that is none, and for one whose deployer is gone. */
export function findWebApp(db: Database, deploymentId: string): WebApp | undefined {
  const deployment = findDeployment(db, deploymentId);
  const { accountId, scopes: granted } = findDeployer(db, deploymentId) ?? {};
  const deployer = accountId === undefined ? undefined : findAccount(db, accountId);
  if (!deployment || deployment.versionNumber === null || !deployer) return undefined;
  const { scriptId, versionNumber, manifestFileName } = deployment;
  const item = findItem(db, scriptId);
  if (!item || item.trashed) return undefined;
  const manifest = findManifest(db, scriptId, { name: manifestFileName, versionNumber });
  const declared = manifestSchema.safeParse(manifest).data?.webapp;
  const files = listFiles(db, scriptId, versionNumber);
  if (!declared || !files) return undefined;
  const { timeZone, oauthScopes } = readRunManifest(manifest);
  const scopes = (granted ?? []).filter((scope) => oauthScopes?.includes(scope) ?? true);
  return { scriptId, deploymentId, files, timeZone, ...declared, deployer, scopes };
}

/** Whether somebody, or an anonymous visitor, may open a web app. */
export function mayOpen({ access, deployer }: WebApp, visitor: Account | undefined): boolean {
  if (access === 'ANYONE_ANONYMOUS') return true;
  if (!visitor) return false;
  if (access === 'ANYONE') return true;
  return access === 'DOMAIN' ? visitor.domain === deployer.domain : visitor.id === deployer.id;
}
