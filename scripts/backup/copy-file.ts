import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';

/** The digest of a file: the SHA-256 in lower-case hex, and the length. */
export type FileDigest = { sha256: string; sizeBytes: number };

/**
 * Copies a file durably, readable by its owner only, and creates its parent directories. Removes a partial copy. Rejects if the
 * target file already exists, or with BackupError if the path is not a file.
 */
export async function copyFile(from: string, to: string): Promise<FileDigest> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const target = await open(to, 'wx', 0o600);
  try {
    return await digestInto(from, target.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(to);
    throw error;
  }
}

/** Reads a file and returns its digest. Rejects with BackupError if the path is not a file. */
export async function digestFile(path: string): Promise<FileDigest> {
  return digestInto(path);
}

async function digestInto(path: string, target?: NodeJS.WritableStream): Promise<FileDigest> {
  // Reading a pipe could wait forever.
  if (!(await stat(path)).isFile()) throw new BackupError(`${path} is not a file.`);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* measureChunks(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  }
  if (target) await pipeline(createReadStream(path), measureChunks, target);
  else for await (const _chunk of measureChunks(createReadStream(path)));
  return { sha256: hash.digest('hex'), sizeBytes };
}
