import { readdirSync, readFileSync } from 'node:fs';
import { type ClassDeclaration, type MethodDefinition, type Node, parse } from 'acorn';
import { expect, test } from 'vitest';
import { resultOf, run } from '#testing/run-source.ts';
import { isPublicMember, listPublicGlobals } from './public-surface.ts';

const DOCUMENT = '../../../../../docs/scripts.md';
const HEADING = '## Methods\n';
const sandbox = new URL('./sandbox/', import.meta.url);
const CLASS_NAME = /super\(\s*'([\w.]+)'/;

test('docs/scripts.md lists exactly the methods that scripts have', async () => {
  const written = readFileSync(new URL(DOCUMENT, import.meta.url), 'utf8');
  const introduction = written.slice(0, written.indexOf(HEADING));
  await expect(`${introduction}${HEADING}\n${await describeMembers()}`).toMatchFileSnapshot(DOCUMENT);
});

test('everything that scripts have is a part of the public platform', async () => {
  const own = [...(await listServices()), ...listClasses()].flatMap(([name, members]) =>
    members.flatMap((member) => (isPublicMember(name, member) ? [] : [`${name}.${member}`])),
  );
  expect(own.filter((name) => !/^(?:console|Drive|Calendar)\.|toString$/.test(name))).toEqual([]);
});

async function describeMembers(): Promise<string> {
  const all = [...(await listServices()), ...listClasses()].sort(([left], [right]) => left.localeCompare(right));
  return all.map(([name, members]) => `- **${name}**: ${members.map((each) => `\`${each}\``).join(', ')}\n`).join('');
}

/** The global services with members, as a script finds them. */
async function listServices(): Promise<[string, string[]][]> {
  const source = `function main(names) { return names.map((name) => [name, Object.keys(globalThis[name] || {}).sort()]); }`;
  const names = [...listPublicGlobals(), 'Drive', 'Calendar'];
  const found = resultOf((await run(source, [names])).end) as [string, string[]][];
  return found.filter(([, members]) => members.length > 0);
}

/** The classes whose objects scripts get from them. */
function listClasses(): [string, string[]][] {
  return readdirSync(sandbox).flatMap((file) => {
    const source = readFileSync(new URL(file, sandbox), 'utf8');
    const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
    const classes = program.body.flatMap((node) => {
      const declaration: Node | null | undefined = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      return declaration?.type === 'ClassDeclaration' ? [declaration as ClassDeclaration] : [];
    });
    return classes.flatMap((node): [string, string[]][] => {
      const name = CLASS_NAME.exec(source.slice(node.start, node.end))?.[1];
      return name === undefined ? [] : [[name, listMethods(node)]];
    });
  });
}

function listMethods({ body }: ClassDeclaration): string[] {
  const methods = body.body.filter((each): each is MethodDefinition => each.type === 'MethodDefinition');
  return methods
    .flatMap(({ key, kind, computed }) =>
      kind === 'method' && !computed && key.type === 'Identifier' ? [key.name] : [],
    )
    .sort();
}
