import { z } from 'zod';

/** What a manifest says about runs. */
export type RunManifest = {
  timeZone: string;
  /** Full identifiers; undefined when the manifest leaves them to what the script uses. */
  oauthScopes: readonly string[] | undefined;
  /** Who may run the script through the API; undefined when it is not made for that. */
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
 * The scopes that a run has whose token has `granted`: those that the manifest names, or all of the token's when it names
 * none. Undefined when the token lacks one that the manifest names.
 */
export function toRunScopes(
  { oauthScopes }: Pick<RunManifest, 'oauthScopes'>,
  granted: ReadonlySet<string>,
): readonly string[] | undefined {
  if (oauthScopes === undefined) return [...granted];
  return oauthScopes.every((scope) => granted.has(scope)) ? oauthScopes : undefined;
}

/** Reads a manifest, if there is one. What is missing or malformed gets its default. */
export function readRunManifest(manifest: unknown): RunManifest {
  const { timeZone, oauthScopes, executionApi } = schema.catch(schema.parse({})).parse(manifest);
  return { timeZone, oauthScopes, executionAccess: executionApi?.access };
}
