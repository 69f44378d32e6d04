import type { OperationId } from '@rotunda/api-client/operations';
import type { Principal } from '#domain/principal.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import type { IndexRow } from '#features/indexes/store/row-store.ts';
import type { CrawledFile } from './crawled-file.ts';
import type { FolderPaths } from './folder-paths.ts';

/** Names of the indexes, as in their addresses. */
export const INDEX_NAMES = ['approvals', 'access-requests', 'outside-access', 'people', 'projects'] as const;

/** The name of an index. */
export type IndexName = (typeof INDEX_NAMES)[number];

/** For whom a target is read, and the ways to what that person sees. */
export type ReadContext = {
  principal: Principal;
  paths: FolderPaths;
  /** Says that the service left something out, so that what was read counts, and is read again. */
  markIncomplete: () => void;
};

/** How an index is filled. */
export type IndexReader = {
  /** Who may make this call may look at the index. */
  operationId: OperationId;
  /** Restricts the files that are read, in the services' search language; undefined when the targets are fixed. */
  fileQuery: string | undefined;
  /** Members of files that it asks listings for, each after a comma. */
  fileFields: string;
  /**
   * What a listing already tells of a file, so that no call is made for it: its rows, or that the service would refuse the
   * call; undefined when it has to be read.
   */
  judgeCrawled?: (
    file: CrawledFile,
    context: Omit<ReadContext, 'markIncomplete'>,
  ) => Promise<IndexRow[] | 'refused' | undefined>;
  /** Whether everybody who is given a file by their own listing reads the same of it. */
  isSameForAll: boolean;
  /** Whether a file that has changed is one to be read. */
  takes: (target: Target) => boolean;
  /** Targets that are there from the beginning. */
  fixedTargets: readonly Target[];
  /** How long what was read counts without a change being told. */
  staleAfterMs: number;
  /** Reads one target. */
  read: (request: ExecuteCall, target: Target, context: ReadContext) => Promise<IndexRow[]>;
  /** Called when targets have been read, for what comes of all together. */
  finish?: (userId: string) => Promise<void>;
  /** What a 403 means to the person. */
  refusal: string;
};

/** How each index is filled. */
export type IndexReaders = Readonly<Record<IndexName, IndexReader>>;

/** The reader of a stored index; undefined for one that an earlier version had. */
export function findReader(readers: IndexReaders, name: string): IndexReader | undefined {
  return Object.entries(readers).find(([known]) => known === name)?.[1];
}
