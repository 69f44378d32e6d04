import { readFile } from 'node:fs/promises';
import { NOTICE } from './notice.ts';

type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  'x-content'?: boolean;
  'x-default-fields'?: string;
};
type Document = { components: { schemas: Record<string, Schema> } };

const services = ['script', 'calendar', 'drive'] as const;

/** Generates the table of response schemas with a field that contains or links to file content. */
export async function generateContentTable(): Promise<string> {
  const rows: string[] = [];
  for (const service of services) {
    const url = new URL(`../openapi/${service}.openapi.json`, import.meta.url);
    const document: Document = JSON.parse(await readFile(url, 'utf8'));
    const { schemas } = document.components;
    for (const name of Object.keys(schemas).filter((title) => holdsContent(schemas, title))) {
      rows.push(`  '${service}.${name}': ${JSON.stringify(toRow(service, schemas, name))},`);
    }
  }
  return `${NOTICE}import type { ContentSchema } from '../content-schema.ts';

/** Schemas with fields that contain or link to file content, at any depth, by service and name. */
export const contentSchemas: Readonly<Record<string, ContentSchema>> = {
${rows.join('\n')}
};
`;
}

function toRow(service: string, schemas: Record<string, Schema>, name: string) {
  const { properties = {}, 'x-default-fields': defaultFields } = schemas[name] ?? {};
  const members = Object.entries(properties);
  const below = members.flatMap(([member, schema]) => {
    const target = toTarget(schema);
    return target !== undefined && holdsContent(schemas, target) ? [[member, `${service}.${target}`] as const] : [];
  });
  return {
    members: members.filter(([, schema]) => !schema['x-content']).map(([member]) => member),
    content: members.filter(([, schema]) => schema['x-content']).map(([member]) => member),
    ...(below.length > 0 && { below: Object.fromEntries(below) }),
    ...(defaultFields !== undefined && { defaultFields }),
  };
}

/** Whether a schema has a content field, at any depth. */
function holdsContent(schemas: Record<string, Schema>, name: string, passed: readonly string[] = []): boolean {
  if (passed.includes(name)) return false;
  const members = Object.entries(schemas[name]?.properties ?? {});
  for (const [member, schema] of members) requireNamed(`${name}.${member}`, schema);
  return members.some(([, schema]) => {
    const target = toTarget(schema);
    return schema['x-content'] || (target !== undefined && holdsContent(schemas, target, [...passed, name]));
  });
}

/** Returns the named schema of a field, or of its elements. Returns undefined if the schema has no name. */
function toTarget({ $ref, items }: Schema): string | undefined {
  return ($ref ?? items?.$ref)?.split('/').at(-1);
}

// The table only includes fields of named schemas, so content in nested schemas would be missed.
function requireNamed(path: string, { properties, items, additionalProperties }: Schema): void {
  const inner = [...Object.values(properties ?? {}), ...Object.values(items?.properties ?? {})];
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  if (![...inner, ...values].some((schema) => schema['x-content'])) return;
  throw new Error(`${path}: mark the whole member with x-content, or give its schema a name`);
}
