import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ChainHead } from './chain-record.ts';

const DIRECTORY = 'audit-heads';
const FILE = /^[0-9a-f]{16}\.json$/;
// Each write is durable when it returns. O_DSYNC is used because fsync is not available under Node's permission model.
const SYNCED_WRITE = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_DSYNC;
const head = z.object({ writer: z.string(), number: z.int(), mac: z.string() });

/**
 * The heads of chains, in files outside the database: one for each chain written by a process with this data directory. An
 * attacker who can only write to the database cannot remove a chain without a trace.
 */
export class HeadFiles {
  readonly #directory: string;
  readonly #written = new Map<string, number>();

  constructor(dataDir: string) {
    this.#directory = join(dataDir, DIRECTORY);
  }

  /** Writes the head of a chain, unless it is already written. */
  write({ writer, number, mac }: ChainHead): void {
    if (this.#written.get(writer) === number) return;
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    const path = this.#getPath(writer);
    // Renamed into place, so that a power failure leaves either the old or the new head.
    const file = openSync(`${path}.new`, SYNCED_WRITE, 0o600);
    try {
      writeFileSync(file, `${JSON.stringify({ writer, number, mac })}\n`);
    } finally {
      closeSync(file);
    }
    renameSync(`${path}.new`, path);
    this.#written.set(writer, number);
  }

  /** Returns the heads of all known chains. A file without a valid head represents a missing chain. */
  readAll(): ChainHead[] {
    if (!existsSync(this.#directory)) return [];
    const names = readdirSync(this.#directory).filter((name) => FILE.test(name));
    return names.map((name) => this.#read(name));
  }

  /** Removes the head of a purged chain. */
  remove(writer: string): void {
    rmSync(this.#getPath(writer), { force: true });
  }

  #read(name: string): ChainHead {
    try {
      return head.parse(JSON.parse(readFileSync(join(this.#directory, name), 'utf8')));
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
      return { writer: name.replace('.json', ''), number: 1, mac: '' };
    }
  }

  #getPath(writer: string): string {
    return join(this.#directory, `${writer}.json`);
  }
}
