import type { DemoScript } from './script-template.ts';

/** Takes longer with every shared file, until its runs time out. */
export const SLOW_AUDIT: DemoScript = {
  titles: ['Shared link audit'],
  manifest: { executionApi: { access: 'DOMAIN' }, oauthScopes: ['https://www.googleapis.com/auth/drive'] },
  files: [
    {
      name: 'Audit',
      type: 'SERVER_JS',
      source: `/** Counts the files that anyone with the link can open, by owner. A trigger runs it three times a day. */
function auditLinks() {
  const files = DriveApp.searchFiles('visibility = "anyoneWithLink"');
  const seen = [];
  while (files.hasNext()) {
    const file = files.next();
    // Compares each file with all previous ones, which takes longer with every file.
    if (!seen.some((each) => each.getId() === file.getId())) seen.push(file);
  }
  console.log('Files with a public link: ' + seen.length);
  return countByOwner(seen);
}

function countByOwner(files) {
  const counts = {};
  files.forEach((file) => {
    const owner = file.getOwner() ? file.getOwner().getEmail() : 'shared drive';
    counts[owner] = (counts[owner] || 0) + 1;
  });
  return counts;
}
`,
    },
  ],
  functions: [
    {
      name: 'auditLinks',
      types: ['TIME_DRIVEN'],
      weight: 1,
      maxSeconds: 350,
      logs: ['Files with a public link: #'],
    },
  ],
  failures: [],
  triggers: [{ functionName: 'auditLinks', everyMinutes: 8 * 60 }],
  story: {
    owner: 'farah',
    start: { daysAgo: 3, minute: 2 * 60 },
    stopped: { daysAgo: 1, minute: 16 * 60 },
    runs: [
      {
        functionName: 'auditLinks',
        type: 'TIME_DRIVEN',
        everyMinutes: 8 * 60,
        atMinute: 3 * 60,
        failure: 'timeout',
        growth: { seconds: [38, 352], logged: [610, 2_940] },
      },
    ],
  },
};
