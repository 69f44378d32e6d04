import { z } from 'zod';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Caller } from '#core/auth/caller.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { hasProject, insertProject, listFiles, replaceHead } from '#items/script-content.ts';
import { readFiles, type WrittenFile } from '#items/script-files/read-files.ts';
import { toSavedFiles } from '#items/script-files/saved-files.ts';

const TYPES = { server_js: 'SERVER_JS', html: 'HTML', json: 'JSON' } as const;

// Format of an exported script. Ignores fields added by other services.
const project = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      type: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['server_js', 'html', 'json'])),
      source: z.string().default(''),
    }),
  ),
});

/**
 * Replaces the files of a script project with an uploaded JSON text, if they differ. Throws 400 with the reason if the text is
 * invalid. Call it in the transaction that stores the upload.
 */
export function importScript(
  { db, blobs, caller }: { db: Database; blobs: BlobStore; caller: Caller },
  item: Pick<Item, 'id'>,
  source: { blobSha256: string; modifiedAt: number },
): void {
  const written = readProject(new TextDecoder().decode(blobs.readAtOnce(source.blobSha256)));
  const author = { accountId: caller.accountId, timeMs: source.modifiedAt };
  const files = toSavedFiles(listFiles(db, item.id) ?? [], written, author);
  if (hasProject(db, item.id)) replaceHead(db, item.id, files);
  else insertProject(db, item.id, files);
}

function readProject(text: string): WrittenFile[] {
  const { data, error } = project.safeParse(parse(text));
  const [issue] = error?.issues ?? [];
  if (!data) throw badProject(`${issue?.path.join('.') || 'the content'}: ${issue?.message}`);
  return readFiles(data.files.map((file) => ({ ...file, type: TYPES[file.type] })));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badProject(`it is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function badProject(fault: string): ServiceError {
  return globalError(400, 'badRequest', `The content is not a script project: ${fault}.`);
}
