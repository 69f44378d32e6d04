import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

const FIXTURES = fileURLToPath(new URL('../../../tests/fixtures/former-versions', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const fixture = z.object({
  commit: z.string(),
  /** The newest migration of the version. */
  lastMigration: z.string(),
  /** The programs of the version by file name, bundled without packages. */
  files: z.record(z.string(), z.string()),
});

/** A former version of the console, bundled by `scripts/build-former-version.ts`. */
export type FormerVersion = z.infer<typeof fixture>;

/** Returns all former versions in the fixtures. */
export function listFormerVersions(): FormerVersion[] {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.json.br'));
  return names.map((name) =>
    fixture.parse(JSON.parse(brotliDecompressSync(readFileSync(join(FIXTURES, name))).toString())),
  );
}

/** Writes the programs of a former version to a new directory. Resolves to a function that returns a program's path. */
export async function unpackVersion({ files }: FormerVersion, directory: string): Promise<(name: string) => string> {
  await mkdir(directory, { recursive: true });
  // The packages are those of the current version.
  await symlink(PACKAGES, join(directory, 'node_modules'), 'junction');
  await writeFile(join(directory, 'package.json'), '{"type":"module"}');
  for (const [name, code] of Object.entries(files)) await writeFile(join(directory, name), code);
  return (name) => join(directory, `${name}.js`);
}
