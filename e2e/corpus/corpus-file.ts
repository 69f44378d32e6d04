import type { Page } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';

/** Bytes of a file. */
export type FileBytes = Uint8Array<ArrayBuffer> | string;

/** The tools for creating files: a page of the console, whose browser encodes pictures and videos, and the services. */
export type FileSources = { page: Page; operator: Client };

type Content = FileBytes | ((makers: FileSources) => FileBytes | Promise<FileBytes>);

/** A file, the parts that must be visible, and its differences from later content. */
export type CorpusFile = {
  name: string;
  mimeType: string;
  content: Content;
  /** The files in an archive to open first, each inside the previous one. */
  opens?: readonly string[];
  /** Texts that the preview must show: parts of the content, or the reason why it is not shown. */
  shows?: readonly (string | RegExp)[];
  /** Texts that the preview must not show. */
  hides?: readonly (string | RegExp)[];
  /** Whether a picture with the file's name is drawn. */
  isImageShown?: boolean;
  /** How much a reviewer is considered to have viewed: nothing if the content cannot be shown. */
  viewedPart: 'all' | 'part' | 'nothing';
  /** The later content, and the texts that the comparison shows. */
  later?: { content: Content; opens?: readonly string[]; differs: readonly (string | RegExp)[] };
};

/** Returns the bytes of content, creating them on demand. */
export async function makeContent(content: Content, makers: FileSources): Promise<FileBytes> {
  return typeof content === 'function' ? content(makers) : content;
}
