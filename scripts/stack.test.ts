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

test.each(['0.0.0.0', '192.0.2.1', 'services.example', 'two words', '::', 'user@127.0.0.1', 'a/b'])(
  'SERVICES_HOST=%s is rejected by its name',
  (host) => {
    const message = 'SERVICES_HOST: must be a loopback address, such as 127.0.0.1, or a host of BFF_PLAIN_HTTP_HOSTS';
    expect(parseStackConfig({ SERVICES_HOST: host })).toEqual({ problems: [message] });
  },
);

test('the embedded services can listen on IPv6, and on a host of a trusted network', () => {
  const parsed = parseStackConfig({ SERVICES_HOST: '::1' });
  expect(parsed).toMatchObject({ config: { bff: { upstreams: { script: 'http://[::1]:4100/' } } } });
  expect(parseStackConfig({ SERVICES_HOST: 'a.lan', BFF_PLAIN_HTTP_HOSTS: '*.lan' })).toHaveProperty('config');
});

test.each(['true', 'yes', '2', 'off'])('EMBEDDED_SERVICES=%s is neither of its values', (text) => {
  expect(parseStackConfig({ EMBEDDED_SERVICES: text })).toEqual({
    problems: ['EMBEDDED_SERVICES: must be one of 0, 1'],
  });
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
