import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupInProgressError, lockForBackup } from '@rotunda/data-directory/backup-lock';
import { syncDirectories, syncDirectory } from '@rotunda/data-directory/sync-directory';
import { getBlobPath, listBlobUses } from '@rotunda/services/blob-uses';
import { BackupError } from './backup-error.ts';
import { copyFile, digestFile, type FileDigest } from './copy-file.ts';
import { DatabaseSnapshot } from './database-snapshot.ts';
import { getNamesDigest, MANIFEST, type Manifest, toManifestText } from './manifest.ts';
import { describeMissingDatabase } from './missing-database-text.ts';

/** The content of a backup, and the digests of stored content that is missing from it because it was damaged or missing. */
export type BackupReport = { manifest: Manifest; damaged: string[]; missing: string[] };

const BLOBS = 'blobs';
/** Files that belong to running processes, and stored content, which is copied only if a row refers to it. */
const EXCLUDED_FILES =
  /^(?:.*-lock\.db|.*-(?:wal|shm|journal)|services\.pid|reserved-space|restore-incomplete|.*\.new|blobs)$/;

/**
 * Writes a data directory to a new directory while the console and services are running: both databases and stored content as of
 * one moment, with keys and secrets. `onProgress` receives the number of copied contents. Rejects with BackupError if there is
 * nothing to back up or the target is not empty.
 */
export async function createBackup(
  dataDir: string,
  target: string,
  onProgress: (copied: number, of: number) => void = () => undefined,
): Promise<BackupReport> {
  if (!existsSync(dataDir)) throw new BackupError(`Data directory ${dataDir} not found: set DATA_DIR.`);
  await makeEmptyDirectory(target);
  using _lock = lockContent(dataDir);
  const names = (await readdir(dataDir, { withFileTypes: true })).filter(({ name }) => !EXCLUDED_FILES.test(name));
  const databases = names.filter((entry) => entry.isFile() && entry.name.endsWith('.db')).map(({ name }) => name);
  if (databases.length === 0) throw new BackupError(describeMissingDatabase(dataDir));
  const files: Manifest['files'] = [];
  using snapshot = new DatabaseSnapshot(dataDir, databases);
  const createTime = new Date().toISOString();
  for (const name of databases) {
    await snapshot.copy(name, join(target, name));
    files.push({ path: name, ...(await syncFile(join(target, name))) });
  }
  const others = names.filter(({ name }) => !databases.includes(name));
  for (const path of await listFiles(dataDir, others)) {
    const copy = await copyIfPresent(join(dataDir, path), join(target, path));
    if (copy) files.push({ path, ...copy });
  }
  const copied = await copyBlobs(dataDir, target, onProgress);
  const manifest = { createTime, files, blobs: copied.blobs };
  await writeFile(join(target, MANIFEST), toManifestText(manifest), { mode: 0o600, flush: true });
  syncDirectories(target);
  syncDirectory(dirname(target));
  return { manifest, damaged: copied.damaged, missing: copied.missing };
}

function lockContent(dataDir: string): Disposable {
  try {
    return lockForBackup(dataDir);
  } catch (error) {
    if (error instanceof BackupInProgressError) throw new BackupError(error.message, { cause: error });
    throw error;
  }
}

async function makeEmptyDirectory(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new BackupError(`${target} is not empty: specify a new directory.`);
}

/** Returns the paths of plain files, including those in subdirectories, relative to the data directory. */
async function listFiles(dataDir: string, entries: readonly { name: string; isFile(): boolean }[]): Promise<string[]> {
  const paths = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isFile()) return [entry.name];
      const inside = await readdir(join(dataDir, entry.name), { recursive: true, withFileTypes: true });
      const plain = inside.filter((file) => file.isFile());
      return plain.map((file) => join(file.parentPath, file.name).slice(dataDir.length + 1));
    }),
  );
  return paths.flat();
}

// The parts of an upload are deleted when it ends, so they may disappear.
async function copyIfPresent(from: string, to: string): Promise<FileDigest | undefined> {
  try {
    return await copyFile(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Copies all content that the backup's database refers to. */
async function copyBlobs(dataDir: string, target: string, onProgress: (copied: number, of: number) => void) {
  const digests = listDigests(join(target, 'services.db'));
  const result = { blobs: { count: 0, sizeBytes: 0 }, damaged: [] as string[], missing: [] as string[] };
  const names: string[] = [];
  for (const sha256 of digests) {
    const from = join(dataDir, BLOBS, getBlobPath(sha256));
    if (!existsSync(from)) {
      result.missing.push(sha256);
      continue;
    }
    const copy = await copyFile(from, join(target, BLOBS, getBlobPath(sha256)));
    if (copy.sha256 !== sha256) {
      result.damaged.push(sha256);
      await rm(join(target, BLOBS, getBlobPath(sha256)));
      continue;
    }
    names.push(sha256);
    result.blobs.count += 1;
    result.blobs.sizeBytes += copy.sizeBytes;
    onProgress(result.blobs.count, digests.length);
  }
  return { ...result, blobs: { ...result.blobs, sha256: getNamesDigest(names) } };
}

function listDigests(database: string): string[] {
  if (!existsSync(database)) return [];
  using db = new DatabaseSync(database, { readOnly: true });
  return [...new Set(listBlobUses(db).map(({ sha256 }) => sha256))].sort();
}

async function syncFile(path: string) {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
  return digestFile(path);
}
