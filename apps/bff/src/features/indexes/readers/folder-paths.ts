import { z } from 'zod';
import { type FailureReason, ProblemError } from '#domain/problem.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';

type Folder = { name: string; parentId: string | undefined };

const MAX_LEVELS = 20; // Deeper ways are shown from there on.
const UNSEEN: ReadonlySet<FailureReason> = new Set([
  'refused',
  'scope_missing',
  'domain_policy',
  'not_found',
  'not_offered',
]);
const folder = z.object({ name: z.string(), parents: z.array(z.string()).default([]) });

/** The ways to files that one person sees; each folder is asked for once. */
export class FolderPaths {
  readonly #request: ExecuteCall;
  readonly #folders = new Map<string, Promise<Folder | undefined>>();

  constructor(request: ExecuteCall) {
    this.#request = request;
  }

  /** Names of the folders that a file lies in, the outermost first; undefined when the person sees none of them. */
  async find({ parentId, driveId }: Target): Promise<string[] | undefined> {
    const names: string[] = [];
    for (let id = parentId; id !== undefined && names.length < MAX_LEVELS; ) {
      const found = await this.#get(id, id === driveId);
      if (!found) break;
      names.unshift(found.name);
      id = found.parentId;
    }
    return names.length === 0 ? undefined : names;
  }

  #get(id: string, isDrive: boolean): Promise<Folder | undefined> {
    const known = this.#folders.get(id) ?? (isDrive ? this.#readDrive(id) : this.#readFolder(id)).catch(unseen);
    this.#folders.set(id, known);
    // What failed in passing is asked for again with the next file.
    known.catch(() => this.#folders.delete(id));
    return known;
  }

  async #readFolder(fileId: string): Promise<Folder> {
    const params = { fileId, supportsAllDrives: true, fields: 'name,parents' };
    const { name, parents } = folder.parse(await this.#request({ operationId: 'drive.files.get', params }));
    return { name, parentId: parents[0] };
  }

  // The folder that a drive begins with has no name of its own.
  async #readDrive(driveId: string): Promise<Folder> {
    const params = { driveId, fields: 'name' };
    const { name } = folder.parse(await this.#request({ operationId: 'drive.drives.get', params }));
    return { name, parentId: undefined };
  }
}

function unseen(error: unknown): undefined {
  const failure = error instanceof ProblemError ? error.failure : undefined;
  if (failure !== undefined && UNSEEN.has(failure)) return undefined;
  throw error;
}
