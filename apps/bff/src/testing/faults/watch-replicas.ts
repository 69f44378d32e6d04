import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestReplicas } from '#testing/processes/test-replicas.ts';
import { countOpenIntents } from './count-open-intents.ts';
import { FaultWatch } from './fault-watch.ts';

const READ = '/api/calendar/v3/calendars/primary/events';

/**
 * Looks on over two replicas with the calls of a bystander to the calendar, who may be refused with some codes while
 * something that they need is away.
 */
export function watchReplicas(
  replicas: TestReplicas,
  bystander: TestBrowser,
  mayRefuse: ReadonlySet<string> = new Set(),
): FaultWatch {
  return new FaultWatch({
    bystand: () => bystander.request(READ),
    readMetrics: () => replicas.readMetrics(),
    countOpenIntents: async () => {
      await using store = replicas.openStore();
      return await countOpenIntents(store);
    },
    findFaults: () => replicas.findFaults(),
    apart: {
      readMemory: async () => Math.max(...(await Promise.all([0, 1].map((index) => replicas.memoryOf(index))))),
      findCrashes: () => replicas.crashes,
      mayRefuse,
    },
  });
}
