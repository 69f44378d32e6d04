import type { Page } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';

/** Bytes of a file. */
export type FileBytes = Uint8Array<ArrayBuffer> | string;

/** What files can be made with: a page of the console, whose browser encodes pictures and videos, and the services. */
export type Makers = { page: Page; operator: Client };

type Content = FileBytes | ((makers: Makers) => FileBytes | Promise<FileBytes>);

/** A file, what must be visible of it, and what must differ from its later content. */
export type CorpusFile = {
  name: string;
  mimeType: string;
  content: Content;
  /** Files in an archive that are opened first, one in the other. */
  opens?: readonly string[];
  /** Texts that the preview shows: of the content, or why it is not shown. */
  shows?: readonly (string | RegExp)[];
  /** Texts that the preview must not show. */
  hides?: readonly (string | RegExp)[];
  /** Whether a picture with the name of the file is drawn. */
  isDrawn?: boolean;
  /** What a reviewer counts as having seen: nothing where the content cannot be shown. */
  seen: 'all' | 'part' | 'nothing';
  /** What it has later, and what the comparison of both shows. */
  later?: { content: Content; opens?: readonly string[]; differs: readonly (string | RegExp)[] };
};

/** The bytes of content, made when they are needed. */
export async function makeContent(content: Content, makers: Makers): Promise<FileBytes> {
  return typeof content === 'function' ? content(makers) : content;
}
