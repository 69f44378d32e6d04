// Proves the import fence: each crossing below is written into a scratch copy of the tree's layout and linted with the
// project's own configuration. Lint that finds nothing because it looks at nothing would fail here.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const crossings = [
  ['apps/services/src/drive/files/a.ts', '#calendar/events/list.ts'],
  ['apps/services/src/drive/files/b.ts', '#script/processes/list.ts'],
  ['apps/services/src/calendar/c.ts', '#drive/about/get.ts'],
  ['apps/services/src/script/d.ts', '#drive/about/get.ts'],
  ['apps/services/src/core/e.ts', '#items/access.ts'],
  ['apps/services/src/core/f.ts', '#drive/about/get.ts'],
  ['apps/services/src/items/g.ts', '#drive/about/get.ts'],
  ['apps/services/src/identity/h.ts', '#drive/about/get.ts'],
  ['apps/services/src/drive/i.ts', '@rotunda/api-client/client'],
  ['apps/services/src/drive/j.ts', '../core/clock.ts'],
  ['apps/bff/src/http/k.ts', '#proxy/forward.ts'],
  ['apps/bff/src/auth/l.ts', '#proxy/forward.ts'],
  ['apps/bff/src/proxy/m.ts', '#auth/login.ts'],
  ['apps/bff/src/n.ts', '@rotunda/services/start'],
  ['apps/web/src/features/files/o.tsx', '#features/processes/processes-page.tsx'],
  ['apps/web/src/features/files/p.tsx', '#routes/__root.tsx'],
  ['apps/web/src/features/files/q.tsx', '../processes/processes-page.tsx'],
  ['apps/web/src/shared/r.ts', '#features/files/files-page.tsx'],
  ['apps/web/src/ui/s.tsx', '#shared/api.ts'],
  ['apps/web/src/t.ts', '@rotunda/bff/start'],
  ['packages/api-client/src/u.ts', '@rotunda/services/start'],
  ['packages/data-directory/src/ac.ts', '@rotunda/api-client/client'],
] as const;

const allowed = [
  ['apps/services/src/drive/files/v.ts', '#items/access.ts'],
  ['apps/services/src/script/w.ts', '#items/access.ts'],
  ['apps/bff/src/deps.ts', '#proxy/forward.ts'],
  ['apps/web/src/features/files/x.tsx', '#shared/api.ts'],
  ['apps/web/src/routes/y.tsx', '#features/files/files-page.tsx'],
] as const;

let scratch: string;
let findings: { path: string; category: string }[];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'rotunda-fence-'));
  await cp(join(root, 'biome.jsonc'), join(scratch, 'biome.jsonc'));
  await writeFile(join(scratch, '.gitignore'), 'node_modules\n');
  await symlink(join(root, 'node_modules'), join(scratch, 'node_modules'));
  for (const [path, target] of [...crossings, ...allowed]) {
    const file = join(scratch, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import { thing } from '${target}';\n\nexport const used = thing;\n`);
  }
  findings = await lint(scratch);
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

test.each(crossings)('lint refuses that %s imports %s', (path) => {
  expect(findings).toContainEqual({ path, category: 'lint/style/noRestrictedImports' });
});

test.each(allowed)('lint lets %s import %s', (path) => {
  expect(findings).not.toContainEqual({ path, category: 'lint/style/noRestrictedImports' });
});

async function lint(directory: string): Promise<{ path: string; category: string }[]> {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports', '.'];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(biome, args, { cwd: directory, maxBuffer: 16 * 2 ** 20 }, (error, stdout) => {
      // Lint errors end with code 1; anything else did not lint at all.
      if (error && error.code !== 1) reject(error);
      else resolve(stdout);
    });
  });
  const report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] } =
    JSON.parse(output);
  return report.diagnostics.map(({ category, location }) => ({
    category,
    path: typeof location.path === 'string' ? location.path : location.path.file,
  }));
}
