import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseConfig({})).toEqual({
      config: {
        host: '127.0.0.1',
        port: 4100,
        dataDir: `${process.cwd()}/data`,
        consoleOrigin: 'http://localhost:4000',
        scopeBase: 'https://www.googleapis.com',
        demo: true,
        logLevel: 'info',
        responseChecks: 'off',
        scripts: { timeoutMs: 30_000, memoryBytes: 134_217_728, concurrency: 4 },
        retention: { processDays: 365, mailDays: 365 },
        watchAllowedHosts: ['localhost', '127.0.0.0/8', '::1'],
        watchLoopbackPorts: [4000],
      },
    });
  });

  test('an empty value counts as absent', () => {
    expect(parseConfig({ SERVICES_PORT: '', DEMO: '' })).toEqual(parseConfig({}));
  });

  test('the console origin comes from PORT or PUBLIC_ORIGIN', () => {
    expect(parseConfig({ PORT: '5000' })).toMatchObject({ config: { consoleOrigin: 'http://localhost:5000' } });
    expect(parseConfig({ PORT: '5000', PUBLIC_ORIGIN: 'https://console.example.com/' })).toMatchObject({
      config: { consoleOrigin: 'https://console.example.com' },
    });
  });

  test('every problem is reported at once, under the name of its variable', () => {
    const parsed = parseConfig({ SERVICES_PORT: '70000', SCOPE_BASE: 'nowhere', DEMO: 'yes', LOG_LEVEL: 'loud' });
    const names = 'problems' in parsed ? parsed.problems.map((problem) => problem.split(':')[0]) : [];
    expect(names.sort()).toEqual(['DEMO', 'LOG_LEVEL', 'SCOPE_BASE', 'SERVICES_PORT']);
  });

  test('script run limits have valid bounds', () => {
    const given = { SCRIPT_RUN_TIMEOUT_MS: '5000', SCRIPT_RUN_MEMORY_BYTES: '67108864', SCRIPT_RUN_CONCURRENCY: '2' };
    const scripts = { timeoutMs: 5000, memoryBytes: 67_108_864, concurrency: 2 };
    expect(parseConfig(given)).toMatchObject({ config: { scripts } });
    const senseless = { SCRIPT_RUN_TIMEOUT_MS: '0', SCRIPT_RUN_MEMORY_BYTES: '128M', SCRIPT_RUN_CONCURRENCY: '1.5' };
    const parsed = parseConfig(senseless);
    const names = 'problems' in parsed ? parsed.problems.map((problem) => problem.split(':')[0]) : [];
    expect(names).toEqual(Object.keys(senseless));
  });

  test('responses are validated against the documents only in development', () => {
    expect(parseConfig({ NODE_ENV: 'development' })).toMatchObject({ config: { responseChecks: 'log' } });
    expect(parseConfig({ NODE_ENV: 'production' })).toMatchObject({ config: { responseChecks: 'off' } });
  });

  test('scripts fetch only from the listed hosts, and from none if no hosts are listed', () => {
    const given = { SCRIPT_FETCH_ALLOWED_HOSTS: 'api.example.com, *.example.org' };
    const scriptFetchAllowedHosts = ['api.example.com', '*.example.org'];
    expect(parseConfig(given)).toMatchObject({ config: { scriptFetchAllowedHosts } });
    expect(parseConfig({})).toMatchObject({ config: { scriptFetchAllowedHosts: undefined } });
  });

  test('watch channels may call the listed hosts', () => {
    const parsed = parseConfig({ WATCH_ALLOWED_HOSTS: 'Hooks.Example.com, *.example.org,10.0.0.0/8' });
    expect(parsed).toMatchObject({
      config: { watchAllowedHosts: ['hooks.example.com', '*.example.org', '10.0.0.0/8'] },
    });
    expect(parseConfig({ PORT: '4500' })).toMatchObject({ config: { watchLoopbackPorts: [4500] } });
    expect(parseConfig({ WATCH_LOOPBACK_PORTS: '80, 8080' })).toMatchObject({
      config: { watchLoopbackPorts: [80, 8080] },
    });
    expect(parseConfig({ WATCH_LOOPBACK_PORTS: '*' })).toMatchObject({ config: { watchLoopbackPorts: '*' } });
    const noPort = parseConfig({ WATCH_LOOPBACK_PORTS: '80,70000' });
    expect(noPort).toEqual({ problems: ['WATCH_LOOPBACK_PORTS: expected comma-separated ports, or *'] });
    const wrong = parseConfig({ WATCH_ALLOWED_HOSTS: 'localhost,https://example.com' });
    expect(wrong).toEqual({
      problems: [expect.stringMatching(/^WATCH_ALLOWED_HOSTS: expected comma-separated host names/u)],
    });
  });
});
