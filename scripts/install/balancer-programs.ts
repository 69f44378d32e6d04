import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, readPackageLists } from './install-browser.ts';
import type { Client } from './install-clients.ts';

const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/rotunda-balancers', import.meta.url));

/** The programs of the load balancers with examples in `deploy`, and their paths in Debian packages. */
const PROGRAMS: Readonly<Record<string, string>> = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' };

/** Returns the path of a load balancer's program, either installed or unpacked for the tests. */
export function findBalancer(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    const path = join(UNPACKED, PROGRAMS[name] ?? name);
    return existsSync(path) ? path : undefined;
  }
}

/**
 * Unpacks missing programs from Debian packages if apt can download them. Installing the packages would start a web server on
 * this machine.
 */
export function unpackBalancers(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  mkdirSync(UNPACKED, { recursive: true });
  readPackageLists();
  attempt('apt-get', ['download', ...missing], UNPACKED);
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) {
    attempt('dpkg-deb', ['--extract', file, '.'], UNPACKED);
  }
}

/** Returns the load balancers that are not available and therefore not tested. */
export function findMissingBalancers(): Client[] {
  return listMissing().map((name) => ({ title: `the balancer ${name}`, package: name }));
}

function listMissing(): string[] {
  return Object.keys(PROGRAMS).filter((name) => findBalancer(name) === undefined);
}
