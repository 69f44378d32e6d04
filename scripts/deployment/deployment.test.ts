// No test builds the containers, so these tests check their descriptions against the named files and options.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '@rotunda/bff/config';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getEnvironment, readComposeFile } from './compose-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { services, secrets, networks } = readComposeFile();

/** A tag can be moved to another image. A digest pins the image for everyone. */
const PINNED_IMAGE = /^[a-z]+:\d+\.\d+[^@]*@sha256:[\da-f]{64}$/;

describe('compose.yaml', () => {
  const replicas = Object.keys(services).filter((name) => name.startsWith('console-'));

  test.each(replicas)('configures %s without an error', (name) => {
    expect(parseConfig(getEnvironment(name))).toMatchObject({
      config: { publicOrigin: 'https://console.example.com', keyRing: { createsIfMissing: false } },
    });
  });

  test('has two identical replicas, and the balancer probes their readiness', () => {
    expect(replicas).toHaveLength(2);
    expect(services[replicas[0] ?? '']).toEqual(services[replicas[1] ?? '']);
    expect(read('deploy/Caddyfile')).toContain('health_uri /readyz');
  });

  test('trusts only the network of the balancer', () => {
    const [{ subnet } = { subnet: '' }] = networks.inside.ipam.config;
    expect(getEnvironment('console-1').BFF_TRUSTED_PROXIES).toBe(subnet);
  });

  test('provides secrets as files outside the repository, and each only to its readers', () => {
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/deploy\/secrets\//);
    expect(read('.gitignore')).toContain('deploy/secrets/');
    expect(read('.dockerignore')).toContain('deploy/secrets');
    for (const { environment = {}, secrets = [] } of Object.values(services)) {
      const named = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? []);
      expect(named.toSorted()).toEqual(secrets.toSorted());
      expect(Object.keys(environment).filter((key) => /SECRET|PASSWORD|KEY/.test(key) && !/_FILE$/.test(key))).toEqual(
        [],
      );
    }
  });

  test('gives no container more privileges and memory than it needs', () => {
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        pids_limit: expect.any(Number),
        mem_limit: expect.any(String),
      });
    }
    expect(replicas.map((name) => services[name]?.read_only)).toEqual([true, true]);
  });

  test('pins every image by a version and a digest', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(2);
    expect(images.filter((image) => !PINNED_IMAGE.test(image))).toEqual([]);
  });

  test('mounts only files that exist', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    const files = mounted.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files).toHaveLength(1);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const argumentsOf = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const manifest = z
    .object({ scripts: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));

  test('uses the same runtime as the tests', () => {
    const bases = argumentsOf('FROM').map((image) => image.replace(/ AS .*/, ''));
    const versions = bases.map((image) => image.replace(/@.*/, ''));
    expect(new Set(versions)).toEqual(new Set([`node:${manifest.devDependencies.node}-bookworm-slim`]));
    expect(bases.filter((image) => !PINNED_IMAGE.test(image))).toEqual([]);
  });

  test('runs without root privileges', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lines.findIndex((line) => /^CMD/.test(line)),
    );
  });

  test('copies and starts only existing files, and uses only existing commands', () => {
    const copied = argumentsOf('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1));
    const started = argumentsOf('CMD')
      .flatMap((text): string[] => JSON.parse(text))
      .slice(1);
    expect([...copied, ...started].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = argumentsOf('RUN').flatMap((text) => /^pnpm (\S+)/.exec(text)?.[1] ?? []);
    expect(commands.filter((name) => name !== 'install' && !(name in manifest.scripts))).toEqual([]);
  });

  test('limits malloc to one arena, as `pnpm start` does', () => {
    expect(argumentsOf('ENV').join(' ')).toMatch(/\bMALLOC_ARENA_MAX=1\b/);
  });

  test('contains no secret', () => {
    expect(argumentsOf('ENV').join(' ')).not.toMatch(/SECRET|PASSWORD|KEY/);
    expect(argumentsOf('ARG')).toEqual([]);
  });
});
