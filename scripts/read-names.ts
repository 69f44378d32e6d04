import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import ts from 'typescript';
import { parseSource } from './parse-source.ts';

/** A name in the source, with its words in lower case, joined by hyphens. */
export type SourceName = { words: string; text: string; place: string };

const LOG_METHODS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/**
 * Returns the names that the source defines: of files, declarations and members, and its log messages. Excludes generated files,
 * migrations, which use the names of earlier schemas, and column names, which contain underscores.
 */
export function readNames(root: string): SourceName[] {
  return listSources(root)
    .filter((path) => !isRowType(path))
    .flatMap((path) => [toName(basename(path).replace(/\.tsx?$/, ''), path), ...readDeclaredNames(root, path)])
    .filter(({ text }) => !text.includes('_'));
}

/** Returns the names of tables and columns in the BFF’s database. */
export function readColumnNames(root: string): SourceName[] {
  return listSources(root)
    .filter(isRowType)
    .flatMap((path) => readDeclaredNames(root, path));
}

function isRowType(path: string): boolean {
  return path.includes('/store/tables/');
}

/** Returns the paths of the sources, except generated files and migrations. */
export function listSources(root: string): string[] {
  const paths = execFileSync('git', ['ls-files', 'apps', 'packages', 'scripts', 'tools', 'e2e'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n');
  return paths.filter((path) => /\.tsx?$/.test(path) && !/\.gen\.|\/migrations\//.test(path));
}

const DECLARATIONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.GetAccessor,
]);

function readDeclaredNames(root: string, path: string): SourceName[] {
  const source = parseSource(root, path);
  const names: SourceName[] = [];
  const visit = (node: ts.Node): void => {
    const text = readDeclaredName(node) ?? readLogMessage(node, source);
    if (text !== undefined) {
      names.push(toName(text, `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

function readDeclaredName(node: ts.Node): string | undefined {
  if (!isDeclaration(node) || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name) ? node.name.text : undefined;
}

function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  return DECLARATIONS.has(node.kind);
}

/** Returns the message of a call such as `log.warn({ err }, 'failed to …')`. */
function readLogMessage(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  if (!LOG_METHODS.has(name.text) || !/\blog(?:ger)?\b(?:'\))?(?:\(\))?$/i.test(expression.getText(source)))
    return undefined;
  return node.arguments.find((argument) => ts.isStringLiteralLike(argument))?.text;
}

function toName(text: string, place: string): SourceName {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return { words: words.join('-').toLowerCase(), text, place };
}
