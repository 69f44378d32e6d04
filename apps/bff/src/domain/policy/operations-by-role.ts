import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { ROLES } from '@rotunda/api-client/roles';
import { CONTENT_ROLES } from './content-roles.ts';
import type { PolicyRule } from './policy-rule.ts';

const SERVICES = { script: 'Scripting', calendar: 'Calendar', drive: 'File storage' } as const;

type Policy = Readonly<Record<OperationId, PolicyRule>>;

/** Returns the policy as a document: which role may call which operation, and the worst effect of each call. */
export function describeOperationsByRole(policy: Policy = operationTraits): string {
  const descriptors: readonly OperationDescriptor[] = Object.values(operations);
  const sections = Object.entries(SERVICES).map(([service, title]) => {
    const rows = descriptors
      .filter((operation) => operation.service === service)
      .map((operation) => toRow(operation, policy));
    return `## ${title}\n\n${toTable([['operation', 'does', 'risk', ...ROLES], ...rows])}`;
  });
  return `# Operations by role

The operations that each role can call through the console. All other calls are rejected. Parameters are also guarded: administrator
access is for operators, and the content of files requires the ${CONTENT_ROLES.join(' or ')} role ([calls](calls.md)). The risk of an
operation is its worst effect. Users who can read events can also respond to invitations in their own calendar:
\`calendar.events.patch\` with only that response. This file is generated from the fields \`x-risk\` and \`x-roles\` of the OpenAPI
documents; \`pnpm test:unit -u\` updates it.

${sections.join('\n\n')}
`;
}

function toRow({ id, summary }: OperationDescriptor, policy: Policy): string[] {
  const rule = Object.entries(policy).find(([operationId]) => operationId === id)?.[1];
  return [id, summary, rule?.risk ?? '', ...ROLES.map((role) => (rule?.roles.includes(role) ? 'yes' : ''))];
}

/** Returns a Markdown table with padded columns. The first row is the header. */
function toTable(rows: readonly string[][]): string {
  const [header = [], ...body] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const print = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [print(header), print(widths.map((width) => '-'.repeat(width))), ...body.map(print)].join('\n');
}
