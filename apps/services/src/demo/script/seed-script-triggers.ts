import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { insertTrigger, toNextRun } from '#script/triggers/trigger-store.ts';
import type { DemoScript } from './stories/script-template.ts';
import { toStoryMs } from './stories/story-time.ts';

type TriggeredProject = { script: DemoScript; scriptId: string; owner: Account };

/**
 * Creates the triggers of a project. Those of stories continue at their previous times of day unless they were disabled. The
 * others first run when the services start.
 */
export function seedTriggers(context: DemoContext, { script, scriptId, owner }: TriggeredProject): void {
  const { db, anchorMs, clock, random } = context;
  const { story, manifest, triggers = [] } = script;
  const scopes = Array.isArray(manifest.oauthScopes) ? manifest.oauthScopes : [];
  for (const { functionName, everyMinutes } of triggers) {
    const triggerId = random.fork(`trigger/${scriptId}/${functionName}`).id(36);
    const intervalMs = everyMinutes * MINUTE_MS;
    const runs = story?.runs.find((each) => each.functionName === functionName);
    const dueAtMs = runs && anchorMs - DAY_MS + runs.atMinute * MINUTE_MS;
    const firstRunMs = dueAtMs ? toNextRun({ dueAtMs, intervalMs, monthDay: null }, clock.nowMs()) : anchorMs;
    const isDisabled = story?.stopped !== undefined;
    const trigger = { triggerId, scriptId, functionName, accountId: owner.id, intervalMs, scopes, isDisabled };
    insertTrigger(db, trigger, firstRunMs);
    if (!story?.stopped) continue;
    const stoppedAt = toStoryMs(anchorMs, story.stopped);
    const change = [stoppedAt, owner.id, triggerId];
    db.run('UPDATE script_triggers SET updated_at = ?, modified_by = ? WHERE trigger_id = ?', ...change);
  }
}
