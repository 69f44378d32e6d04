import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Database } from '#db/database.ts';
import { indexText, MAX_INDEXED_CHARACTERS } from '#items/text-index.ts';
import { isExtractable } from './extractable-types.ts';
import { ExtractionThread } from './extraction-thread.ts';

type Deps = {
  db: Database;
  blobs: BlobStore;
  /** Is told of what could not be done; the rest is done nevertheless. */
  onError: (error: unknown) => void;
};

type Known = { text: string; width: number | null; height: number | null; rotation: number | null };
type Content = { itemNumber: number; sha256: string; mimeType: string; sizeBytes: number };

const NOTHING: Known = { text: '', width: null, height: null, rotation: null };

const CHECK_INTERVAL_MS = 1000;
const MAX_CONTENT_BYTES = 32 * 2 ** 20;

/**
 * Makes what files hold findable and notes the sizes of pictures, after the requests that brought them. What waits for it is noted in the database in the
 * transaction that stores the content, so that nothing is forgotten over a restart.
 */
export class ContentIndexer implements AsyncDisposable {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Begins to look for new content now and then. Does not keep the process alive. */
  start(): void {
    this.#timer = setInterval(() => void this.runDue(), CHECK_INTERVAL_MS).unref();
  }

  /** Indexes everything that waits and resolves when it is done. Never rejects. */
  runDue(): Promise<void> {
    this.#round ??= this.#work()
      .catch(this.#deps.onError)
      .finally(() => {
        this.#round = undefined;
      });
    return this.#round;
  }

  /** Stops looking, and resolves when what has begun is done. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#round;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #work(): Promise<void> {
    await using thread = new ExtractionThread();
    const { signal } = this.#closing;
    for (let item = this.#next(); item !== undefined; item = this.#next()) {
      const content = findContent(this.#deps.db, item);
      const known = content && (await this.#read(content, thread));
      if (signal.aborted) return; // What has been cut off is done after the next start.
      this.#store(item, content, known ?? NOTHING);
      await setImmediate(); // Requests come in between.
    }
  }

  #next(): number | undefined {
    return this.#deps.db.get<{ item: number }>('SELECT item_number AS item FROM content_queue LIMIT 1')?.item;
  }

  async #read({ sha256, mimeType, sizeBytes }: Content, thread: ExtractionThread): Promise<Known> {
    const { db, blobs } = this.#deps;
    if (sizeBytes === 0 || sizeBytes > MAX_CONTENT_BYTES || !isExtractable(mimeType)) return NOTHING;
    const known = db.get<Known>(
      `SELECT text, image_width AS width, image_height AS height, image_rotation AS rotation
       FROM item_contents WHERE content_sha256 = ? AND mime_type = ? LIMIT 1`,
      sha256,
      mimeType,
    );
    if (known) return known;
    const bytes = await buffer(blobs.read(sha256)).catch(() => undefined); // Deleted meanwhile.
    if (!bytes) return NOTHING;
    const extraction = { bytes, mimeType, maxCharacters: MAX_INDEXED_CHARACTERS };
    const outcome = await thread.extract(extraction, this.#closing.signal);
    if ('image' in outcome) return { ...NOTHING, ...outcome.image };
    return 'text' in outcome ? { ...NOTHING, text: outcome.text } : NOTHING;
  }

  /** Stores the words of a content, unless the item holds another one by now; that one waits for its own turn. */
  #store(itemNumber: number, content: Content | undefined, known: Known): void {
    const { db } = this.#deps;
    db.transaction(() => {
      const current = findContent(db, itemNumber);
      if (current?.sha256 !== content?.sha256 || current?.mimeType !== content?.mimeType) return;
      db.run('DELETE FROM content_queue WHERE item_number = ?', itemNumber);
      db.run('DELETE FROM item_contents WHERE item_number = ?', itemNumber);
      if (!content) return;
      const { text, width, height, rotation } = known;
      const values = [itemNumber, content.sha256, content.mimeType, text, width, height, rotation];
      db.run('INSERT INTO item_contents VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
      indexText(db, itemNumber);
    });
  }
}

/** What an item holds now: its bytes, or what it was imported from. */
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
