// Checks the manifests in deploy/kubernetes: the variables are valid, the probes get responses, and the pods have no
// privileges.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '@rotunda/bff/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { TestBff } from '../../apps/bff/src/testing/test-bff.ts';

const DIRECTORY = fileURLToPath(new URL('../../deploy/kubernetes/', import.meta.url));
const KUBECTL: string = 'kubectl';
const KEYRING = `k1:${Buffer.alloc(32, 1).toString('base64')}`;

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const deployment = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          runAsUser: z.int().min(1),
          seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
        }),
        containers: z.tuple([
          z.object({
            env: z.array(z.object({ name: z.string(), valueFrom: z.object({ secretKeyRef: z.looseObject({}) }) })),
            ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
            readinessProbe: probe,
            livenessProbe: probe,
            resources: z.object({ limits: z.object({ memory: z.string() }) }),
            securityContext: z.object({
              allowPrivilegeEscalation: z.literal(false),
              readOnlyRootFilesystem: z.literal(true),
              capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
            }),
            volumeMounts: z.array(z.object({ mountPath: z.string() })),
          }),
        ]),
        volumes: z.array(z.object({ secret: z.object({ items: z.array(z.object({ path: z.string() })) }).optional() })),
      }),
    }),
  }),
});

function read(name: string): string {
  return readFileSync(DIRECTORY + name, 'utf8');
}

function readPod() {
  return deployment.parse(parse(read('deployment.yaml'))).spec.template.spec;
}

function readVariables(): Record<string, string> {
  const lines = read('console.env').trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

test('the console starts with the variables, and writes only to mounted volumes', () => {
  const pod = readPod();
  const [{ env, ports, volumeMounts }] = pod.containers;
  expect(env.map(({ name }) => name)).toEqual(['BFF_KEYRING']);
  const variables = readVariables();
  const parsed = parseConfig({ ...variables, BFF_KEYRING: KEYRING });
  expect('problems' in parsed ? parsed.problems : []).toEqual([]);
  expect(Object.fromEntries(ports.map(({ name, containerPort }) => [name, String(containerPort)]))).toEqual({
    http: variables.PORT,
    metrics: variables.METRICS_PORT,
  });
  const secrets = pod.volumes
    .flatMap(({ secret }) => secret?.items ?? [])
    .map(({ path }) => `/run/secrets/console/${path}`);
  const files = Object.entries(variables).filter(([name]) => name.endsWith('_FILE'));
  expect(files.map(([, path]) => path).sort()).toEqual(secrets.sort());
  const { DATA_DIR: dataDir = '' } = variables;
  expect(volumeMounts.some(({ mountPath }) => dataDir.startsWith(`${mountPath}/`))).toBe(true);
});

test('the probes get responses on the port they use', async () => {
  const [{ readinessProbe, livenessProbe }] = readPod().containers;
  const metricsPort = await findFreePort();
  await using bff = await TestBff.start({ metricsPort });
  for (const { httpGet } of [readinessProbe, livenessProbe]) {
    expect(httpGet.port).toBe('metrics');
    expect((await fetch(`http://127.0.0.1:${metricsPort}${httpGet.path}`)).status).toBe(200);
  }
  expect(bff.port).toBeGreaterThan(0);
});

test('the kustomization names every manifest, and builds if kubectl is installed', () => {
  const { resources } = z.object({ resources: z.array(z.string()) }).parse(parse(read('kustomization.yaml')));
  const manifests = readdirSync(DIRECTORY).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(manifests.toSorted());
  const built = build();
  for (const kind of ['Deployment', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget']) {
    if (built !== undefined) expect(built).toContain(`kind: ${kind}`);
  }
});

/** Returns the output of kubectl for the directory, or undefined if it is not installed. */
function build(): string | undefined {
  try {
    execFileSync('which', [KUBECTL]);
  } catch {
    return undefined;
  }
  return execFileSync(KUBECTL, ['kustomize', DIRECTORY], { encoding: 'utf8' });
}
