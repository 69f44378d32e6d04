// Writes src/generated from the OpenAPI documents. With --check, writes nothing and fails if a file on disk differs.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readAudiences } from './audiences.ts';
import { generateContentTable } from './content-table.ts';
import { generateAuditLabels } from './generate-audit-labels.ts';
import { generateOwnOperations, readOwnOperations } from './generate-own-operations.ts';
import { generateRoles } from './generate-roles.ts';
import { generateScreenUsage } from './generate-screen-usage.ts';
import { generateShownTopics } from './generate-shown-topics.ts';
import { generateTypes } from './generate-types.ts';
import { generateCallTable, generateOperationTable } from './operation-table.ts';
import { readOperations } from './read-operations.ts';
import { generateTraitTable, readTraits } from './trait-table.ts';

const documentNames = ['script', 'calendar', 'drive', 'bff'] as const;
const generatedDirectory = new URL('../src/generated/', import.meta.url);

const audiences = await readAudiences();
const traits = await readTraits(audiences);
const ownOperations = await readOwnOperations(audiences);
const operations = await readOperations();
const isCheck = process.argv.includes('--check');
const outputs = new Map<string, string>([
  ['operations.gen.ts', await generateOperationTable()],
  ['calls.gen.ts', await generateCallTable()],
  ['content-schemas.gen.ts', await generateContentTable()],
  ['roles.gen.ts', generateRoles(audiences)],
  ['operation-traits.gen.ts', generateTraitTable(traits)],
  ['shown-topics.gen.ts', generateShownTopics([...traits, ...ownOperations])],
  ['screen-usage.gen.ts', generateScreenUsage(operations)],
  ['audit-labels.gen.ts', generateAuditLabels(operations)],
  ['own-operations.gen.ts', generateOwnOperations(ownOperations)],
]);
for (const name of documentNames) outputs.set(`${name}.gen.ts`, await generateTypes(name));

const stale: string[] = [];
for (const [name, text] of outputs) {
  const path = fileURLToPath(new URL(name, generatedDirectory));
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) continue;
  if (isCheck) stale.push(name);
  else await writeFile(path, text);
}
if (stale.length > 0) {
  process.stderr.write(
    `Generated files differ from the OpenAPI documents: ${stale.join(', ')}. Run \`pnpm generate\`.\n`,
  );
  process.exitCode = 1;
}
