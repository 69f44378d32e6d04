// Checks the rule of docs/words.md that the name of a function is a verb with its object.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource } from './parse-source.ts';
import { listSources } from './read-names.ts';

/** First words that are not verbs. Names such as `withoutTerm` and errors such as `notFound` are common, and thus allowed. */
const NO_VERBS = new Set(
  `about absence activity alert allowed among api app approval approvals aria around as author backchannel background bar basic
  because before between blob blocked border breadcrumb browser bulk busy by calendars carried changed child choices chosen
  clock closed code colour columns comments compared connection console converted coverage covered created css current day days
  decided decision declared decoded delayed deletion deployment deployments depth device difference differing digests drained
  drives due duration earliest encoding escalation escalations event evidence exception expiration expired expiry explorer
  exported failed failure failures feed files first folder font footnotes form former global grantable granted grantee greatest
  grid gutter handler happen highest horizon ids implied inherited internal inverse isolated joined kind kinds known landscape
  latest least links listed logo longest max measured media member members merged metrics milliseconds min month most
  moved muted named nearest new newest node occurrence occurrences offboarding offered offsets oldest omitted once only opened
  or other others own owned owner paired palette pdf people period periods permission permissions person picked pictures pixel
  placed plain platform played polled pressed previous problem properties property proposal proxied purged quoted random
  readable recent recorded relaxed reminder requested resource restored restriction resulting retained reviewed reviewer
  reviews revision revisions role roles row rules saved schema scope scopes sealed seconds security seen served session setting
  settled shifted short shown since stand statistics status stay stored strongest succeed suffix suggestion syntax tab target
  team template thumbnail ticket timed title transitive tray triggers undoable unless unread unspread until up upper usage user
  varied versions vertical viewed views virtual visible wall watched weekdays when whole why wide wider word zone zoned`.split(
    /\s+/,
  ),
);
/** Factories are named by what they create: a query, routes, columns, a parameter, an error, or the reason for a refusal. */
const FACTORY = /(?:Query|Queries|Routes?|Columns|Param|Number|Refusal|Error|NotFound|Denied)$/;
/** Methods named by one noun, such as `row`, follow the libraries they extend. */
const ONE_WORD = /^[a-z]+$/;

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
    return NO_VERBS.has(first) && !FACTORY.test(name) && !ONE_WORD.test(name);
  });
  expect(wrong).toEqual([]);
});

test('a function that returns a property is named by a verb, not “nameOf”', () => {
  const wrong = functions.filter(
    ({ name }) => /^[a-z]\w*Of$/.test(name) && !/^(?:count|has|is|list|one|require|revoke|find|to|use)[A-Z]/.test(name),
  );
  expect(wrong).toEqual([]);
});
