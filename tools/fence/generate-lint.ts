// Writes lint.gen.json with the lint rules for imports, from the table of applications. With --check, only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toLintRules } from './to-lint-rules.ts';

const path = fileURLToPath(new URL('lint.gen.json', import.meta.url));
const text = `${JSON.stringify(toLintRules(), null, 2)}\n`;
if (!process.argv.includes('--check')) await writeFile(path, text);
else if ((await readFile(path, 'utf8')) !== text) {
  process.stderr.write('tools/fence/lint.gen.json is out of date: run node tools/fence/generate-lint.ts\n');
  process.exitCode = 1;
}
