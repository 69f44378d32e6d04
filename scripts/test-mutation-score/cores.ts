/**
 * A part of the product that others rely on, its source, and the tests that must kill its mutants. Paths are relative to the
 * root.
 */
export type Core = { name: string; mutate: readonly string[]; tests: readonly string[] };

const BFF = 'apps/bff/src';
const RECURRENCE = 'packages/recurrence/src';

/** The parts in which an undetected fault would cost most. */
export const cores: readonly Core[] = [
  {
    name: 'policy',
    mutate: [
      `${BFF}/domain/policy/!(operations-by-role).ts`,
      `${BFF}/upstream/policy/{metadata-only,narrow-fields,narrow-search}.ts`,
    ],
    tests: [`${BFF}/domain/policy/!(operations-by-role).test.ts`, `${BFF}/upstream/policy/*.test.ts`],
  },
  {
    name: 'retry',
    mutate: [`${BFF}/upstream/client/{retry-policy,reconcile-retry,call-failure,circuit-breaker}.ts`],
    tests: [`${BFF}/upstream/client/*.test.ts`],
  },
  {
    name: 'jobs',
    mutate: [
      `${BFF}/features/jobs/{job-store,job-item-store,job-run,job-row,call-item}.ts`,
      `${BFF}/domain/states/*.ts`,
    ],
    tests: [`${BFF}/features/jobs/*.test.ts`, `${BFF}/domain/states/*.test.ts`],
  },
  {
    name: 'audit',
    mutate: [
      `${BFF}/platform/audit-trail/{audit-chain,audit-trail,chain-record,close-orphaned-intents,open-intents,verify-chains}.ts`,
    ],
    tests: [`${BFF}/platform/audit-trail/*.test.ts`],
  },
  {
    name: 'recurrence',
    mutate: [
      `${RECURRENCE}/{recurrence-set,rule,rule-pattern,rule-periods,rule-days,rule-blocks,parse-rule,parse-recurrence}.ts`,
    ],
    tests: [`${RECURRENCE}/*.test.ts`],
  },
];
