import { expect, test } from 'vitest';
import { parseStackConfig } from './stack.ts';

const SHARED = { DATABASE_URL: 'postgresql://db.example/console', BFF_KEYRING_FILE: '/keys' };
const ELSEWHERE = { PUBLIC_ORIGIN: 'https://console.example' };

test('two servers on one port are rejected before either starts, and so is a misspelt variable', () => {
  expect(parseStackConfig({ PORT: '4100' })).toEqual({ problems: ['SERVICES_PORT: must differ from PORT'] });
  expect(parseStackConfig({ METRICS_PORT: '4100' })).toEqual({
    problems: ['SERVICES_PORT: must differ from METRICS_PORT'],
  });
  expect(parseStackConfig({ PORT: '0', SERVICES_PORT: '0' })).toHaveProperty('config');
  const misspelt = 'DATADIR: is not a variable of Rotunda; did you mean DATA_DIR?';
  expect(parseStackConfig({ DATADIR: '/data', PATH: '/bin', HOME: '/root' })).toEqual({ problems: [misspelt] });
});

test('the embedded services serve only the local machine, unless configured otherwise', () => {
  expect(parseStackConfig({ ...SHARED, ...ELSEWHERE })).toEqual({
    problems: [
      expect.stringMatching(/^DATABASE_URL: replicas cannot share the embedded services: /),
      expect.stringMatching(/^PUBLIC_ORIGIN: the embedded identity provider only serves its own machine: /),
    ],
  });
  expect(parseStackConfig({ ...SHARED, ...ELSEWHERE, EMBEDDED_SERVICES: '1' })).toHaveProperty('config');
  expect(parseStackConfig({ PUBLIC_ORIGIN: 'http://localhost:4321' })).toHaveProperty('config');
});

test('the embedded services have no quota unless one is configured', () => {
  expect(parseStackConfig({})).toMatchObject({ config: { bff: { callBudgets: undefined } } });
  const limited = parseStackConfig({ BFF_CALLS_PER_MINUTE: 'user=600' });
  expect(limited).toMatchObject({ config: { bff: { callBudgets: { drive: { user: 600 } } } } });
});

test('the demo organisation has alert rules, unless there is no demo or they are disabled', () => {
  const hasRules = (env: NonNullable<Parameters<typeof parseStackConfig>[0]>) => {
    const parsed = parseStackConfig(env);
    return 'config' in parsed && parsed.config.bff.hasSampleRules;
  };
  expect([{}, { DEMO: '0' }, { BFF_SAMPLE_RULES: '0' }].map(hasRules)).toEqual([true, false, false]);
});

test('the console uses one arena of malloc, unless configured otherwise', () => {
  const readArenas = (env: NonNullable<Parameters<typeof parseStackConfig>[0]>) => {
    const parsed = parseStackConfig(env);
    return 'config' in parsed && parsed.config.programs.map((program) => program.env.MALLOC_ARENA_MAX);
  };
  expect(readArenas({})).toEqual([undefined, '1']);
  expect(readArenas({ MALLOC_ARENA_MAX: '4' })).toEqual(['4', '4']);
});
