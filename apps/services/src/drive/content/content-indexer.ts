import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { BlobIntegrityError } from '#blobs/blob-integrity-error.ts';
import type { BlobStore } from '#blobs/blob-store.ts';
import { PeriodicTask } from '#core/scheduling/periodic-task.ts';
import type { Database } from '#db/database.ts';
import { indexText } from '#items/text-index.ts';
import { isExtractable } from './extractable-types.ts';
import { ExtractionThread } from './extraction-thread.ts';
import { hasPendingText, reindexTexts } from './reindex-texts.ts';
import { findSuppliedThumbnail, putThumbnail, type Thumbnail } from './thumbnails.ts';

type Deps = {
  db: Database;
  blobs: BlobStore;
  /** Called for each failure. The remaining content is still indexed. */
  onError: (error: unknown) => void;
};

type Content = { itemNumber: number; sha256: string; mimeType: string; sizeBytes: number };

/** The extracted data of a content. */
type ExtractedData = {
  text: string;
  width: number | null;
  height: number | null;
  rotation: number | null;
  /** EXIF data as JSON. */
  camera: string | null;
  thumbnail: Thumbnail | undefined;
};

/** The extraction context of one round. */
type Round = { thread: ExtractionThread; signal: AbortSignal };
type Extract = (bytes: Uint8Array, mimeType: string) => Promise<ExtractedData>;

const NOTHING: ExtractedData = {
  text: '',
  width: null,
  height: null,
  rotation: null,
  camera: null,
  thumbnail: undefined,
};

const MERGE_MS = 1000; // Content stored within this time is indexed in one pass.
const MAX_CONTENT_BYTES = 32 * 2 ** 20;
const MAX_READ_CHARACTERS = 2_000_000;

/**
 * Indexes file contents, picture data and thumbnails in the background after uploads. The transaction that stores a content also
 * queues it in the database, so that nothing is lost on a restart.
 */
