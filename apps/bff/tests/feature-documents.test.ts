// Checks that feature documents list exactly the kinds, reasons, labels and tables in the code.
import { readFileSync } from 'node:fs';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { ROLES } from '@rotunda/api-client/roles';
import { describe, expect, test } from 'vitest';
import type { Principal } from '#domain/principal.ts';
import { ALERT_STATES } from '#domain/states/alert-states.ts';
import { canViewKind } from '#features/alerts/alert-access.ts';
import { ALERT_KIND_NAMES, ALERT_KINDS, isEventKind } from '#features/alerts/alert-kinds.ts';
import type { IsAllowed } from '#features/alerts/sources/alert-source.ts';
import { SIGN_IN_FAILURES } from '#identity/sessions/oidc/sign-in-failures.ts';
import { CALLERS } from '#platform/observability/service-call.ts';
import { SEALED_COLUMNS } from '#platform/store/sealed-columns.ts';
import { readCodes, readTable } from '#testing/document-table.ts';

const readDocument = (name: string) => readFileSync(new URL(`../../../${name}.md`, import.meta.url), 'utf8');

/** Returns the texts in backticks of the only passage that a pattern matches. */
function readPassage(name: string, pattern: RegExp): string[] {
  return readCodes(pattern.exec(readDocument(name).replaceAll(/\s+/g, ' '))?.[1] ?? '').toSorted();
}

describe('docs/alerts.md', () => {
  test('lists every kind of rule with its settings', () => {
    const listed = readTable('alerts', 'kind').map(([kind = '', , settings = '']) => [
      readCodes(kind).join(),
      readCodes(settings).toSorted(),
    ]);
    const kinds = ALERT_KIND_NAMES.map((kind) => [kind, Object.keys(ALERT_KINDS[kind].settings.shape).toSorted()]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(kinds));
  });

  test('lists every optional setting', () => {
    const optional = ALERT_KIND_NAMES.flatMap((kind) => {
      const { settings } = ALERT_KINDS[kind];
      const required = settings.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? [];
      return Object.keys(settings.shape).filter((name) => !required.includes(name));
    });
    expect(readPassage('docs/alerts', /((?:`\w+`(?:, | and )?)+) are optional/)).toEqual(
      [...new Set(optional)].toSorted(),
    );
  });

  test('lists every kind that reports events', () => {
    const kinds = ALERT_KIND_NAMES.filter((kind) => isEventKind(kind));
    expect(readPassage('docs/alerts', /- ((?:`\w+`(?:, | and )?)+) report each event once/)).toEqual(kinds.toSorted());
  });

  test.each(ROLES)('lists the kinds for the role %s', (role) => {
    const column = ROLES.indexOf(role) + 1;
    const listed = readTable('alerts', 'kinds').flatMap((row) =>
      row[column] === 'yes' ? readCodes(row[0] ?? '') : [],
    );
    const principal = { roles: [role] } as unknown as Principal;
    const isAllowed: IsAllowed = (_, id) => operationTraits[id].roles.includes(role);
    const kinds = ALERT_KIND_NAMES.filter((kind) => canViewKind(principal, kind, isAllowed));
    expect(listed.toSorted()).toEqual(kinds.toSorted());
  });

  test('lists every state of an alert', () => {
    const states = readTable('alerts', 'state').map(([cell = '']) => readCodes(cell).join());
    expect(states.toSorted()).toEqual(ALERT_STATES.toSorted());
  });
});

test('docs/sign-in.md lists every reason for a failed sign-in', () => {
  const reasons = readTable('sign-in', 'reason').map(([cell = '']) => readCodes(cell).join());
  expect(reasons.toSorted()).toEqual(Object.keys(SIGN_IN_FAILURES).toSorted());
});

test('docs/deployment.md lists every caller of a service', () => {
  const callers = readPassage('docs/deployment', /The label `caller` is (.*?)\. /);
  expect(callers).toEqual(CALLERS.toSorted());
});

test('SECURITY.md lists every table with a MAC', () => {
  const tables = readPassage('SECURITY', /They are in the tables ((?:`\w+`(?:, | and )?)+)/);
  expect(tables).toEqual([...new Set(Object.values(SEALED_COLUMNS).map(({ table }) => table))].toSorted());
});
