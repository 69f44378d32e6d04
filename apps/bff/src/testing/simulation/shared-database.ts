import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, type Driver, Kysely, sql } from 'kysely';
import { openStore, type Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { openSqlite } from '#platform/store/sqlite-dialect.ts';

/** A database shared by the replicas of a world. */
export type SharedDatabase = { store: Store; dialect: Dialect; driver: Driver; dataDir: string } & AsyncDisposable;

const LOCK_WAIT_MS = 1_000;

/** Creates empty databases, each as a copy of one that was migrated once. */
export class DatabaseTemplate implements Disposable {
  readonly #directory: string;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async create(): Promise<DatabaseTemplate> {
    const directory = mkdtempSync(join(tmpdir(), 'rotunda-simulation-'));
    await (await openStore({ path: join(directory, 'template.db') })).destroy();
    return new DatabaseTemplate(directory);
  }

  async copy(): Promise<SharedDatabase> {
    const dataDir = mkdtempSync(join(this.#directory, 'run-'));
    const path = join(dataDir, 'bff.db');
    copyFileSync(join(this.#directory, 'template.db'), path);
    const dialect = openSqlite(path, LOCK_WAIT_MS);
    const driver = dialect.createDriver();
    const store = new Kysely<StoreSchema>({ dialect: { ...dialect, createDriver: () => driver } });
    // The simulation loses processes but never the machine.
    await sql`pragma synchronous = off`.execute(store);
    const dispose = async () => {
      await store.destroy();
      rmSync(dataDir, { recursive: true });
    };
    return { store, dialect, driver, dataDir, [Symbol.asyncDispose]: dispose };
  }

  [Symbol.dispose](): void {
    rmSync(this.#directory, { recursive: true });
  }
}
