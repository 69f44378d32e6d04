import type { DemoScript } from './script-template.ts';

// These need nothing but what the embedded services offer to scripts, so they can be run, and go on running.

const feedCheck: DemoScript = {
  titles: ['Price feed check', 'Supplier feed check'],
  manifest: { executionApi: { access: 'DOMAIN' } },
  files: [
    {
      name: 'Check',
      type: 'SERVER_JS',
      source: `/** Checks the next line of the feed. A trigger runs it every few minutes. */
function checkNextLine() {
  const store = PropertiesService.getScriptProperties();
  const line = Number(store.getProperty('line') || 0) % FEED.length;
  store.setProperty('line', String(line + 1));
  const checked = checkLine(FEED[line]);
  console.log('Line %s is fine: %s', line + 1, checked);
  return checked;
}

/** Checks lines that are given, such as 'A-100;12.50;EUR', and tells what they come to by currency. */
function sumLines(lines) {
  const sums = {};
  lines.map(checkLine).forEach(({ amount, currency }) => {
    sums[currency] = (sums[currency] || 0) + amount;
  });
  return sums;
}

function checkLine(line) {
  const [article, price, currency] = line.split(';');
  const amount = toAmount(price, article);
  if (currency !== 'EUR' && currency !== 'USD') console.warn('Unusual currency for ' + article + ': ' + currency);
  return { article, amount, currency };
}

function toAmount(price, article) {
  const amount = Number(price);
  if (Number.isNaN(amount)) throw new RangeError('No price for ' + article + ': ' + price);
  return amount;
}
`,
    },
    {
      name: 'Feed',
      type: 'SERVER_JS',
      source: `const FEED = [
  'A-100;12.50;EUR',
  'A-101;8.00;EUR',
  'A-102;19.90;USD',
  'B-200;4.75;EUR',
  'B-201;n/a;EUR',
  'B-202;31.20;SEK',
  'C-300;7.10;EUR',
  'C-301;64.00;USD',
];
`,
    },
  ],
  functions: [
    { name: 'checkNextLine', types: ['TIME_DRIVEN'], weight: 6, maxSeconds: 2, logs: ['Line # is fine'] },
    { name: 'sumLines', types: ['EXECUTION_API', 'EDITOR'], weight: 2, maxSeconds: 1, logs: [] },
  ],
  failures: [
    {
      functionName: 'checkNextLine',
      type: 'RangeError',
      message: 'No price for B-201: n/a',
      frames: [
        { function: 'toAmount', file: 'Check', code: 'throw new RangeError' },
        { function: 'checkLine', file: 'Check', code: 'const amount = toAmount' },
        { function: 'checkNextLine', file: 'Check', code: 'const checked = checkLine' },
      ],
    },
  ],
  triggers: [{ functionName: 'checkNextLine', everyMinutes: 5 }],
};

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
export const CHECK_SCRIPTS: readonly DemoScript[] = [feedCheck, dutyRota];
