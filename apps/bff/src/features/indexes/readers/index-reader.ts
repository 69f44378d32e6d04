import type { OperationId } from '@rotunda/api-client/operations';
import type { Principal } from '#domain/principal.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import type { IndexRow } from '#features/indexes/store/row-store.ts';
import type { CrawledFile } from './crawled-file.ts';
import type { FolderPaths } from './folder-paths.ts';

/** The names of the indexes, as used in their URLs. */
export const INDEX_NAMES = ['approvals', 'access-requests', 'outside-access', 'people', 'projects'] as const;

/** The name of an index. */
export type IndexName = (typeof INDEX_NAMES)[number];

/** The user for whom a target is read, and the folder paths that the user can see. */
export type ReadContext = {
  principal: Principal;
  paths: FolderPaths;
  /** Marks the read as incomplete because the service omitted something. The result counts, but the target is read again. */
  markIncomplete: () => void;
};

/** Defines how an index is filled. */
export type IndexReader = {
  /** Users who may call this operation may view the index. */
  operationId: OperationId;
  /** Restricts the files to read, in the services' search language. Undefined if the targets are fixed. */
  fileQuery: string | undefined;
  /** The file fields to request in listings, each preceded by a comma. */
  fileFields: string;
  /**
   * Returns what a listing already reveals about a file, to save a call: its rows, or that the service would refuse the call.
   * Returns undefined if the file must be read.
   */
  evaluateCrawled?: (
    file: CrawledFile,
    context: Omit<ReadContext, 'markIncomplete'>,
  ) => Promise<IndexRow[] | 'refused' | undefined>;
  /** Whether all users whose listing contains a file read the same data from it. */
  isUserIndependent: boolean;
  /** Whether a changed file must be read. */
  shouldRead: (target: Target) => boolean;
  /** The targets that always exist. */
  fixedTargets: readonly Target[];
  /** How long read data stays fresh if no change is reported. */
  staleAfterMs: number;
  /** Reads one target. */
  read: (request: ExecuteCall, target: Target, context: ReadContext) => Promise<IndexRow[]>;
  /** Called after targets have been read, for rows that depend on all of them. */
  finish?: (userId: string) => Promise<void>;
  /** The explanation of a 403 for the user. */
  forbiddenMessage: string;
};

/** The readers of all indexes. */
export type IndexReaders = Readonly<Record<IndexName, IndexReader>>;

/** Returns the reader of a stored index, or undefined if only an earlier version had the index. */
export function findReader(readers: IndexReaders, name: string): IndexReader | undefined {
  return Object.entries(readers).find(([known]) => known === name)?.[1];
}
