import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureSeries } from '#script/processes/process-store.ts';
import { createProject } from '#script/projects/create-project.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import { REQUESTING_USER } from './bench-services.ts';

const PROJECT_COUNT = 200;
const FUNCTIONS = ['main', 'onOpen', 'sync', 'report', 'cleanUp'];
const TYPES = ['TIME_DRIVEN', 'EDITOR', 'EXECUTION_API', 'WEBAPP'] as const;
// One in a hundred fails, and users look for failures.
const STATUSES = [
  ...Array.from({ length: 97 }, () => 'COMPLETED' as const),
  'CANCELED',
  'TIMED_OUT',
  'FAILED',
] as const;

/** A script whose executions can be listed. */
export type SeededScript = { scriptId: string };

/** Stores executions of many scripts, one every few seconds up to `lastStartMs`. Returns one of the scripts. */
export function seedProcesses({ db, account }: TestServices, lastStartMs: number, count: number): SeededScript {
  const owner = account(REQUESTING_USER);
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  return db.transaction(() => {
    const scriptIds = Array.from({ length: PROJECT_COUNT }, (_, index) => {
      const item = createItem(db, { mimeType: SCRIPT_TYPE, name: `Project ${index}`, creator, createdAt: 0 });
      createProject(db, item);
      return item.id;
    });
    const series = new Map<string, number>();
    for (let index = 0; index < count; index += 1) {
      const startedAt = lastStartMs - (count - index) * 4000;
      db.run(
        'INSERT INTO processes (series_id, started_at, ended_at) VALUES (?, ?, ?)',
        seriesOf(index),
        startedAt,
        startedAt + 1500,
      );
    }
    return { scriptId: scriptIds[0] ?? '' };

    function seriesOf(index: number): number {
      const kind = (index * 7919) % (PROJECT_COUNT * FUNCTIONS.length * TYPES.length);
      const key = `${kind} ${STATUSES[index % STATUSES.length]}`;
      const known = series.get(key);
      if (known !== undefined) return known;
      const id = ensureSeries(db, {
        scriptId: scriptIds[kind % PROJECT_COUNT] ?? '',
        deploymentId: '',
        functionName: FUNCTIONS[kind % FUNCTIONS.length] ?? '',
        processType: TYPES[kind % TYPES.length] ?? 'EDITOR',
        processStatus: STATUSES[index % STATUSES.length] ?? 'COMPLETED',
        userAccessLevel: 'OWNER',
        accountId: owner.id,
        runtimeVersion: 'V8',
      });
      series.set(key, id);
      return id;
    }
  });
}
