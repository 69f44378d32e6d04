// pnpm records verify | verify-evidence | scrub: checks the records of the audit trail, evidence of approvals, or stored content
// and databases.
const [command] = process.argv.slice(2);

if (command === 'scrub') await (await import('./backup/scrub-command.ts')).runScrub();
else await import('../apps/bff/src/app/records-main.ts');