export class ContentIndexer implements AsyncDisposable {
  readonly #deps: Deps;
  readonly #rounds: PeriodicTask;
  #commits: Disposable | undefined;
  #soon: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#rounds = new PeriodicTask((signal) => this.#work(signal), deps.onError);
  }

  /** Indexes queued content, and new content shortly after each commit. Does not keep the process alive. */
  start(): void {
    this.#commits = this.#deps.db.onCommit(() => this.#wake());
    this.#wake();
  }

  /** Indexes all queued content and resolves when it is done. Never rejects. */
  runDue(): Promise<void> {
    return this.#rounds.run();
  }

  /** Stops indexing. Resolves when the work in progress is done. */
  close(): Promise<void> {
    this.#commits?.[Symbol.dispose]();
    clearTimeout(this.#soon);
    return this.#rounds.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #wake(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.runDue();
    }, MERGE_MS).unref();
  }

  async #work(signal: AbortSignal): Promise<void> {
    using thread = new ExtractionThread();
    const extract: Extract = (bytes, mimeType) => this.#extract({ thread, signal }, bytes, mimeType);
    for (let item = this.#next(); item !== undefined; item = this.#next()) {
      const content = findContent(this.#deps.db, item);
      const known = content ? await this.#read(content, extract) : NOTHING;
      const thumbnail = known.thumbnail ?? (await this.#readSuppliedThumbnail(item, extract));
      if (signal.aborted) return; // Interrupted work is repeated after the next start.
      await this.#store(item, content, { ...known, thumbnail });
      await setImmediate(); // Other requests are handled in between.
    }
    await this.#reindex(signal);
  }

  async #reindex(signal: AbortSignal): Promise<void> {
    const { db } = this.#deps;
    while (!signal.aborted && hasPendingText(db)) {
      await db.write(() => reindexTexts(db));
      await setImmediate(); // Other requests are handled in between.
    }
  }

  #next(): number | undefined {
    return this.#deps.db.get<{ item: number }>('SELECT item_number AS item FROM content_queue LIMIT 1')?.item;
  }

  async #read({ sha256, mimeType, sizeBytes }: Content, extract: Extract): Promise<ExtractedData> {
    const { db, blobs } = this.#deps;
    if (sizeBytes === 0 || sizeBytes > MAX_CONTENT_BYTES || !isExtractable(mimeType)) return NOTHING;
    const known = findExtractedData(db, sha256, mimeType);
    if (known) return known;
    try {
      return await extract(await buffer(await blobs.open({ sha256, sizeBytes })), mimeType);
    } catch (error) {
      if (!(error instanceof BlobIntegrityError)) throw error;
      // Deleted in the meantime or damaged. The file is listed, but searches do not find its content.
      this.#deps.onError(error);
      return NOTHING;
    }
  }

  /** Returns a client-supplied thumbnail, reduced to the standard size. */
  async #readSuppliedThumbnail(itemNumber: number, extract: Extract): Promise<Thumbnail | undefined> {
    const supplied = findSuppliedThumbnail(this.#deps.db, itemNumber);
    return supplied && (await extract(supplied, 'image/*')).thumbnail;
  }

  async #extract({ thread, signal }: Round, bytes: Uint8Array, mimeType: string): Promise<ExtractedData> {
    const extraction = { bytes, mimeType, maxCharacters: MAX_READ_CHARACTERS };
    const outcome = await thread.extract(extraction, signal);
    if ('text' in outcome) return { ...NOTHING, text: outcome.text };
    if (!('image' in outcome)) return NOTHING;
    const { camera, ...shape } = outcome.image;
    const thumbnail = outcome.thumbnail && (await this.#deps.blobs.put(Readable.from([outcome.thumbnail])));
    return { ...NOTHING, ...shape, camera: JSON.stringify(camera), thumbnail };
  }

  /** Stores the extracted data, unless the item has other content by now, which is queued separately. */
  #store(itemNumber: number, content: Content | undefined, known: ExtractedData): Promise<void> {
    const { db } = this.#deps;
    return db.write(() => {
      const current = findContent(db, itemNumber);
      if (current?.sha256 !== content?.sha256 || current?.mimeType !== content?.mimeType) return;
      db.run('DELETE FROM content_queue WHERE item_number = ?', itemNumber);
      db.run('DELETE FROM item_contents WHERE item_number = ?', itemNumber);
      putThumbnail(db, itemNumber, known.thumbnail);
      if (!content) return;
      const { text, width, height, rotation, camera } = known;
      const values = [itemNumber, content.sha256, content.mimeType, text, width, height, rotation, camera];
      db.run('INSERT INTO item_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values);
      indexText(db, itemNumber);
    });
  }
}

/** Returns the extracted data of another item with the same content. */
function findExtractedData(db: Database, sha256: string, mimeType: string): ExtractedData | undefined {
  const row = db.get<Omit<ExtractedData, 'thumbnail'> & { blob: string | null; sizeBytes: number | null }>(
    `SELECT c.text, c.image_width AS width, c.image_height AS height, c.image_rotation AS rotation,
       c.image_camera AS camera, t.blob_sha256 AS blob, t.size_bytes AS sizeBytes
     FROM item_contents AS c
     LEFT JOIN thumbnails AS t ON t.item_number = c.item_number AND c.image_width IS NOT NULL
     WHERE c.content_sha256 = ? AND c.mime_type = ? LIMIT 1`,
    sha256,
    mimeType,
  );
  if (!row) return undefined;
  const { blob, sizeBytes, ...known } = row;
  return { ...known, thumbnail: blob === null || sizeBytes === null ? undefined : { sha256: blob, sizeBytes } };
}

/** Returns the current content of an item: its bytes, or the file it was imported from. */
function findContent(db: Database, itemNumber: number): Content | undefined {
  return db.get<Content>(
    `SELECT number AS itemNumber, blob_sha256 AS sha256, mime_type AS mimeType, size_bytes AS sizeBytes
     FROM items WHERE number = ?1 AND blob_sha256 IS NOT NULL
     UNION ALL
     SELECT * FROM (SELECT item_number, blob_sha256, mime_type, size_bytes FROM document_sources
       WHERE item_number = ?1 ORDER BY position DESC LIMIT 1)
     LIMIT 1`,
    itemNumber,
  );
}
