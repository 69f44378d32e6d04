// pnpm backup DIR: writes the whole data directory to a new directory. Safe to run while the console and services are running.
import { resolve } from 'node:path';
import { createBackup } from './backup/create-backup.ts';
import { runBackupCommand, toSizeText } from './backup/run-backup-command.ts';

const { DATA_DIR = './data', DATABASE_URL, BFF_KEYRING_FILE, BFF_KEYRING } = process.env;

await runBackupCommand('Usage: pnpm backup DIRECTORY\n', async (directory, onProgress) => {
  const { manifest, damaged, missing } = await createBackup(resolve(DATA_DIR), resolve(directory), onProgress);
  const { files, blobs, createTime } = manifest;
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, blobs.sizeBytes);
  const lost = [...damaged.map((sha256) => `damaged ${sha256}`), ...missing.map((sha256) => `missing ${sha256}`)];
  if (lost.length > 0) process.exitCode = 1;
  return [
    `${directory} contains everything as of ${createTime}: ${files.length} files and ${blobs.count} contents, ${toSizeText(sizeBytes)}.`,
    'It also contains the keys and secrets of the data directory: store it where only you can read it.',
    ...(DATABASE_URL ? ['The database of the console is not included: back it up with pg_dump (docs/backup.md).'] : []),
    ...(BFF_KEYRING_FILE || BFF_KEYRING
      ? ['The keys in BFF_KEYRING or BFF_KEYRING_FILE are not included: copy them.']
      : []),
    ...lost.map((line) => `Stored content is ${line}; “pnpm records scrub” lists the files.`),
  ];
});
