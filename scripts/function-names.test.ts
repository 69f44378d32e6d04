// Checks the rule of docs/words.md that the name of a function is a verb with its object.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource } from './parse-source.ts';
import { listSources } from './read-names.ts';

/** First words that are not verbs. Names such as `withoutTerm` and errors such as `notFound` are common, and thus allowed. */
const NO_VERBS = new Set(
  `about among around as because before between by carried changed chosen closed compared covered decided declared differing
  drained earliest expired exported first former granted greatest happen highest implied isolated joined latest least listed
  longest measured merged most moved muted named nearest new newest offered oldest only once opened or other others owned paired
  picked placed plain played polled pressed previous proxied purged quoted readable relaxed requested restored resulting retained
  reviewed sealed seen served settled shifted short shown since stand stay strongest succeed timed undoable unless unread
  unspread until up upper varied viewed visible wall watched when whole why wide zoned`.split(/\s+/),
);
/** Factories are named by what they create: a query, routes, columns, a parameter, or the reason for a refusal. */
const FACTORY = /(?:Query|Routes?|Columns|Param|Number|Refusal)$/;

const root = join(import.meta.dirname, '..');

function listFunctions(): { name: string; path: string }[] {
  return listSources(root)
    .filter((path) => !/\.test\.|\/(?:testing|tests|bench|fixtures)\/|^e2e\//.test(path))
    .flatMap((path) => {
      const found: { name: string; path: string }[] = [];
      const visit = (node: ts.Node): void => {
        const name = readFunctionName(node);
        if (name !== undefined) found.push({ name, path });
        node.forEachChild(visit);
      };
      visit(parseSource(root, path));
      return found;
    });
}

function readFunctionName(node: ts.Node): string | undefined {
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || isFunctionVariable(node);
  if (!isFunction || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name) ? node.name.text.replace('#', '') : undefined;
}

function isFunctionVariable(node: ts.Node): node is ts.VariableDeclaration {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return false;
  return ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
}

const functions = listFunctions();

test('functions are found', () => {
  expect(functions.length).toBeGreaterThan(8_000);
});

test('the name of a function starts with a verb', () => {
  const wrong = functions.filter(({ name }) => {
    const [first = ''] = /^[a-z]+(?![a-z])/.exec(name) ?? [];
    return NO_VERBS.has(first) && !FACTORY.test(name);
  });
  expect(wrong).toEqual([]);
});

test('a function that returns a property is named by a verb, not “nameOf”', () => {
  const wrong = functions.filter(
    ({ name }) => /^[a-z]\w*Of$/.test(name) && !/^(?:count|has|is|list|one|require|revoke|find|to|use)[A-Z]/.test(name),
  );
  expect(wrong).toEqual([]);
});
