type Scope = { id: string; path?: string };

/** Those of some scopes that are for the screens at an address, without those that work everywhere. */
export function screenScopes<S extends Scope>(path: string, scopes: readonly S[]): readonly S[] {
  return scopes.filter(({ path: start }) => path === start || path.startsWith(`${start}/`));
}

/** Those of some scopes that work at an address, the nearest first. */
export function scopesAt<S extends Scope>(path: string, scopes: readonly S[]): readonly S[] {
  return [...screenScopes(path, scopes), ...scopes.filter((scope) => scope.path === undefined).reverse()];
}
