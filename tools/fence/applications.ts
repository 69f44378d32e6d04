/** A floor of an application. */
export type Floor = {
  name: string;
  /** The files and folders of the source that belong to it, as glob patterns. */
  includes: readonly string[];
  /** Set when its folders do not import each other: what two of them need stands on a floor below. */
  isApart?: true;
};

/** An application whose source stands on floors: a file imports from its own floor and from those below. */
export type Application = {
  source: string;
  /** From the top down. */
  floors: readonly Floor[];
  /** Packages of ours that it imports. */
  packages: readonly string[];
};

/** The applications. The lint rules are generated from this table, and the fence test reads it. */
export const applications: readonly Application[] = [
  {
    source: 'apps/bff/src',
    floors: [
      { name: 'app', includes: ['main.js', 'app/**'] },
      { name: 'features', includes: ['features/**'], isApart: true },
      { name: 'upstream', includes: ['upstream/**'] },
      { name: 'identity', includes: ['identity/**'] },
      { name: 'platform', includes: ['platform/**'] },
      { name: 'domain', includes: ['domain/**'] },
    ],
    packages: ['address-policy', 'api-client', 'data-directory', 'document-formats', 'environment'],
  },
  {
    source: 'apps/services/src',
    floors: [
      { name: 'app', includes: ['*'] },
      { name: 'demo', includes: ['demo/**'] },
      { name: 'pages', includes: ['pages/**'] },
      { name: 'identity', includes: ['identity/**'] },
      { name: 'services', includes: ['calendar/**', 'drive/**', 'script/**'], isApart: true },
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
    floors: [
      { name: 'app', includes: ['*', 'routes/**'] },
      { name: 'features', includes: ['features/**'], isApart: true },
      { name: 'shell', includes: ['shell/**'] },
      { name: 'shared', includes: ['shared/**'] },
      { name: 'ui', includes: ['ui/**'] },
      { name: 'lib', includes: ['lib/**'] },
    ],
    packages: ['api-client', 'document-formats', 'recurrence', 'script-manifest'],
  },
];
