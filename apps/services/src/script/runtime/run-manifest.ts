import { z } from 'zod';

/** The run settings of a manifest. */
export type RunManifest = {
  timeZone: string;
  /** Full identifiers. Undefined if the manifest leaves the scopes to those that the script uses. */
  oauthScopes: readonly string[] | undefined;
  /** Who may run the script through the API. Undefined if this is not enabled. */
  executionAccess: string | undefined;
};

const schema = z.object({
  timeZone: z.string().min(1).catch('Etc/UTC'),
  oauthScopes: z.array(z.string()).optional().catch([]),
  executionApi: z
    .object({ access: z.string().catch('MYSELF') })
    .optional()
    .catch(undefined),
});

/**
 * Returns the scopes of a run from its token's scopes (`granted`): those in the manifest, or all of the token's if the manifest
 * has none. Returns undefined if the token lacks a scope in the manifest.
 */
export function toRunScopes(
  { oauthScopes }: Pick<RunManifest, 'oauthScopes'>,
  granted: ReadonlySet<string>,
): readonly string[] | undefined {
  if (oauthScopes === undefined) return [...granted];
  return oauthScopes.every((scope) => granted.has(scope)) ? oauthScopes : undefined;
}

/** Parses a manifest, if there is one. Missing and malformed fields get their defaults. */
export function readRunManifest(manifest: unknown): RunManifest {
  const { timeZone, oauthScopes, executionApi } = schema.catch(schema.parse({})).parse(manifest);
  return { timeZone, oauthScopes, executionAccess: executionApi?.access };
}
