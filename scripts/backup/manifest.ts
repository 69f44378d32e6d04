import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const FORMAT = 2;

/** The name of the manifest in a backup. It is written last, so a backup without it is incomplete. */
export const MANIFEST = 'manifest.json';

const content = z.object({
  /** The time of the databases' snapshot, in RFC 3339. */
  createTime: z.string(),
  /** All files except stored content, by path in the data directory. */
  files: z.array(z.object({ path: z.string().refine(isInside), sha256: z.string(), sizeBytes: z.number() })),
  /** Stored content, which is named by its SHA-256. `sha256` is the digest of the sorted names. Format 1 has none. */
  blobs: z.object({ count: z.number(), sizeBytes: z.number(), sha256: z.string().optional() }),
});

/** `sha256` is the digest of the manifest without it. Format 1 has none. */
const schema = z.discriminatedUnion('format', [
  content.extend({ format: z.literal(1) }),
  content.extend({ format: z.literal(FORMAT), sha256: z.string() }),
]);

export type Manifest = z.infer<typeof content>;

/** Returns the text of a manifest. */
export function toManifestText(manifest: Manifest): string {
  const body = { format: FORMAT, ...manifest };
  return `${JSON.stringify({ ...body, sha256: getDigest(JSON.stringify(body)) }, null, 2)}\n`;
}

/**
 * Reads the manifest of a backup. Rejects with BackupError if the directory is not a complete backup in a known format, or the
 * manifest was changed.
 */
export async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${directory} is not a complete backup: it has no ${MANIFEST}.`);
  const json = parseJson(text);
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new BackupError(`${path} is damaged or was written by a newer version.`);
  if (parsed.data.format === FORMAT && getDigest(toBodyText(json)) !== parsed.data.sha256) {
    throw new BackupError(`${path} differs from what was written with the backup.`);
  }
  return parsed.data;
}

/** Returns the digest of the names of stored content. */
export function getNamesDigest(names: readonly string[]): string {
  return getDigest(names.toSorted().join('\n'));
}

function getDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function toBodyText(manifest: unknown): string {
  return JSON.stringify(Object.fromEntries(Object.entries(Object(manifest)).filter(([name]) => name !== 'sha256')));
}

// A damaged manifest must not make a restore write outside the directory.
function isInside(path: string): boolean {
  return !isAbsolute(path) && !path.split(sep).includes('..');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
