import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskModel, type Fate } from './disk-model.ts';
import { type DiskChange, readLog } from './read-log.ts';

const SOURCE = fileURLToPath(new URL('record-writes.c', import.meta.url));

/** Records what programs write below a directory, and makes directories as a power failure would have left them. Needs a C compiler. */
export class WriteRecorder implements Disposable {
  /** The directory that programs write into. */
  readonly directory: string;
  /** Variables that let a program be recorded. */
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
      ...{ LD_PRELOAD: library, RECORD_ROOT: this.directory, RECORD_LOG: this.#log },
      // These writes would pass by the library.
      UV_USE_IO_URING: '0',
    };
  }

  /** How much has been recorded: what was acknowledged by now must be safe at a power failure after it. */
  get position(): number {
    return statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** All changes so far. */
  readChanges(): DiskChange[] {
    return readLog(readFileSync(this.#log));
  }

  /** Writes what is on the disk after the changes into a new directory. */
  writeImage(disk: DiskModel, fate: Fate): string {
    const directory = mkdtempSync(join(this.#place, 'image-'));
    const entries = [...disk.read(fate)].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [path, content] of entries) {
      // The index of a log is rebuilt from the log.
      if (path.endsWith('-shm')) continue;
      mkdirSync(content === undefined ? join(directory, path) : dirname(join(directory, path)), {
        recursive: true,
        mode: 0o700,
      });
      if (content !== undefined) writeFileSync(join(directory, path), content, { mode: 0o600 });
    }
    return directory;
  }

  /** Paths whose content is not what the record says when nothing is lost: the recording has gaps if there are any. */
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
