import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const OLD_VERSION = 'data:text/javascript,Object.defineProperty(process, "version", { value: "v20.1.0" })';

test.each(['bff', 'services'])(
  'with an older version of Node, the program %s ends with one line that says what to use',
  (name) => {
    const main = fileURLToPath(new URL(`../../${name}/src/main.js`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, ['--import', OLD_VERSION, main], { encoding: 'utf8' });
    expect(stderr).toMatch(/^Node \d+ or newer is required, and this is v20\.1\.0\. .*node_modules\/\.bin\/node\n$/);
    expect(status).toBe(1);
  },
);
