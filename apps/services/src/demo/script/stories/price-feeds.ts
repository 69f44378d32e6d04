import type { DemoScript } from './script-template.ts';

type ScriptFile = DemoScript['files'][number];

/** Validates the lines of a price feed. */
const CHECK: ScriptFile = {
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
};

function toFeed(lines: readonly string[]): ScriptFile {
  const list = lines.map((line) => `  '${line}',\n`).join('');
  return { name: 'Feed', type: 'SERVER_JS', source: `const FEED = [\n${list}];\n` };
}

const PRICES = ['A-100;12.50;EUR', 'A-101;8.00;EUR', 'A-102;19.90;USD', 'B-200;4.75;EUR', 'B-201;5.20;EUR'];
const MORE_PRICES = ['B-202;31.20;SEK', 'C-300;7.10;EUR', 'C-301;64.00;USD'];
const FUNCTIONS: DemoScript['functions'] = [
  { name: 'checkNextLine', types: ['TIME_DRIVEN'], weight: 6, maxSeconds: 2, logs: ['Line # is fine'] },
  { name: 'sumLines', types: ['EXECUTION_API', 'EDITOR'], weight: 2, maxSeconds: 1, logs: [] },
];

/** Validates a feed without errors. */
export const PRICE_FEED: DemoScript = {
  titles: ['Price feed check'],
  manifest: { executionApi: { access: 'DOMAIN' } },
  files: [CHECK, toFeed([...PRICES, ...MORE_PRICES])],
  functions: FUNCTIONS,
  failures: [],
  triggers: [{ functionName: 'checkNextLine', everyMinutes: 5 }],
};

/** Validates a feed that has contained a line without a price since its last save: one in eight runs fails. */
export const BAD_FEED_LINE: DemoScript = {
  titles: ['Supplier feed check'],
  manifest: { executionApi: { access: 'DOMAIN' } },
  files: [CHECK, toFeed([...PRICES, ...MORE_PRICES])],
  functions: FUNCTIONS,
  failures: [],
  triggers: [{ functionName: 'checkNextLine', everyMinutes: 30 }],
  story: {
    owner: 'chen',
    start: { daysAgo: 1, minute: 9 * 60 + 20 },
    change: { by: 'chen', files: [CHECK, toFeed([...PRICES.with(-1, 'B-201;n/a;EUR'), ...MORE_PRICES])] },
    runs: [
      {
        functionName: 'checkNextLine',
        type: 'TIME_DRIVEN',
        everyMinutes: 30,
        atMinute: 4,
        sinceDaysAgo: 5,
        failsEvery: 8,
        failure: {
          functionName: 'checkNextLine',
          type: 'RangeError',
          message: 'No price for B-201: n/a',
          frames: [
            { function: 'toAmount', file: 'Check', code: 'throw new RangeError' },
            { function: 'checkLine', file: 'Check', code: 'const amount = toAmount' },
            { function: 'checkNextLine', file: 'Check', code: 'const checked = checkLine' },
          ],
        },
      },
    ],
  },
};
