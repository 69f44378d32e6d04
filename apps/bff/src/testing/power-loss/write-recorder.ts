import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskModel, type UnsyncedOutcome } from './disk-model.ts';
import { type DiskChange, readLog } from './read-log.ts';

const SOURCE = fileURLToPath(new URL('record-writes.c', import.meta.url));

/**
 * Records the writes of programs below a directory, and creates directories as a power failure would have left them. Requires a C
 * compiler.
 */
export class WriteRecorder implements Disposable {
  /** The directory that programs write to. */
  readonly directory: string;
  /** The environment variables that enable recording of a program. */
  readonly variables: Readonly<Record<string, string>>;
  readonly #place: string;
  readonly #log: string;

  constructor() {
    this.#place = mkdtempSync(join(tmpdir(), 'rotunda-power-'));
    this.directory = join(this.#place, 'data');
    this.#log = join(this.#place, 'log');
    const library = join(this.#place, 'record-writes.so');
    mkdirSync(this.directory, { mode: 0o700 });
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl', '-lpthread'], { stdio: 'pipe' });
    this.variables = {
      LD_PRELOAD: library,
      RECORD_ROOT: this.directory,
      RECORD_LOG: this.#log,
      // io_uring writes would bypass the library.
      UV_USE_IO_URING: '0',
    };
  }

  /** The length of the recording. Anything acknowledged so far must survive a power failure at a later position. */
  get position(): number {
    return statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Returns all changes so far. */
  readChanges(): DiskChange[] {
    return readLog(readFileSync(this.#log));
  }

  /** Writes the disk's content after the changes to a new directory. */
  writeImage(disk: DiskModel, fate: UnsyncedOutcome): string {
    const directory = mkdtempSync(join(this.#place, 'image-'));
    const entries = [...disk.read(fate)].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [path, content] of entries) {
      // The index of a write-ahead log is rebuilt from the log.
      if (path.endsWith('-shm')) continue;
      mkdirSync(content === undefined ? join(directory, path) : dirname(join(directory, path)), {
        recursive: true,
        mode: 0o700,
      });
      if (content !== undefined) writeFileSync(join(directory, path), content, { mode: 0o600 });
    }
    return directory;
  }

  /**
   * Returns the paths whose content differs from the recording if nothing is lost. A non-empty result means that the recording
   * has gaps.
   */
  findGaps(): string[] {
    const disk = new DiskModel();
    for (const change of this.readChanges()) disk.apply(change);
    const expected = disk.read('all');
    const entries = readdirSync(this.directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const paths = new Set([...files.map((path) => path.slice(this.directory.length)), ...filesOf(expected)]);
    return [...paths].filter((path) => !path.endsWith('-shm') && !this.#isAs(path, expected.get(path)));
  }

  [Symbol.dispose](): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  #isAs(path: string, content: Buffer | undefined): boolean {
    const stats = statSync(join(this.directory, path), { throwIfNoEntry: false });
    if (!stats || !content) return false;
    return readFileSync(join(this.directory, path)).equals(content);
  }
}

function filesOf(found: ReadonlyMap<string, Buffer | undefined>): string[] {
  return [...found].flatMap(([path, content]) => (content === undefined ? [] : [path]));
}
