import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { markRestore, unmarkRestore } from '@rotunda/data-directory/restore-marker';
import { makeDirectory, syncDirectories, syncDirectory } from '@rotunda/data-directory/sync-directory';
import { BackupError } from './backup-error.ts';
import { copyFile } from './copy-file.ts';
import { getNamesDigest, type Manifest, readManifest } from './manifest.ts';

const BLOBS = 'blobs';

/**
 * Copies a backup to an empty data directory and verifies all digests. Until it has finished, neither the console nor the
 * services start there. `onProgress` receives the number of copied contents. Rejects with BackupError if the backup is incomplete
 * or damaged, or the data directory is not empty.
 */
export async function restoreBackup(
  source: string,
  dataDir: string,
  onProgress: (copied: number, of: number) => void = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(source);
  makeDirectory(dataDir);
  if ((await readdir(dataDir)).length > 0) {
    throw new BackupError(`DATA_DIR ${dataDir} is not empty: restore into an empty or a new directory.`);
  }
  markRestore(dataDir);
  syncDirectory(dataDir);
  for (const { path, sha256 } of manifest.files) await copyChecked(source, dataDir, path, sha256);
  const blobs = await listBlobs(source);
  if (blobs.length !== manifest.blobs.count) {
    throw new BackupError(`The backup contains ${blobs.length} contents instead of ${manifest.blobs.count}.`);
  }
  const names = getNamesDigest(blobs.map(({ sha256 }) => sha256));
  if (manifest.blobs.sha256 !== undefined && names !== manifest.blobs.sha256) {
    throw new BackupError('The backup is damaged: it contains other contents than were backed up.');
  }
  for (const [index, { path, sha256 }] of blobs.entries()) {
    await copyChecked(source, dataDir, path, sha256);
    onProgress(index + 1, blobs.length);
  }
  syncDirectories(dataDir);
  unmarkRestore(dataDir);
  return manifest;
}

async function copyChecked(source: string, dataDir: string, path: string, sha256: string): Promise<void> {
  const from = join(source, path);
  if (!existsSync(from)) throw new BackupError(`The backup is damaged: ${path} is missing.`);
  const copy = await copyFile(from, join(dataDir, path));
  if (copy.sha256 !== sha256) throw new BackupError(`The backup is damaged: ${path} differs from what was backed up.`);
}

async function listBlobs(source: string): Promise<{ path: string; sha256: string }[]> {
  const directory = join(source, BLOBS);
  if (!existsSync(directory)) return [];
  const names = (await readdir(directory, { recursive: true })).filter((name) =>
    /^[0-9a-f]{2}.[0-9a-f]{62}$/.test(name),
  );
  return names.sort().map((name) => ({ path: join(BLOBS, name), sha256: name.slice(0, 2) + name.slice(3) }));
}
