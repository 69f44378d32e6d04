import { readFile } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const FORMAT = 1;

/** The name of the manifest in a backup. It is written last, so a backup without it is incomplete. */
export const MANIFEST = 'manifest.json';

const schema = z.object({
  format: z.literal(FORMAT),
  /** The time of the databases' snapshot, in RFC 3339. */
  createTime: z.string(),
  /** All files except stored content, by path in the data directory. */
  files: z.array(z.object({ path: z.string().refine(isInside), sha256: z.string(), sizeBytes: z.number() })),
  /** Stored content, which is named by its SHA-256. */
  blobs: z.object({ count: z.number(), sizeBytes: z.number() }),
});

export type Manifest = z.infer<typeof schema>;

/** Returns the text of a manifest. */
export function toManifestText(manifest: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
}

/** Reads the manifest of a backup. Rejects with BackupError if the directory is not a complete backup in a known format. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${directory} is not a complete backup: it has no ${MANIFEST}.`);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new BackupError(`${join(directory, MANIFEST)} is damaged or was written by a newer version.`);
  return parsed.data;
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
