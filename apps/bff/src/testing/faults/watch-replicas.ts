import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestReplicas } from '#testing/processes/test-replicas.ts';
import { countOpenIntents } from './count-open-intents.ts';
import { FaultWatch } from './fault-watch.ts';

const READ = '/api/calendar/v3/calendars/primary/events';

/** Watches two replicas with calendar calls of a bystander, who may get some error codes while a dependency is unavailable. */
export function watchReplicas(
  replicas: TestReplicas,
  bystander: TestBrowser,
  allowedFailures: ReadonlySet<string> = new Set(),
): FaultWatch {
  return new FaultWatch({
    probe: () => bystander.request(READ),
    readMetrics: () => replicas.readMetrics(),
    countOpenIntents: async () => {
      await using store = replicas.openStore();
      return await countOpenIntents(store);
    },
    findFaults: () => replicas.findFaults(),
    separateProcess: {
      readMemory: async () => Math.max(...(await Promise.all([0, 1].map((index) => replicas.memoryOf(index))))),
      findCrashes: () => replicas.crashes,
      allowedFailures,
    },
  });
}
