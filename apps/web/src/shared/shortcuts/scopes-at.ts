type Scope = { id: string; path?: string };

/** Returns the scopes for the screens at a path, without global ones. */
export function listScreenScopes<S extends Scope>(path: string, scopes: readonly S[]): readonly S[] {
  return scopes.filter(({ path: start }) => path === start || path.startsWith(`${start}/`));
}

/** Returns the scopes that apply at a path, most specific first. */
export function listScopes<S extends Scope>(path: string, scopes: readonly S[]): readonly S[] {
  return [...listScreenScopes(path, scopes), ...scopes.filter((scope) => scope.path === undefined).reverse()];
}
