import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BlobUse, blobPath, listBlobUses } from '@rotunda/services/blob-uses';
import { digestFile } from './copy-file.ts';
import { reportFault, toFaultText } from './fault-text.ts';
import { describeMissingDatabase } from './missing-database-text.ts';

const { DATA_DIR = './data' } = process.env;
const SERVICES = 'services.db';

/**
 * Verifies all stored content and the databases of the data directory, even while the services are running, and writes one line
 * per fault. The exit code is 1 if there are faults.
 */
export async function runScrub(): Promise<void> {
  await scrub(resolve(DATA_DIR)).catch(reportFault);
}

async function scrub(dataDir: string): Promise<void> {
  const databases = listDatabases(dataDir);
  if (databases.length === 0) {
    process.stderr.write(`${describeMissingDatabase(dataDir)}\n`);
    process.exitCode = 1;
    return;
  }
  const faults = databases.flatMap((name) => checkDatabase(dataDir, name));
  const isReadable = !faults.some((line) => line.startsWith(`database\t${SERVICES}\t`));
  const found = isReadable ? listUses(join(dataDir, SERVICES)) : [];
  const uses = Map.groupBy(found, ({ sha256 }) => sha256);
  for (const [sha256, rows] of uses) {
    const fault = await findFault(join(dataDir, 'blobs', blobPath(sha256)), sha256);
    if (fault) faults.push(...describeUses(rows).map((use) => `${fault}\t${sha256}\t${use}`));
  }
  const read = `${toCount(uses.size, 'content')} and ${toCount(databases.length, 'database')} read`;
  process.stdout.write(`${read}, ${faults.length === 0 ? 'all intact' : 'with faults'}.\n`);
  process.stdout.write(faults.map((line) => `${line}\n`).join(''));
  if (faults.length > 0) process.exitCode = 1;
}

function listDatabases(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir).filter((name) => name.endsWith('.db') && !name.endsWith('-lock.db'));
}

function checkDatabase(dataDir: string, name: string): string[] {
  return quickCheck(join(dataDir, name)).flatMap((line) => (line === 'ok' ? [] : [`database\t${name}\t${line}`]));
}

/** Returns the result of the check. A database with severe damage cannot even be checked. */
function quickCheck(path: string): string[] {
  try {
    using db = new DatabaseSync(path, { readOnly: true });
    const rows = db.prepare('PRAGMA quick_check').all() as { quick_check: string }[];
    return rows.map((row) => row.quick_check);
  } catch (error) {
    return [toFaultText(error) ?? String(error)];
  }
}

function listUses(path: string): BlobUse[] {
  if (!existsSync(path)) return [];
  using db = new DatabaseSync(path, { readOnly: true });
  return listBlobUses(db);
}

async function findFault(path: string, sha256: string): Promise<'missing' | 'damaged' | undefined> {
  if (!existsSync(path)) return 'missing';
  const digest = await digestFile(path).catch(() => undefined);
  return digest?.sha256 === sha256 ? undefined : 'damaged';
}

/** Describes the uses of a content: its files, each once, and other uses by the table of their rows. */
function describeUses(uses: readonly BlobUse[]): string[] {
  return [
    ...new Set(uses.map(({ fileId, fileName, table }) => (fileId ? `file ${fileId} “${fileName}”` : `table ${table}`))),
  ];
}

function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
