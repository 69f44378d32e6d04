import type { DemoScript } from './script-template.ts';

const ORDERS = `number,customer,status
P-5101,Northwind Trading,packed
P-5102,Casa Verde,paid
P-5103,Fjord Hotels,sent
P-5104,Alder & Sons,packed
P-5105,Baltic Foods,paid
`;

const MAX_STORE_BYTES = 512_000;
const SPARE_BYTES = 40; // Less than the next order needs.
const LONGEST_VALUE = 9_000;
const FIRST_ORDER = 5_044;

/** Returns the order properties that fill the storage. They were never deleted. */
function fillStorage(usedBytes: number): Record<string, string> {
  const properties: Record<string, string> = {};
  let left = MAX_STORE_BYTES - SPARE_BYTES - usedBytes;
  for (let number = FIRST_ORDER; left > LONGEST_VALUE / 2; number += 1) {
    const name = `order.P-${number}`;
    const value = toHistory(number, Math.min(LONGEST_VALUE, left - name.length));
    properties[name] = value;
    left -= name.length + value.length;
  }
  return properties;
}

/** Returns the stored history of an order with the given length: every status ever read. */
function toHistory(number: number, length: number): string {
  const start = `{"number":"P-${number}","status":"delivered","seen":"`;
  const seen = 'paid,packed,sent,'.repeat(Math.ceil(length / 17));
  return `${start}${seen.slice(0, length - start.length - 2)}"}`;
}

const ID_BYTES = 'orders'.length + 33;

/** Stores every order in a script property and never deletes one, until the storage is full. */
export const FULL_STORAGE: DemoScript = {
  titles: ['Order status sync'],
  manifest: { executionApi: { access: 'DOMAIN' }, oauthScopes: ['https://www.googleapis.com/auth/drive'] },
  files: [
    {
      name: 'Orders',
      type: 'SERVER_JS',
      source: `/** Keeps the status of each open order in a script property. A trigger runs it every half hour. */
function syncOrders() {
  const orders = readOrders();
  orders.forEach(keepOrder);
  console.log('Orders kept: ' + orders.length);
  return orders.length;
}

function readOrders() {
  const id = PropertiesService.getScriptProperties().getProperty('orders');
  const [, ...rows] = Utilities.parseCsv(DriveApp.getFileById(id).getBlob().getDataAsString().trim());
  return rows.map(([number, customer, status]) => ({ number, customer, status }));
}

/** Adds the status to what is known of the order. Orders are never removed. */
function keepOrder(order) {
  const store = PropertiesService.getScriptProperties();
  const known = JSON.parse(store.getProperty('order.' + order.number) || '{"seen":""}');
  const seen = known.seen + order.status + ',';
  store.setProperty('order.' + order.number, JSON.stringify({ ...order, seen }));
}
`,
    },
  ],
  functions: [{ name: 'syncOrders', types: ['TIME_DRIVEN'], weight: 1, maxSeconds: 12, logs: ['Orders kept: #'] }],
  failures: [],
  triggers: [{ functionName: 'syncOrders', everyMinutes: 30 }],
  story: {
    owner: 'bo',
    start: { daysAgo: 1, minute: 16 * 60 + 20 },
    inputs: [{ property: 'orders', name: 'Open orders.csv', text: ORDERS, owner: 'bo', isShared: true }],
    properties: fillStorage(ID_BYTES),
    runs: [
      {
        functionName: 'syncOrders',
        type: 'TIME_DRIVEN',
        everyMinutes: 30,
        atMinute: 10,
        sinceDaysAgo: 8,
        failure: {
          functionName: 'syncOrders',
          type: 'Exception',
          message: 'You have exceeded the property storage quota. Please remove some properties and try again.',
          frames: [
            { function: 'keepOrder', file: 'Orders', code: 'store.setProperty(' },
            { function: 'syncOrders', file: 'Orders', code: 'orders.forEach(keepOrder)' },
          ],
        },
      },
    ],
  },
};
