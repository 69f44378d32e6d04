import { expect, test } from 'vitest';
import { wrapDynamicImports } from './retrying-imports-plugin.ts';

const IMPORT = "import { importWithRetries as __importWithRetries } from '#lib/retrying-import.ts';";

test('every dynamic import is made through the retrying loader', () => {
  const code = 'const load = () => import("./a.tsx");\nconst other = async () => (await import(\'./b.ts\')).b;';
  expect(wrapDynamicImports(code)).toBe(
    `${IMPORT}const load = () => __importWithRetries(() => import("./a.tsx"));\n` +
      "const other = async () => (await __importWithRetries(() => import('./b.ts'))).b;",
  );
});

test('code without dynamic imports is unchanged', () => {
  const code = "import { a } from './a.ts';\nexport const meta = import.meta.url;";
  expect(wrapDynamicImports(code)).toBe(code);
});
