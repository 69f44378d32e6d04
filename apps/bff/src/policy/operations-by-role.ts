import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import type { Role } from '#http/context.ts';
import { policyTable } from './policy-table.ts';

const ROLES: readonly Role[] = ['operator', 'reviewer', 'support'];
const SERVICES = { script: 'Scripting', calendar: 'Calendar', drive: 'File storage' } as const;

/** The policy as a document: which role may call which operation, and what a call can do at worst. */
export function describeOperationsByRole(): string {
  const descriptors: readonly OperationDescriptor[] = Object.values(operations);
  const sections = Object.entries(SERVICES).map(([service, title]) => {
    const rows = descriptors.filter((operation) => operation.service === service).map(toRow);
    return [
      `## ${title}`,
      '',
      '| operation | does | risk | operator | reviewer | support |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return `# Operations by role

Who may call what through the console. What is not allowed here is refused. Parameters are guarded besides: administrator
access is for operators, and what an operation can do at worst is its risk. The file follows
\`apps/bff/src/policy/policy-table.ts\`; \`pnpm test:unit -u\` writes it anew.

${sections.join('\n\n')}
`;
}

function toRow({ id, summary }: OperationDescriptor): string {
  const rule = Object.entries(policyTable).find(([operationId]) => operationId === id)?.[1];
  const allowed = ROLES.map((role) => (rule?.roles.includes(role) ? 'yes' : ''));
  return `| ${[id, summary, rule?.risk ?? '', ...allowed].join(' | ')} |`;
}
