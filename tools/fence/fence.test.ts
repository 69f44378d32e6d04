// Proves that lint rejects imports that violate the layers. Each violation below is written to a scratch copy of the
// directory layout and linted with the configuration of the project, so the test fails if lint checks nothing.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toLintRules } from './to-lint-rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const crossings = [
  ['apps/services/src/drive/files/a.ts', '#identity/accounts.ts'],
  ['apps/services/src/calendar/c.ts', '#pages/user-pages.ts'],
  ['apps/services/src/script/d.ts', '#config.ts'],
  ['apps/services/src/core/e.ts', '#items/access.ts'],
  ['apps/services/src/core/f.ts', '#drive/about/get.ts'],
  ['apps/services/src/items/g.ts', '#drive/about/get.ts'],
  ['apps/services/src/identity/h.ts', '#demo/seed-demo.ts'],
  ['apps/services/src/drive/i.ts', '@rotunda/api-client/client'],
  ['apps/services/src/drive/j.ts', '../core/clock.ts'],
  ['apps/bff/src/domain/j.ts', '#platform/http/context.ts'],
  ['apps/bff/src/platform/http/k.ts', '#upstream/proxy/forward-call.ts'],
  ['apps/bff/src/identity/sessions/l.ts', '#upstream/proxy/forward-call.ts'],
  ['apps/bff/src/upstream/proxy/m.ts', '#features/jobs/job-run.ts'],
  ['apps/bff/src/features/jobs/n.ts', '#app/deps.ts'],
  ['apps/bff/src/app/n.ts', '@rotunda/services/start'],
  ['apps/web/src/features/files/p.tsx', '#routes/__root.tsx'],
  ['apps/web/src/features/files/q.tsx', '../processes/processes-page.tsx'],
  ['apps/web/src/shell/ad.ts', '#features/files/files-page.tsx'],
  ['apps/web/src/shared/r.ts', '#shell/shell.tsx'],
  ['apps/web/src/ui/s.tsx', '#shared/api/api.ts'],
  ['apps/web/src/t.ts', '@rotunda/bff/start'],
  ['packages/api-client/src/u.ts', '@rotunda/services/start'],
  ['packages/data-directory/src/ac.ts', '@rotunda/api-client/client'],
] as const;

const allowed = [
  ['apps/services/src/drive/files/v.ts', '#items/access.ts'],
  ['apps/services/src/script/w.ts', '#items/access.ts'],
  ['apps/bff/src/app/deps.ts', '#upstream/proxy/forward-call.ts'],
  ['apps/web/src/features/files/x.tsx', '#shared/api/api.ts'],
  ['apps/web/src/routes/y.tsx', '#features/files/files-page.tsx'],
] as const;

let scratch: string;
let findings: { path: string; category: string }[];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'rotunda-fence-'));
  await cp(join(root, 'biome.jsonc'), join(scratch, 'biome.jsonc'));
  await mkdir(join(scratch, 'tools/fence'), { recursive: true });
  await cp(join(root, 'tools/fence/lint.gen.json'), join(scratch, 'tools/fence/lint.gen.json'));
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

test('the lint rules match the table', async () => {
  expect(JSON.parse(await readFile(join(root, 'tools/fence/lint.gen.json'), 'utf8'))).toEqual(toLintRules());
});

test.each(crossings)('lint rejects that %s imports %s', (path) => {
  expect(findings).toContainEqual({ path, category: 'lint/style/noRestrictedImports' });
});

test.each(allowed)('lint allows %s to import %s', (path) => {
  expect(findings).not.toContainEqual({ path, category: 'lint/style/noRestrictedImports' });
});

async function lint(directory: string): Promise<{ path: string; category: string }[]> {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports', '.'];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(biome, args, { cwd: directory, maxBuffer: 16 * 2 ** 20 }, (error, stdout) => {
      // Code 1 means lint errors. With any other code, lint did not run.
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
