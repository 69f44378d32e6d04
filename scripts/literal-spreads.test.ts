// Checks what `noUselessSpread` of the linter does not: elements.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource } from './parse-source.ts';
import { listSources } from './read-names.ts';

const root = join(import.meta.dirname, '..');

function countLiteralSpreads(path: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(parseSource(root, path));
  return count;
}

test('elements have attributes instead of a spread object literal', () => {
  const paths = listSources(root).filter((path) => path.endsWith('.tsx'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => countLiteralSpreads(path) > 0)).toEqual([]);
});
