import { z } from 'zod';
import { type Account, findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { includesRole } from '#items/item-role.ts';
import { findManifest, listFiles, type ScriptFile } from '#items/script-content.ts';
import { findDeployer, findDeployment, type ScriptDeployment } from '#script/projects/deployment-store.ts';
import { readRunManifest } from '#script/runtime/run-manifest.ts';
import { findRequiredScopes } from './required-scopes.ts';
import { findConsent } from './web-app-consents.ts';

const manifestSchema = z.object({
  webapp: z.object({
    access: z.enum(['MYSELF', 'DOMAIN', 'ANYONE', 'ANYONE_ANONYMOUS']).catch('MYSELF'),
    executeAs: z.enum(['USER_ACCESSING', 'USER_DEPLOYING']).catch('USER_DEPLOYING'),
  }),
});

/** The deployed version (`exec`), or the latest saved code (`dev`). */
export type WebAppKind = 'exec' | 'dev';

/** A web app at one of its two URLs. */
export type WebApp = {
  scriptId: string;
  deploymentId: string;
  kind: WebAppKind;
  files: readonly ScriptFile[];
  timeZone: string;
  access: 'MYSELF' | 'DOMAIN' | 'ANYONE' | 'ANYONE_ANONYMOUS';
  /** The user who deployed it. Undefined for `dev`. */
  deployer: Account | undefined;
  /** The fixed user that it runs as. Undefined if it runs as the visitor. */
  runsAs: WebAppUser | undefined;
  /** Full identifiers of the scopes that the visitor must grant. */
  wantedScopes: readonly string[];
};

/** The account and scopes that a web app runs with. */
export type WebAppUser = { account: Account; scopes: readonly string[] };

/**
 * Returns the web app of a deployment. Returns undefined if the deployment has none, if its deployer no longer exists, and for
 * `exec` of the HEAD deployment.
 */
export function findWebApp(
  db: Database,
  { deploymentId, kind, scopeBase }: { deploymentId: string; kind: WebAppKind; scopeBase: string },
): WebApp | undefined {
  const deployment = findDeployment(db, deploymentId);
  const item = deployment && findItem(db, deployment.scriptId);
  if (!deployment || !item || item.trashed) return undefined;
  if (kind === 'exec' && deployment.versionNumber === null) return undefined;
  return readWebApp(db, kind === 'dev' ? { ...deployment, versionNumber: null } : deployment, scopeBase);
}

function readWebApp(db: Database, deployment: ScriptDeployment, scopeBase: string): WebApp | undefined {
  const { deploymentId, scriptId, versionNumber, manifestFileName } = deployment;
  const manifest = findManifest(db, scriptId, { name: manifestFileName, versionNumber });
  const declared = manifestSchema.safeParse(manifest).data?.webapp;
  const files = listFiles(db, scriptId, versionNumber ?? undefined);
  if (!declared || !files) return undefined;
  const { timeZone, oauthScopes } = readRunManifest(manifest);
  const wantedScopes = oauthScopes ?? findRequiredScopes(files, scopeBase);
  const app = { scriptId, deploymentId, files, timeZone, access: declared.access, wantedScopes };
  if (versionNumber === null) return { ...app, kind: 'dev', deployer: undefined, runsAs: undefined };
  const { accountId, scopes: granted = [] } = findDeployer(db, deploymentId) ?? {};
  const deployer = accountId === undefined ? undefined : findAccount(db, accountId);
  if (!deployer) return undefined;
  const scopes = granted.filter((scope) => oauthScopes?.includes(scope) ?? true);
  const runsAs = declared.executeAs === 'USER_DEPLOYING' ? { account: deployer, scopes } : undefined;
  return { ...app, kind: 'exec', deployer, runsAs };
}

/** Whether a web app is public and requires no sign-in. A web app that runs as its visitor always requires one. */
export function isAnonymous({ access, runsAs }: WebApp): boolean {
  return access === 'ANYONE_ANONYMOUS' && runsAs !== undefined;
}

/** Whether a user, or an anonymous visitor, may open a web app. Only editors may open the latest saved code. */
export function canOpen(db: Database, app: WebApp, visitor: Account | undefined): boolean {
  if (isAnonymous(app)) return true;
  if (!visitor) return false;
  const { access, deployer, scriptId } = app;
  if (!deployer)
    return includesRole(findItemRole(db, { accountId: visitor.id, domain: visitor.domain }, scriptId), 'writer');
  if (access === 'MYSELF') return visitor.id === deployer.id;
  return access === 'DOMAIN' ? visitor.domain === deployer.domain : true;
}

/** Returns the user that a web app runs as for a visitor, or undefined until the visitor has granted its scopes. */
export function findRunUser(db: Database, app: WebApp, visitor: Account | undefined): WebAppUser | undefined {
  if (app.runsAs || !visitor) return app.runsAs;
  const allowed = findConsent(db, { accountId: visitor.id, scriptId: app.scriptId });
  if (!allowed || !app.wantedScopes.every((scope) => allowed.includes(scope))) return undefined;
  return { account: visitor, scopes: app.wantedScopes };
}
