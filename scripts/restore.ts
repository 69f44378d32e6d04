// pnpm restore DIR: copies a backup into an empty data directory.
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.ts';
import { runBackupCommand } from './backup/run-backup-command.ts';

const { DATA_DIR = './data' } = process.env;

await runBackupCommand('Usage: pnpm restore DIRECTORY\n', async (directory, onProgress) => {
  const dataDir = resolve(DATA_DIR);
  const { files, blobs, createTime } = await restoreBackup(resolve(directory), dataDir, onProgress);
  return [
    `Restored ${dataDir} to its state at ${createTime}: ${files.length} files and ${blobs.count} contents, all intact.`,
  ];
});
