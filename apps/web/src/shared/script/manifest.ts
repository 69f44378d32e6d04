import * as z from 'zod/mini';
import { isManifest, type ScriptFile } from './script-file.ts';

const text = z.catch(z.optional(z.string()), undefined);
const accessPart = z.catch(z.optional(z.object({ access: text, executeAs: text })), undefined);

const manifestSchema = z.object({
  timeZone: text,
  runtimeVersion: text,
  oauthScopes: z.catch(z.optional(z.array(z.string())), undefined),
  webapp: accessPart,
  executionApi: accessPart,
  addOns: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});

/** What the console shows of a manifest. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads the text of a manifest; undefined when it is not a JSON object. Members of other shapes are left out. */
export function parseManifest(source: string): Manifest | undefined {
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(source));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The manifest of a project's files. */
export function findManifest(files: readonly ScriptFile[]): Manifest | undefined {
  const file = files.find(isManifest);
  return file && parseManifest(file.source);
}
