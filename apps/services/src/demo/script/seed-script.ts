import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { refreshAccess } from '#items/access.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import type { Item } from '#items/item.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { insertVersion, listFiles, MANIFEST_NAME, replaceHead } from '#items/script-content.ts';
import { toSavedFiles } from '#items/script-files/saved-files.ts';
import { createProject } from '#script/projects/create-project.ts';
import { insertDeployment, setDeployer } from '#script/projects/deployment-store.ts';
import type { DemoProject } from './planned-runs.ts';
import { CHECK_SCRIPTS } from './script-check-templates.ts';
import { toWrittenFiles } from './script-files.ts';
import { SYNC_SCRIPTS } from './script-sync-templates.ts';
import { OFFICE_SCRIPTS } from './script-templates.ts';
import { seedProcesses } from './seed-script-processes.ts';
import { type SeededStory, seedStory } from './seed-script-story.ts';
import { seedTriggers } from './seed-script-triggers.ts';
import { type StoredInput, storeInputs } from './seed-story-inputs.ts';
import { BROKEN_RELEASE } from './stories/broken-release.ts';
import { FULL_STORAGE } from './stories/full-storage.ts';
import { MISSING_PROPERTY } from './stories/missing-property.ts';
import { BAD_FEED_LINE } from './stories/price-feeds.ts';
import { REVOKED_FILE } from './stories/revoked-file.ts';
import type { DemoScript } from './stories/script-template.ts';
import { SLOW_AUDIT } from './stories/slow-audit.ts';

/** The scripts whose projects fail, each for a different reason. */
const STORIES: readonly DemoScript[] = [
  BROKEN_RELEASE,
  REVOKED_FILE,
  MISSING_PROPERTY,
  FULL_STORAGE,
  SLOW_AUDIT,
  BAD_FEED_LINE,
];
// A few projects are only visible to their owners, as in most organisations.
const PRIVATE_TITLES = new Set(['Lunch orders', 'Signature add-on', 'Survey sheet tools']);

/**
 * Seeds more than forty script projects with content, versions and deployments, their executions of sixty days, and triggers.
 * Projects of stories fail after a certain event. The others work.
 */
export async function seedScript(context: DemoContext): Promise<void> {
  const random = context.random.fork('script');
  const scripts = [...OFFICE_SCRIPTS, ...SYNC_SCRIPTS, ...CHECK_SCRIPTS, ...STORIES];
  const inputs = await storeInputs(context.blobs, scripts);
  context.db.transaction(() => {
    const projects = scripts.flatMap((script) =>
      script.titles.map((title) => seedProject(context, { script, title, inputs })),
    );
    seedProcesses(context, random.fork('processes'), projects);
  });
}

type NewProject = { script: DemoScript; title: string; inputs: readonly StoredInput[] };

function seedProject(context: DemoContext, { script, title, inputs }: NewProject): DemoProject {
  const { db, people, anchorMs } = context;
  const { story } = script;
  const random = context.random.fork(`script/${title}`);
  const somebody = random.pick([
    people.ana,
    people.bo,
    people.chen,
    people.dina,
    people.emil,
    people.farah,
    people.grace,
  ]);
  const owner = story ? people[story.owner] : somebody;
  const createdAt = anchorMs - random.integer(90, 600) * DAY_MS + random.integer(8, 17) * HOUR_MS;
  // The history of a story starts with the working version.
  const modifiedAt = anchorMs - (story ? 75 : random.integer(9, 80)) * DAY_MS + random.integer(8, 17) * HOUR_MS;
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
    files: toSavedFiles([], toWrittenFiles(script, '// First draft.\n'), { accountId: owner.id, timeMs: createdAt }),
    headDeploymentId: `AKfycb${random.id(67)}`,
  });
  const versionNumber = seedVersions(context, script, { item, owner, createdAt, modifiedAt });
  const seeded = story && seedStory(context, { script, story, item, owner, madeAt: modifiedAt }, inputs);
  const deploymentId = `AKfycb${random.id(67)}`;
  const isDeployed = ['webapp', 'executionApi', 'addOns'].some((member) => member in script.manifest);
  if (isDeployed) deploy(context, { deploymentId, scriptId, owner }, toServed(seeded, versionNumber, modifiedAt));
  seedTriggers(context, { script, scriptId, owner });
  const properties = seeded?.properties ?? {};
  return { script, title, scriptId, owner, properties, deploymentId: isDeployed ? deploymentId : '' };
}

type Served = { versionNumber: number; message: string; releasedAt: number };

/** Returns the deployed version: that of the story if it was released, or the previous one. */
function toServed(seeded: SeededStory | undefined, versionNumber: number, releasedAt: number): Served {
  return seeded?.release ?? { versionNumber, message: `Version ${versionNumber}, as agreed with the team`, releasedAt };
}

function deploy(
  { db }: DemoContext,
  { deploymentId, scriptId, owner }: { deploymentId: string; scriptId: string; owner: Account },
  { versionNumber, message, releasedAt }: Served,
): void {
  const description = `Production\n\n${message}`;
  const deployment = { deploymentId, scriptId, versionNumber, manifestFileName: MANIFEST_NAME, description };
  insertDeployment(db, { ...deployment, updatedAt: releasedAt });
  setDeployer(db, deploymentId, { accountId: owner.id, scopes: [] });
}

/** Users who operate the scripts can edit the project. Users responsible for failures can read it. */
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

/** Creates two versions of a project. HEAD is the content of the second. Returns the latest version number. */
function seedVersions({ db }: DemoContext, script: DemoScript, life: Life): number {
  const { item, owner, createdAt, modifiedAt } = life;
  addEditorRevision(db, item, { accountId: owner.id, modifiedAt: createdAt });
  insertVersion(db, item.id, 'First draft', createdAt + DAY_MS);
  const author = { accountId: owner.id, timeMs: modifiedAt };
  replaceHead(db, item.id, toSavedFiles(listFiles(db, item.id) ?? [], toWrittenFiles(script), author));
  addEditorRevision(db, item, { accountId: owner.id, modifiedAt });
  return insertVersion(db, item.id, 'As agreed with the team', modifiedAt);
}
