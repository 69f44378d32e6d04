import { type HostileInput, type HostileTargets, withJson } from './hostile-input.ts';

const MANIFEST = { name: 'appsscript', type: 'JSON', source: '{"timeZone":"UTC"}' };

function toFunctions(count: number): string {
  return Array.from({ length: count }, (_, index) => `function f${index}(a){}\n`).join('');
}

/** Returns the inputs for the scripting service. */
export function scriptInputs({ script }: HostileTargets): HostileInput[] {
  const content = (name: string, source: string, statuses = [200, 400]): HostileInput => ({
    name: `script: ${name}`,
    at: 'services',
    ...withJson('PUT', `/v1/projects/${script}/content`, {
      files: [MANIFEST, { name: 'Code', type: 'SERVER_JS', source }],
    }),
    statuses,
  });
  const read = (name: string): HostileInput => ({
    name: `script: ${name}`,
    at: 'services',
    method: 'GET',
    path: `/v1/projects/${script}/content`,
    statuses: [200],
  });
  return [
    content('code of a million brackets', '['.repeat(1_000_000)),
    content('code of half a million nested functions', 'function a(){'.repeat(100_000)),
    content('code of a hundred thousand terms', `x=${'1+'.repeat(400_000)}1`),
    content('code of comments without an end', '/*'.repeat(500_000)),
    content('code of templates', `${'`${'.repeat(100_000)}`),
    content('code of five megabytes', 'function a(b) { return b + 1; }\n'.repeat(158_000), [200]),
    read('content of five megabytes'),
    content('code of two hundred thousand functions', toFunctions(200_000), [200]),
    read('content of two hundred thousand functions'),
    {
      name: 'script: a manifest nested without end',
      at: 'services',
      ...withJson('PUT', `/v1/projects/${script}/content`, {
        files: [{ ...MANIFEST, source: `{"a":${'['.repeat(1_000_000)}` }],
      }),
      statuses: [400],
    },
    {
      name: 'script: a manifest of five megabytes',
      at: 'services',
      ...withJson('PUT', `/v1/projects/${script}/content`, {
        files: [{ ...MANIFEST, source: JSON.stringify({ oauthScopes: Array(250_000).fill('https://a.test/') }) }],
      }),
      statuses: [400],
    },
    {
      name: 'script: a manifest of as much as may be',
      at: 'services',
      ...withJson('PUT', `/v1/projects/${script}/content`, {
        files: [{ ...MANIFEST, source: JSON.stringify({ oauthScopes: Array(16_000).fill('a') }) }],
      }),
      statuses: [200],
    },
    {
      name: 'script: deployments by such a manifest',
      at: 'services',
      method: 'GET',
      path: `/v1/projects/${script}/deployments?pageSize=200`,
      statuses: [200],
    },
    {
      name: 'script: processes by a thousand types',
      at: 'services',
      method: 'GET',
      path: `/v1/processes?${'userProcessFilter.types=EDITOR&'.repeat(250)}`,
      statuses: [200, 400],
    },
  ];
}
