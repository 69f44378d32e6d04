import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceMutation } from './source-mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BFF = 'apps/bff';

/** A copy of the BFF's source, with the installed packages of the working tree, for planting faults. */
export class CopiedTree implements Disposable {
  readonly directory = mkdtempSync(join(tmpdir(), 'rotunda-mutations-'));

  constructor() {
    mkdirSync(join(this.directory, BFF), { recursive: true });
    const isSource = (path: string) => basename(path) !== 'node_modules';
    for (const path of ['src', 'package.json']) {
      cpSync(join(root, BFF, path), join(this.directory, BFF, path), { recursive: true, filter: isSource });
    }
    for (const path of ['node_modules', `${BFF}/node_modules`]) {
      symlinkSync(join(root, path), join(this.directory, path), 'junction');
    }
  }

  /** Plants a fault until disposed. Throws unless its text occurs exactly once in the file. */
  plant({ name, file, from, to }: SourceMutation): Disposable {
    const path = join(this.directory, BFF, 'src', file);
    const source = readFileSync(path, 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} does not have the text of “${name}” once`);
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    return { [Symbol.dispose]: () => writeFileSync(path, source) };
  }

  /** Returns the path of a file in the copied source. */
  getPath(file: string): string {
    return join(this.directory, BFF, 'src', file);
  }

  [Symbol.dispose](): void {
    rmSync(this.directory, { recursive: true });
  }
}
