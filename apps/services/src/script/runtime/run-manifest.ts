import { z } from 'zod';
import type { ScriptFile } from '#items/script-content.ts';

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
  executionApi: z.object({ access: z.string().catch('MYSELF') }).optional(),
});

/** Reads a project's manifest. What is missing or not as it should be counts as not said. */
export function readRunManifest(files: readonly ScriptFile[], fileName = 'appsscript'): RunManifest {
  const text = files.find(({ name, type }) => name === fileName && type === 'JSON')?.source;
  const { timeZone, oauthScopes, executionApi } = schema.catch(schema.parse({})).parse(parseJson(text ?? '{}'));
  return { timeZone, oauthScopes, executionAccess: executionApi?.access };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
