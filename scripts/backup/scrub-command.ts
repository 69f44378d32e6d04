import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BlobUse, getBlobPath, listBlobUses } from '@rotunda/services/blob-uses';
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
  // A set: a database that cannot be opened has the same fault when its uses of content are read.
  const faults = new Set(databases.flatMap((name) => checkDatabase(dataDir, name)));
  const found = tryListUses(join(dataDir, SERVICES));
  if (typeof found === 'string') faults.add(describeDatabaseFault(SERVICES, found));
  const uses = Map.groupBy(typeof found === 'string' ? [] : found, ({ sha256 }) => sha256);
  for (const [sha256, rows] of uses) {
    const fault = await findFault(join(dataDir, 'blobs', getBlobPath(sha256)), sha256);
    if (fault) for (const use of describeUses(rows)) faults.add(`${fault}\t${sha256}\t${use}`);
  }
  const read = `${toCount(uses.size, 'content')} and ${toCount(databases.length, 'database')} read`;
  process.stdout.write(`${read}, ${faults.size === 0 ? 'all intact' : 'with faults'}.\n`);
  process.stdout.write([...faults].map((line) => `${line}\n`).join(''));
  if (faults.size > 0) process.exitCode = 1;
}

function listDatabases(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir).filter((name) => name.endsWith('.db') && !name.endsWith('-lock.db'));
}

function checkDatabase(dataDir: string, name: string): string[] {
  const lines = runQuickCheck(join(dataDir, name)).filter((line) => line !== 'ok');
  return lines.map((line) => describeDatabaseFault(name, line));
}

function describeDatabaseFault(name: string, fault: string): string {
  return `database\t${name}\t${fault}`;
}

/** Returns the lines of the check, without its heading. A database with severe damage cannot even be checked. */
function runQuickCheck(path: string): string[] {
  try {
    using db = new DatabaseSync(path, { readOnly: true });
    const rows = db.prepare('PRAGMA quick_check').all() as { quick_check: string }[];
    const lines = rows.flatMap((row) => row.quick_check.split('\n'));
    return lines.filter((line) => !line.startsWith('*** in database'));
  } catch (error) {
    return [toFaultText(error) ?? String(error)];
  }
}

/** Returns the uses of content, or the fault because of which they cannot be read. */
function tryListUses(path: string): BlobUse[] | string {
  if (!existsSync(path)) return [];
  try {
    using db = new DatabaseSync(path, { readOnly: true });
    return listBlobUses(db);
  } catch (error) {
    return toFaultText(error) ?? String(error);
  }
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
