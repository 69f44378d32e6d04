import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { reactModule } from './react-module-plugin.ts';

const ENTRY = join(import.meta.dirname, 'entry.js');

/** Builds a module with this code. Resolves to the built code. */
async function buildModule(code: string): Promise<string> {
  const source: Plugin = {
    name: 'source',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [reactModule(), source],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [first] = [built].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  return chunk?.code ?? '';
}

test('modules import the exports of React itself, which CommonJS modules also use', async () => {
  const code = await buildModule(`
    import React, { useState, version } from 'react';
    import * as all from 'react';
    import { version as ofDom } from 'react-dom';
    export const [isSame, versions] = [React.useState === useState && all.useState === useState, [version, ofDom]];
  `);
  expect(code.match(/__toESM\(require_react\(\)/g)).toHaveLength(1);
  const built: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [version] = [Reflect.get(Object(built), 'versions')].flat();
  expect(built).toMatchObject({ isSame: true, versions: [version, version] });
  expect(version).toMatch(/^\d+\./);
});
