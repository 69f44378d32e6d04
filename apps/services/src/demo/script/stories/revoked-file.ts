import type { DemoScript } from './script-template.ts';

const SEATS = `product,seats,used,renews on
Design suite,40,37,1 March
Video calls,160,142,15 June
Code hosting,60,58,1 September
Survey tool,10,3,20 January
Password manager,160,160,30 April
`;

/** Reads a file that is no longer shared with the script's owner. */
export const REVOKED_FILE: DemoScript = {
  titles: ['Licence usage report'],
  manifest: {
    executionApi: { access: 'DOMAIN' },
    oauthScopes: ['https://www.googleapis.com/auth/drive', 'https://mail.google.com/'],
  },
  files: [
    {
      name: 'Report',
      type: 'SERVER_JS',
      source: `/** Mails how many seats of each licence are in use. A trigger runs it four times a day. */
function reportUsage() {
  const lines = readSeats().map(({ product, seats, used }) => product + ': ' + used + ' of ' + seats);
  MailApp.sendEmail('finance@example.com', 'Licences in use', lines.join('\\n'));
  console.log('Licences reported: ' + lines.length);
}

function readSeats() {
  const file = openSource();
  const [header, ...rows] = Utilities.parseCsv(file.getBlob().getDataAsString().trim());
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}

/** The list of seats, by the ID in the property 'seats'. */
function openSource() {
  const id = PropertiesService.getScriptProperties().getProperty('seats');
  try {
    return DriveApp.getFileById(id);
  } catch (error) {
    throw new Error('Cannot open Licence seats.csv (' + id + '): ' + error.message);
  }
}
`,
    },
  ],
  functions: [
    { name: 'reportUsage', types: ['TIME_DRIVEN'], weight: 1, maxSeconds: 9, logs: ['Licences reported: 5'] },
  ],
  failures: [],
  triggers: [{ functionName: 'reportUsage', everyMinutes: 6 * 60 }],
  story: {
    owner: 'dina',
    start: { daysAgo: 4, minute: 9 * 60 + 40 },
    inputs: [
      {
        property: 'seats',
        name: 'Licence seats.csv',
        text: SEATS,
        owner: 'operator',
        isShared: false,
        request: 'The licence usage report reads this list and has failed since you tidied up its sharing.',
      },
    ],
    runs: [
      {
        functionName: 'reportUsage',
        type: 'TIME_DRIVEN',
        everyMinutes: 6 * 60,
        atMinute: 5 * 60 + 30,
        failure: {
          functionName: 'reportUsage',
          type: 'Error',
          message:
            'Cannot open Licence seats.csv ({seats}): No item with the given ID could be found. Possibly because you have not edited this item or you do not have permission to access it.',
          frames: [
            { function: 'openSource', file: 'Report', code: "throw new Error('Cannot open" },
            { function: 'readSeats', file: 'Report', code: 'const file = openSource();' },
            { function: 'reportUsage', file: 'Report', code: 'const lines = readSeats()' },
          ],
        },
      },
    ],
  },
};
