import { spawnSync } from 'node:child_process';
import { installByApt } from './install-browser.ts';

/** A program that others made for the public services, and the package of Debian that it is in. */
export type Client = { title: string; package: string };

// Each has contract tests in apps/services/tests/clients, which run where it is installed.
const CLIENTS: readonly (Client & { probe: readonly [string, ...string[]] })[] = [
  { title: 'rclone', package: 'rclone', probe: ['rclone', 'version'] },
  {
    title: 'the client library for Python',
    package: 'python3-googleapi',
    // Debian’s own Python finds Debian’s packages.
    probe: ['/usr/bin/python3', '-c', 'import googleapiclient, google.oauth2'],
  },
];

/** Installs the clients that are missing, where apt can; returns those that are missing still. */
export function installClients(): Client[] {
  const missing = CLIENTS.filter((client) => !isInstalled(client.probe));
  if (missing.length === 0) return [];
  installByApt(missing.map((client) => client.package));
  return missing.filter((client) => !isInstalled(client.probe));
}

function isInstalled([program, ...args]: readonly [string, ...string[]]): boolean {
  return spawnSync(program, args).status === 0;
}
