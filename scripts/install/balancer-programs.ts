import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, readPackageLists } from './install-browser.ts';
import type { Client } from './install-clients.ts';

const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/rotunda-balancers', import.meta.url));

/** The programs of the balancers that `deploy` has examples for, and where their packages of Debian have them. */
const PROGRAMS: Readonly<Record<string, string>> = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' };

/** Where the program of a balancer is: installed, or unpacked for the tests. */
export function findBalancer(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    const path = join(UNPACKED, PROGRAMS[name] ?? name);
    return existsSync(path) ? path : undefined;
  }
}

/**
 * Unpacks the programs that are missing from packages of Debian, where apt can download these. An installed package would start a
 * web server on this machine.
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

/** The balancers that are not there: nothing is tested with them. */
export function findMissingBalancers(): Client[] {
  return listMissing().map((name) => ({ title: `the balancer ${name}`, package: name }));
}

function listMissing(): string[] {
  return Object.keys(PROGRAMS).filter((name) => findBalancer(name) === undefined);
}
