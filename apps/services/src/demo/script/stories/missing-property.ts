import type { DemoScript, ScriptStory } from './script-template.ts';

const TICKETS = `number,subject,state
4711,Price list import stops at row 20000,open
4712,Reminder came twice,open
4713,Cannot see the renewals of a quarter,waiting
4714,Invoice address is wrong,closed
4715,Export without a header,open
`;

const RUNS: ScriptStory['runs'] = [
  {
    functionName: 'mailLoad',
    type: 'TIME_DRIVEN',
    everyMinutes: 6 * 60,
    atMinute: 6 * 60,
    failure: {
      functionName: 'mailLoad',
      type: 'Error',
      message: 'Script property recipients is missing',
      frames: [
        { function: 'requireProperty', file: 'Load', code: 'throw new Error' },
        { function: 'mailLoad', file: 'Load', code: "requireProperty('recipients')" },
      ],
    },
  },
];

const COUNT = `
function countOpen() {
  const id = PropertiesService.getScriptProperties().getProperty('tickets');
  const [, ...rows] = Utilities.parseCsv(DriveApp.getFileById(id).getBlob().getDataAsString().trim());
  return rows.filter(([, , state]) => state === 'open').length;
}
`;

/** Since its last save, reads a property that is not set. */
export const MISSING_PROPERTY: DemoScript = {
  titles: ['Support load report'],
  manifest: {
    executionApi: { access: 'DOMAIN' },
    oauthScopes: ['https://www.googleapis.com/auth/drive', 'https://mail.google.com/'],
  },
  files: [
    {
      name: 'Load',
      type: 'SERVER_JS',
      source: `const RECIPIENTS = 'support@example.com';

/** Mails how many tickets are open. A trigger runs it four times a day. */
function mailLoad() {
  const open = countOpen();
  MailApp.sendEmail(RECIPIENTS, 'Open tickets: ' + open, 'Counted at ' + new Date().toISOString());
  console.log('Open tickets: ' + open);
  return open;
}
${COUNT}`,
    },
  ],
  functions: [{ name: 'mailLoad', types: ['TIME_DRIVEN'], weight: 1, maxSeconds: 7, logs: ['Open tickets: #'] }],
  failures: [],
  triggers: [{ functionName: 'mailLoad', everyMinutes: 6 * 60 }],
  story: {
    owner: 'emil',
    start: { daysAgo: 3, minute: 15 * 60 + 12 },
    change: {
      by: 'emil',
      files: [
        {
          name: 'Load',
          type: 'SERVER_JS',
          source: `/** Mails how many tickets are open to those in the property 'recipients'. A trigger runs it four times a day. */
function mailLoad() {
  const recipients = requireProperty('recipients');
  const open = countOpen();
  MailApp.sendEmail(recipients, 'Open tickets: ' + open, 'Counted at ' + new Date().toISOString());
  console.log('Open tickets: ' + open);
  return open;
}

function requireProperty(name) {
  const value = PropertiesService.getScriptProperties().getProperty(name);
  if (!value) throw new Error('Script property ' + name + ' is missing');
  return value;
}
${COUNT}`,
        },
      ],
    },
    inputs: [{ property: 'tickets', name: 'Support tickets.csv', text: TICKETS, owner: 'hiro', isShared: true }],
    properties: { language: 'en' },
    runs: RUNS,
  },
};
