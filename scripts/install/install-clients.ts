import { spawnSync } from 'node:child_process';
import { installByApt } from './install-browser.ts';

/** A third-party program that tests run against this project, and its Debian package. */
export type Client = { title: string; package: string };

type Probe = readonly [string, ...string[]];

// Each has contract tests in apps/services/tests/clients, which run if it is installed.
const CLIENTS: readonly (Client & { probe: Probe })[] = [
  { title: 'rclone', package: 'rclone', probe: ['rclone', 'version'] },
  {
    title: 'the client library for Python',
    package: 'python3-googleapi',
    // Debian’s own Python finds the packages that Debian installs.
    probe: ['/usr/bin/python3', '-c', 'import googleapiclient, google.oauth2'],
  },
];

/** Installs missing clients if apt can. */
export function installClients(): void {
  const missing = CLIENTS.filter((client) => !isInstalled(client.probe));
  if (missing.length > 0) installByApt(missing.map((client) => client.package));
}

/** Returns the clients that are not installed and therefore not tested. */
export function findMissingClients(): Client[] {
  return CLIENTS.filter(({ probe }) => !isInstalled(probe));
}

function isInstalled([program, ...args]: Probe): boolean {
  return spawnSync(program, args).status === 0;
}
