import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isSpaceLow } from '@rotunda/data-directory/free-space';
import type { Finding } from './finding.ts';

// The difference that sign-ins and leases tolerate, see docs/deployment.md.
const MAX_CLOCK_DIFFERENCE_MS = 90_000;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Checks that the data directory's disk has space for more than `wantedBytes`. */
export function checkDisk(dataDir: string, wantedBytes = 0): Finding[] {
  if (!existsSync(dataDir) || !isSpaceLow(dataDir, wantedBytes)) return [];
  const text = `the disk of DATA_DIR ${dataDir} is full or nearly full: writes fail with 503`;
  return [{ level: 'error', subject: 'Disk', text, remedy: 'free some space, or move DATA_DIR to another disk' }];
}

/** Checks that the file of private certificate authorities is readable. The runtime silently ignores an unreadable file. */
export function checkAuthorities(path: string | undefined): Finding[] {
  if (path === undefined || path === '') return [];
  const subject = 'Authorities';
  const remedy = 'set NODE_EXTRA_CA_CERTS to a PEM file with certificates';
  try {
    const certificates = readFileSync(path, 'utf8').match(CERTIFICATE) ?? [];
    const expired = certificates
      .map((text) => new X509Certificate(text))
      .filter(({ validToDate }) => validToDate < new Date());
    if (certificates.length === 0)
      return [{ level: 'error', subject, text: `NODE_EXTRA_CA_CERTS ${path} contains no certificate`, remedy }];
    return expired.length === 0 ? [] : [describeExpired(path, expired, certificates.length)];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'not a certificate';
    return [{ level: 'error', subject, text: `NODE_EXTRA_CA_CERTS ${path} cannot be read (${code})`, remedy }];
  }
}

// Bundles of operating systems contain certificates that have expired.
function describeExpired(path: string, expired: readonly X509Certificate[], total: number): Finding {
  const names = expired.map(({ subject: name, validTo }) => `${name.replaceAll('\n', ', ')} (${validTo})`).join('; ');
  const count = `${expired.length} of ${total} certificate${total === 1 ? '' : 's'}`;
  return {
    level: 'warning',
    subject: 'Authorities',
    text: `NODE_EXTRA_CA_CERTS ${path}: ${count} expired: ${names}`,
    remedy: 'replace them, if servers have certificates of these authorities',
  };
}

/** Checks that this machine's clock is close to the database server's clock. */
export function checkClock(aheadMs: number): Finding[] {
  if (Math.abs(aheadMs) <= MAX_CLOCK_DIFFERENCE_MS) return [];
  const seconds = Math.round(Math.abs(aheadMs) / 1000).toLocaleString('en');
  const text = `the clock of this machine is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the database`;
  return [{ level: 'error', subject: 'Clock', text, remedy: 'synchronize the clocks of both machines by NTP' }];
}
