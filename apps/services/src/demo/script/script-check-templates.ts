import { PRICE_FEED } from './stories/price-feeds.ts';
import type { DemoScript } from './stories/script-template.ts';

// These scripts only need services that the embedded services provide, so they can be run and keep running.

const dutyRota: DemoScript = {
  titles: ['Duty rota', 'Weekend rota'],
  manifest: { executionApi: { access: 'DOMAIN' } },
  files: [
    {
      name: 'Rota',
      type: 'SERVER_JS',
      source: `const PEOPLE = ['Ana', 'Bo', 'Chen', 'Dina', 'Emil', 'Farah', 'Grace'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Says who is on duty when that has changed. A trigger runs it every quarter of an hour. */
function announceDuty() {
  const today = Utilities.formatDate(new Date(), Session.getScriptTimeZone(), 'yyyy-MM-dd');
  const name = findDuty(today);
  const store = PropertiesService.getScriptProperties();
  if (store.getProperty('announced') === today) {
    console.log('Still on duty: ' + name);
    return name;
  }
  store.setProperty('announced', today);
  console.info('On duty from today: ' + name);
  return name;
}

/** The person on duty on a day such as '2026-05-01'. */
function findDuty(day) {
  const dayNumber = Date.parse(day) / DAY_MS;
  if (!Number.isInteger(dayNumber)) throw new TypeError('Not a day: ' + day);
  return PEOPLE[dayNumber % PEOPLE.length];
}

/** The rota of so many days from a day on. */
function listDuty(day, count) {
  const start = Date.parse(day);
  return Array.from({ length: count }, (_, index) => {
    const each = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    return { day: each, name: findDuty(each) };
  });
}
`,
    },
  ],
  functions: [
    { name: 'announceDuty', types: ['TIME_DRIVEN'], weight: 4, maxSeconds: 1, logs: ['On duty today'] },
    { name: 'listDuty', types: ['EXECUTION_API', 'MENU'], weight: 2, maxSeconds: 1, logs: [] },
    { name: 'findDuty', types: ['EXECUTION_API'], weight: 1, maxSeconds: 1, logs: [] },
  ],
  failures: [
    {
      functionName: 'findDuty',
      type: 'TypeError',
      message: 'Not a day: tomorrow',
      frames: [{ function: 'findDuty', file: 'Rota', code: 'throw new TypeError' }],
    },
  ],
  triggers: [{ functionName: 'announceDuty', everyMinutes: 15 }],
};

/** Scripts of the demo organisation that keep running. */
export const CHECK_SCRIPTS: readonly DemoScript[] = [PRICE_FEED, dutyRota];
