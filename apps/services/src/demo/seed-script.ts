import type { Account } from '#core/directory.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { refreshAccess } from '#items/access.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import type { Item } from '#items/item.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { insertVersion, listFiles, MANIFEST_NAME, replaceHead } from '#items/script-content.ts';
import type { WrittenFile } from '#items/script-files/read-files.ts';
import { toSavedFiles } from '#items/script-files/saved-files.ts';
import { createProject } from '#script/projects/create-project.ts';
import { insertDeployment, setDeployer } from '#script/projects/deployments/deployment-store.ts';
import { insertTrigger } from '#script/triggers/trigger-store.ts';
import type { DemoContext } from './demo-context.ts';
import { CHECK_SCRIPTS } from './script-check-templates.ts';
import { SYNC_SCRIPTS } from './script-sync-templates.ts';
import type { DemoScript } from './script-template.ts';
import { OFFICE_SCRIPTS } from './script-templates.ts';
import { type DemoProject, seedProcesses } from './seed-script-processes.ts';

// A few projects are kept to their owners, as some always are.
const PRIVATE_TITLES = new Set(['Lunch orders', 'Signature add-on', 'Survey sheet tools']);

/**
 * Seeds more than forty script projects with content, versions and deployments, what they did over sixty days, and the
 * triggers by which some go on. */
export function seedScript(context: DemoContext): void {
  const random = context.random.fork('script');
  const scripts = [...OFFICE_SCRIPTS, ...SYNC_SCRIPTS, ...CHECK_SCRIPTS];
  const projects = scripts.flatMap((script) => script.titles.map((title) => seedProject(context, script, title)));
  seedProcesses(context, random.fork('processes'), projects);
}

function seedProject(context: DemoContext, script: DemoScript, title: string): DemoProject {
  const { db, people, anchorMs } = context;
  const random = context.random.fork(`script/${title}`);
  const owner = random.pick([people.ana, people.bo, people.chen, people.dina, people.emil, people.farah, people.grace]);
  const createdAt = anchorMs - random.integer(90, 600) * DAY_MS + random.integer(8, 17) * HOUR_MS;
  const modifiedAt = anchorMs - random.integer(1, 80) * DAY_MS + random.integer(8, 17) * HOUR_MS;
  const scriptId = `1${random.id(56)}`;
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  const parent = ensureMyDriveRoot(db, creator, createdAt);
  const item = createItem(db, {
    id: scriptId,
    mimeType: SCRIPT_TYPE,
    name: title,
    parent,
    creator,
    createdAt,
    modifiedAt,
  });
  if (!PRIVATE_TITLES.has(title)) share(context, item.number, owner, createdAt);
  createProject(db, item, {
    files: toSavedFiles([], toFiles(script, '// First draft.\n'), { accountId: owner.id, timeMs: createdAt }),
    headDeploymentId: `AKfycb${random.id(67)}`,
  });
  const versionNumber = seedVersions(context, script, { item, owner, createdAt, modifiedAt });
  const deploymentId = `AKfycb${random.id(67)}`;
  const isDeployed = ['webapp', 'executionApi', 'addOns'].some((member) => member in script.manifest);
  if (isDeployed) {
    const description = `Production, version ${versionNumber}`;
    const deployment = { deploymentId, scriptId, versionNumber, manifestFileName: MANIFEST_NAME, description };
    insertDeployment(db, { ...deployment, updatedAt: modifiedAt });
    setDeployer(db, deploymentId, { accountId: owner.id, scopes: [] });
  }
  for (const { functionName, everyMinutes } of script.triggers ?? []) {
    const triggerId = random.id(36);
    const trigger = { triggerId, scriptId, functionName, accountId: owner.id, intervalMs: everyMinutes * MINUTE_MS };
    insertTrigger(db, trigger, anchorMs);
  }
  return { script, title, scriptId, owner, deploymentId: isDeployed ? deploymentId : '' };
}

/** The people who run the estate work on the script; those who answer for failures read it. */
function share({ db, people }: DemoContext, itemNumber: number, owner: Account, grantedAt: number): void {
  const grants = [
    [people.operator, 'writer'],
    [people.support, 'reader'],
  ] as const;
  for (const [account, role] of grants) {
    const grantee = { type: 'user', grantee: account.id, id: account.permissionId } as const;
    putPermission(db, itemNumber, { ...grantee, role, grantedBy: owner.id, grantedAt });
  }
  refreshAccess(db, itemNumber);
}

type Life = { item: Item; owner: Account; createdAt: number; modifiedAt: number };

/** Two versions from the life of a project; HEAD is the content of the second. Returns the newest number. */
function seedVersions({ db }: DemoContext, script: DemoScript, life: Life): number {
  const { item, owner, createdAt, modifiedAt } = life;
  addEditorRevision(db, item, { accountId: owner.id, modifiedAt: createdAt });
  insertVersion(db, item.id, 'First draft', createdAt + DAY_MS);
  const author = { accountId: owner.id, timeMs: modifiedAt };
  replaceHead(db, item.id, toSavedFiles(listFiles(db, item.id) ?? [], toFiles(script, ''), author));
  addEditorRevision(db, item, { accountId: owner.id, modifiedAt });
  return insertVersion(db, item.id, 'As agreed with the team', modifiedAt);
}

function toFiles(script: DemoScript, heading: string): WrittenFile[] {
  const manifest = {
    timeZone: 'Europe/Lisbon',
    dependencies: {},
    exceptionLogging: 'STACKDRIVER',
    runtimeVersion: 'V8',
    ...script.manifest,
  };
  return [
    { name: MANIFEST_NAME, type: 'JSON', source: `${JSON.stringify(manifest, null, 2)}\n` },
    ...script.files.map(({ name, type, source }) => ({
      name,
      type,
      source: type === 'SERVER_JS' ? heading + source : source,
    })),
  ];
}
