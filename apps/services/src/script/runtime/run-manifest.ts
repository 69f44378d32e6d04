import { z } from 'zod';

/** What a manifest says about runs. */
export type RunManifest = {
  timeZone: string;
  /** Full identifiers. */
  oauthScopes: readonly string[];
  /** Who may run the script through the API; undefined when it is not made for that. */
  executionAccess: string | undefined;
};

const schema = z.object({
  timeZone: z.string().min(1).catch('Etc/UTC'),
  oauthScopes: z.array(z.string()).catch([]),
  executionApi: z
    .object({ access: z.string().catch('MYSELF') })
    .optional()
    .catch(undefined),
});

/** Reads a manifest, if there is one. What is missing or malformed gets its default. */
export function readRunManifest(manifest: unknown): RunManifest {
  const { timeZone, oauthScopes, executionApi } = schema.catch(schema.parse({})).parse(manifest);
  return { timeZone, oauthScopes, executionAccess: executionApi?.access };
}
