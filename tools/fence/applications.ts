/** A layer of an application's source. */
export type Layer = {
  name: string;
  /** The files and folders of the layer, as glob patterns. */
  includes: readonly string[];
  /** Whether its folders must not import each other. Code shared by two of them belongs to a lower layer. */
  hasIndependentFolders?: true;
};

/** An application with layers. A file imports only from its own layer and from lower ones. */
export type Application = {
  source: string;
  /** From top to bottom. */
  layers: readonly Layer[];
  /** The workspace packages that it imports. */
  packages: readonly string[];
};

/** The applications. The lint rules are generated from this table, and the fence test reads it. */
export const applications: readonly Application[] = [
  {
    source: 'apps/bff/src',
    layers: [
      { name: 'app', includes: ['main.js', 'app/**'] },
      { name: 'features', includes: ['features/**'], hasIndependentFolders: true },
      { name: 'upstream', includes: ['upstream/**'] },
      { name: 'identity', includes: ['identity/**'] },
      { name: 'platform', includes: ['platform/**'] },
      { name: 'domain', includes: ['domain/**'] },
    ],
    packages: ['address-policy', 'api-client', 'data-directory', 'document-formats', 'environment'],
  },
  {
    source: 'apps/services/src',
    layers: [
      { name: 'app', includes: ['*'] },
      { name: 'demo', includes: ['demo/**'] },
      { name: 'pages', includes: ['pages/**'] },
      { name: 'identity', includes: ['identity/**'] },
      { name: 'services', includes: ['calendar/**', 'drive/**', 'script/**'], hasIndependentFolders: true },
      { name: 'items', includes: ['items/**'] },
      { name: 'core', includes: ['core/**'] },
      { name: 'blobs', includes: ['blobs/**'] },
      { name: 'db', includes: ['db/**'] },
    ],
    packages: [
      'address-policy',
      'api-client',
      'data-directory',
      'document-formats',
      'environment',
      'recurrence',
      'script-manifest',
    ],
  },
  {
    source: 'apps/web/src',
    layers: [
      { name: 'app', includes: ['*', 'routes/**'] },
      { name: 'features', includes: ['features/**'], hasIndependentFolders: true },
      { name: 'shell', includes: ['shell/**'] },
      { name: 'shared', includes: ['shared/**'] },
      { name: 'ui', includes: ['ui/**'] },
      { name: 'lib', includes: ['lib/**'] },
    ],
    packages: ['api-client', 'document-formats', 'recurrence', 'script-manifest'],
  },
];
