import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ID = '\0react-module';

/**
 * Serves React to imports as one module with named exports. React is a CommonJS module, which the bundler would otherwise wrap
 * again for each of its importers, with an accessor for each of its exports.
 */
export function reactModule(): Plugin {
  const require = createRequire(import.meta.url);
  const names = Object.keys(require('react'));
  const path = JSON.stringify(require.resolve('react'));
  return {
    name: 'react-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react$/ },
      handler: (_source, _importer, { kind }) => (kind === 'import-statement' ? ID : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${ID}$`) },
      handler: () => `import React from ${path};\nexport default React;\nexport const { ${names.join(', ')} } = React;`,
    },
  };
}
