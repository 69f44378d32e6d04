import { script } from '@googleapis/script';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { insertVersion, replaceHead, type ScriptFile } from '#items/script-content.ts';
import { createProject } from '#script/projects/create-project.ts';
import { insertDeployment } from '#script/projects/deployment-store.ts';
import type { TestServices } from '#testing/start-test-services.ts';

/** A script project to create. Keys are file names. Files contain code, except `appsscript`, which is the manifest. */
export type ProjectToMake = {
  owner: string;
  manifest?: Readonly<Record<string, unknown>>;
  code: Readonly<Record<string, string>>;
  sharedWith?: Readonly<Record<string, ItemRole>>;
};

/** The database and the users of a project. */
type Store = Pick<TestServices, 'db' | 'account'>;

const MADE_AT_MS = Date.UTC(2026, 4, 1);

/** Stores a project with its HEAD deployment. Returns its ID. */
export function makeProject(services: Store, project: ProjectToMake): string {
  const { db } = services;
  const owner = services.account(project.owner);
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  return db.transaction(() => {
    const item = createItem(db, { mimeType: SCRIPT_TYPE, name: 'Script', creator, createdAt: MADE_AT_MS });
    for (const [email, role] of Object.entries(project.sharedWith ?? {})) {
      const account = services.account(email);
      const grantee = { type: 'user', id: account.permissionId, grantee: account.id } as const;
      putPermission(db, item.number, { ...grantee, role, grantedAt: MADE_AT_MS });
    }
    refreshAccess(db, item.number);
    createProject(db, item, { files: toFiles(project), headDeploymentId: `AKfycb-head-${item.id}` });
    return item.id;
  });
}

/** Replaces the files of HEAD. */
export function saveHead(services: Store, scriptId: string, project: Omit<ProjectToMake, 'owner'>): void {
  replaceHead(services.db, scriptId, toFiles(project));
}

/** Creates a version of HEAD and deploys it. Returns the ID of the deployment. */
export function deployHead(services: Store, scriptId: string): string {
  const versionNumber = insertVersion(services.db, scriptId, '', MADE_AT_MS);
  const deploymentId = `AKfycb-${versionNumber}-${scriptId}`;
  const updatedAt = MADE_AT_MS + versionNumber;
  const deployment = { scriptId, versionNumber, manifestFileName: 'appsscript', description: '', updatedAt };
  insertDeployment(services.db, { ...deployment, deploymentId });
  return deploymentId;
}

/** Returns the public client, signed in as a user. */
export function clientOf(services: TestServices, email: string, scopes?: readonly string[]) {
  services.account(email);
  const headers = { authorization: `Bearer ${services.token(email, scopes)}` };
  return script({ version: 'v1', rootUrl: `${services.origin}/`, headers, retry: false });
}

function toFiles({ manifest, code }: Omit<ProjectToMake, 'owner'>): ScriptFile[] {
  const meta = { lastModifyAccountId: null, createdAt: MADE_AT_MS, updatedAt: MADE_AT_MS };
  return [
    { ...meta, name: 'appsscript', type: 'JSON', source: JSON.stringify({ timeZone: 'Etc/UTC', ...manifest }) },
    ...Object.entries(code).map(([name, source]) => ({ ...meta, name, type: 'SERVER_JS' as const, source })),
  ];
}
