import { readdirSync, readFileSync } from 'node:fs';
import { type ClassDeclaration, type MethodDefinition, type Node, parse } from 'acorn';
import { expect, test } from 'vitest';
import { resultOf, run } from '#testing/run-source.ts';
import { isPublicMember, listPublicGlobals } from './public-surface.ts';

const DOCUMENT = '../../../../../docs/scripts.md';
const HEADING = '## Methods\n';
const sandbox = new URL('./sandbox/', import.meta.url);
const CLASS_NAME = /super\(\s*'([\w.]+)'/;
const SHARED_PARENTS: Readonly<Record<string, string>> = {
  DriveEntry: 'Drive',
  CalendarEntry: 'Calendar',
  TextElement: 'Document',
};

test('docs/scripts.md lists exactly the methods available to scripts', async () => {
  const written = readFileSync(new URL(DOCUMENT, import.meta.url), 'utf8');
  const introduction = written.slice(0, written.indexOf(HEADING));
  await expect(`${introduction}${HEADING}\n${await describeMembers()}`).toMatchFileSnapshot(DOCUMENT);
});

test('every API available to scripts is part of the public platform', async () => {
  const own = [...(await listServices()), ...listClasses()].flatMap(([name, members]) =>
    members.flatMap((member) => (isPublicMember(name, member) ? [] : [`${name}.${member}`])),
  );
  expect(own.filter((name) => !/^(?:console|Drive|Calendar)\.|toString$/.test(name))).toEqual([]);
});

async function describeMembers(): Promise<string> {
  const all = [...(await listServices()), ...listClasses()].sort(([left], [right]) => left.localeCompare(right));
  return all.map(([name, members]) => `- **${name}**: ${members.map((each) => `\`${each}\``).join(', ')}\n`).join('');
}

/** Returns the global services with their members, as seen by a script. */
async function listServices(): Promise<[string, string[]][]> {
  const source = `function main(names) { return names.map((name) => [name, Object.keys(globalThis[name] || {}).sort()]); }`;
  const names = [...listPublicGlobals(), 'Drive', 'Calendar'];
  const found = resultOf((await run(source, [names])).end) as [string, string[]][];
  return found.filter(([, members]) => members.length > 0);
}

type SandboxClass = { name: string | undefined; parent: string | undefined; methods: string[] };

/** Returns the classes of the objects that scripts get from the services, with inherited members. */
function listClasses(): [string, string[]][] {
  const classes = new Map(listFiles().flatMap(readClasses));
  const methodsOf = (parent: string | undefined): string[] => {
    const found = parent === undefined ? undefined : classes.get(parent);
    return found ? [...found.methods, ...methodsOf(found.parent)] : [];
  };
  return [...classes.values()].flatMap(({ name, parent, methods }): [string, string[]][] =>
    name === undefined ? [] : [[name, [...new Set([...methods, ...methodsOf(parent)])].sort()]],
  );
}

function listFiles(): string[] {
  return readdirSync(sandbox, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
}

function readClasses(file: string): [string, SandboxClass][] {
  const source = readFileSync(new URL(file, sandbox), 'utf8');
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  return program.body.flatMap((node): [string, SandboxClass][] => {
    const declaration: Node | null | undefined = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'ClassDeclaration') return [];
    const { id, superClass, start, end, body } = declaration as ClassDeclaration;
    const parent = superClass?.type === 'Identifier' ? superClass.name : undefined;
    const named = CLASS_NAME.exec(source.slice(start, end))?.[1];
    // Files and events name their classes without the service, which the shared parent class adds.
    const name = named?.includes('.') || named === undefined ? named : `${SHARED_PARENTS[parent ?? ''] ?? ''}.${named}`;
    return [[id.name, { name, parent, methods: listMethods(body) }]];
  });
}

function listMethods({ body }: ClassDeclaration['body']): string[] {
  const methods = body.filter((each): each is MethodDefinition => each.type === 'MethodDefinition');
  return methods.flatMap(({ key, kind, computed }) =>
    kind === 'method' && !computed && key.type === 'Identifier' ? [key.name] : [],
  );
}
