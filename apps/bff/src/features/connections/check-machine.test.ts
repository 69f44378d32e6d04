import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, expect, test, vi } from 'vitest';
import { checkAuthorities, checkClock, checkDisk } from './check-machine.ts';

const directory = mkdtempSync(join(tmpdir(), 'rotunda-machine-'));
afterAll(() => rmSync(directory, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

test('a disk with enough free space passes the check, and one with less fails', () => {
  expect(checkDisk(directory)).toEqual([]);
  expect(checkDisk(join(directory, 'not-yet'), Number.MAX_SAFE_INTEGER)).toEqual([]);
  const text = expect.stringContaining(`DATA_DIR ${directory} is full`);
  expect(checkDisk(directory, Number.MAX_SAFE_INTEGER)).toMatchObject([{ level: 'error', subject: 'Disk', text }]);
});

test.each([
  ['is missing', () => join(directory, 'none'), 'cannot be read (ENOENT)'],
  ['is empty', () => write('empty', ''), 'contains no certificate'],
  ['contains something else', () => write('other', pemOf('bm9uc2Vuc2U=')), 'cannot be read (ERR_'],
])('a CA file that %s is detected, because the runtime does not report it', (_what, makePath, text) => {
  expect(checkAuthorities(makePath())).toMatchObject([{ level: 'error', text: expect.stringContaining(text) }]);
});

test('a missing or readable CA file passes the check', () => {
  expect(checkAuthorities(undefined)).toEqual([]);
  const lasting = rootCertificates.find((text) => text.length > 0) ?? '';
  expect(checkAuthorities(write('right', lasting)).filter(({ level }) => level === 'error')).toEqual([]);
});

test('expired certificates of a bundle are one warning that names them', () => {
  const expired = rootCertificates.map((text) => new X509Certificate(text)).slice(0, 2);
  const path = write('bundle', rootCertificates.slice(0, 3).join('\n'));
  const later = new Date(Math.max(...expired.map(({ validToDate }) => validToDate.getTime())) + 1);
  vi.setSystemTime(later);
  const findings = checkAuthorities(path);
  vi.useRealTimers();
  expect(findings).toHaveLength(1);
  for (const { validTo } of expired) expect(findings[0]?.text).toContain(validTo);
  expect(findings[0]?.text).toMatch(/: [23] of 3 certificates expired: /);
});

test('a clock that differs from the database clock by more than a minute and a half fails the check', () => {
  expect(checkClock(89_000)).toEqual([]);
  expect(checkClock(120_000)[0]?.text).toBe('the clock of this machine is 120 s behind that of the database');
  expect(checkClock(-120_000)[0]?.text).toBe('the clock of this machine is 120 s ahead of that of the database');
});

function pemOf(base64: string): string {
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}
