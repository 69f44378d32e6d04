import { type Application, applications, type Layer } from './applications.ts';

type Pattern = { group: string[]; message: string };

const OUTSIDE_ALIAS: Pattern = {
  group: ['../**'],
  message: 'Leave the folder through a # alias, so that every import shows its direction.',
};
/** Tests may import from any layer. */
const TESTS = ['!**/*.test.{ts,tsx}', '!**/*.spec.ts', '!**/tests/**', '!**/testing/**'];
const COMMANDS = [
  '!scripts/**',
  '!tools/**',
  '!e2e/**',
  '!packages/*/scripts/**',
  '!**/bench/**',
  '!**/*.config.ts',
  '!knip.ts',
];
/** The exports of a package that only some applications may use. */
const CLIENT: Pattern = {
  group: ['@rotunda/api-client/client'],
  message: 'Servers use the documents and the tables of api-client, not its client.',
};

/** Returns the lint configuration for the table of applications, which Biome adds to the project's own. */
export function toLintRules() {
  const everywhere = toOverride(['**/*.{ts,tsx}', ...COMMANDS], [OUTSIDE_ALIAS]);
  const packages = toOverride(
    ['packages/*/src/**'],
    [OUTSIDE_ALIAS, { group: ['@rotunda/**'], message: 'Packages import nothing of ours.' }],
  );
  return {
    overrides: [everywhere, packages, ...applications.flatMap((application) => toOverrides(application))],
  };
}

function toOverrides(application: Application) {
  const { source, layers } = application;
  return layers.flatMap((layer, index) => {
    const patterns = [
      OUTSIDE_ALIAS,
      ...listPackagePatterns(application),
      ...listUpperLayers(layer, layers.slice(0, index)),
    ];
    return toOverride(
      layer.includes.map((include) => `${source}/${include}`),
      patterns,
    );
  });
}

function listPackagePatterns({ source, packages }: Application): Pattern[] {
  const allowed = packages.map((name) => `!@rotunda/${name}/**`);
  const foreign = { group: ['@rotunda/**', ...allowed], message: `${source} imports of ours: ${packages.join(', ')}.` };
  return source === 'apps/web/src' ? [foreign] : [foreign, CLIENT];
}

function listUpperLayers({ name }: Layer, upper: readonly Layer[]): Pattern[] {
  const group = upper.flatMap(({ includes }) =>
    includes.map((include) => (include === '*' ? '#*.{ts,tsx}' : `#${include}`)),
  );
  const names = upper.map((layer) => layer.name).join(', ');
  return group.length === 0 ? [] : [{ group, message: `${name} imports nothing from the layers above it: ${names}.` }];
}

function toOverride(includes: readonly string[], patterns: readonly Pattern[]) {
  const rule = { level: 'error', options: { patterns } };
  return { includes: [...includes, ...TESTS], linter: { rules: { style: { noRestrictedImports: rule } } } };
}
