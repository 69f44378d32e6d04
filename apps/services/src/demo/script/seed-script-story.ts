import type { Account } from '#core/auth/directory.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import type { Item } from '#items/item.ts';
import { insertVersion, listFiles, replaceHead } from '#items/script-content.ts';
import { toSavedFiles } from '#items/script-files/saved-files.ts';
import { SHARED } from '#script/properties/property-store.ts';
import { toWrittenFiles } from './script-files.ts';
import { type StoredInput, seedInput } from './seed-story-inputs.ts';
import type { DemoScript, ScriptStory } from './stories/script-template.ts';
import { toStoryMs } from './stories/story-time.ts';

/** The project of a story. `madeAt` is the time of its last version before the story began. */
type StoryProject = { script: DemoScript; story: ScriptStory; item: Item; owner: Account; madeAt: number };

/** The effects of a story on its project: the version deployed since then, and its property values. */
export type SeededStory = {
  release: { versionNumber: number; message: string; releasedAt: number } | undefined;
  properties: Readonly<Record<string, string>>;
};

const RELEASE_MINUTES = 2; // The time between saving a version and deploying it.

/** Creates the history of a project: its input files, its properties, and the last saved and released changes. */
export function seedStory(
  context: DemoContext,
  { script, story, item, owner, madeAt }: StoryProject,
  inputs: readonly StoredInput[],
): SeededStory {
  const { db, people, anchorMs } = context;
  const storyMs = toStoryMs(anchorMs, story.start);
  const read = inputs.filter(({ input }) => story.inputs?.includes(input));
  const ids = read.map((stored) => [stored.input.property, seedInput(context, stored, { owner, storyMs })] as const);
  const properties = { ...Object.fromEntries(ids), ...story.properties };
  for (const [key, value] of Object.entries(properties)) {
    db.run(
      `INSERT INTO script_properties (script_id, store, account_id, key, value, updated_at, modified_by)
       VALUES (?, 'script', ?, ?, ?, ?, ?)`,
      item.id,
      SHARED,
      key,
      value,
      madeAt,
      owner.id,
    );
  }
  const { change } = story;
  if (!change) return { release: undefined, properties };
  const author = { accountId: people[change.by].id, timeMs: storyMs };
  const written = toWrittenFiles({ ...script, files: change.files });
  replaceHead(db, item.id, toSavedFiles(listFiles(db, item.id) ?? [], written, author));
  addEditorRevision(db, item, { accountId: author.accountId, modifiedAt: storyMs });
  db.run('UPDATE items SET modified_at = ?, modified_by = ? WHERE number = ?', storyMs, author.accountId, item.number);
  if (!change.release) return { release: undefined, properties };
  const versionNumber = insertVersion(db, item.id, change.release.version, storyMs);
  const releasedAt = storyMs + RELEASE_MINUTES * MINUTE_MS;
  return { release: { versionNumber, message: change.release.message, releasedAt }, properties };
}
