import { z } from 'zod';
import { type FailureReason, ProblemError } from '#domain/problem.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';

type Folder = { name: string; parentId: string | undefined };

const MAX_LEVELS = 20; // Longer paths show only this many of their last folders.
const INACCESSIBLE: ReadonlySet<FailureReason> = new Set([
  'refused',
  'scope_missing',
  'domain_policy',
  'not_found',
  'not_offered',
]);
const folder = z.object({ name: z.string(), parents: z.array(z.string()).default([]) });

/** The paths of files as one user sees them. Each folder is requested once. */
export class FolderPaths {
  readonly #request: ExecuteCall;
  readonly #folders = new Map<string, Promise<Folder | undefined>>();

  constructor(request: ExecuteCall) {
    this.#request = request;
  }

  /** Returns the names of the folders that contain a file, outermost first, or undefined if the user can see none of them. */
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
    const known =
      this.#folders.get(id) ?? (isDrive ? this.#readDrive(id) : this.#readFolder(id)).catch(ignoreInaccessible);
    this.#folders.set(id, known);
    // A transient failure is retried with the next file.
    known.catch(() => this.#folders.delete(id));
    return known;
  }

  async #readFolder(fileId: string): Promise<Folder> {
    const params = { fileId, supportsAllDrives: true, fields: 'name,parents' };
    const { name, parents } = folder.parse(await this.#request({ operationId: 'drive.files.get', params }));
    return { name, parentId: parents[0] };
  }

  // The root folder of a drive has no name of its own.
  async #readDrive(driveId: string): Promise<Folder> {
    const params = { driveId, fields: 'name' };
    const { name } = folder.parse(await this.#request({ operationId: 'drive.drives.get', params }));
    return { name, parentId: undefined };
  }
}

function ignoreInaccessible(error: unknown): undefined {
  const failure = error instanceof ProblemError ? error.failure : undefined;
  if (failure !== undefined && INACCESSIBLE.has(failure)) return undefined;
  throw error;
}
