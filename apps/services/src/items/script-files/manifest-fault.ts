import { z } from 'zod';
import { parseJson } from '#core/parse-json.ts';
import { MAX_MANIFEST_CHARACTERS } from '#items/parse-manifest.ts';

const ACCESS = ['MYSELF', 'DOMAIN', 'ANYONE', 'ANYONE_ANONYMOUS'] as const;

const timeZone = z.string().refine(isTimeZone, { error: 'not a time zone' });
// What add-ons declare is for the programs that host them; it passes through as it is.
const section = z.record(z.string(), z.unknown());

const dependencies = z.strictObject({
  enabledAdvancedServices: z
    .array(z.strictObject({ userSymbol: z.string(), serviceId: z.string(), version: z.string() }))
    .optional(),
  libraries: z
    .array(
      z.strictObject({
        userSymbol: z.string(),
        libraryId: z.string(),
        version: z.string().optional(),
        developmentMode: z.boolean().optional(),
      }),
    )
    .optional(),
});

const macro = z.strictObject({
  menuName: z.string(),
  functionName: z.string(),
  defaultShortcut: z.string().optional(),
});

// https://developers.google.com/apps-script/manifest
const manifest = z.strictObject({
  timeZone: timeZone.optional(),
  runtimeVersion: z.enum(['V8', 'STABLE', 'DEPRECATED_ES5']).optional(),
  exceptionLogging: z.enum(['NONE', 'STACKDRIVER']).optional(),
  executionLogging: z.string().optional(),
  oauthScopes: z.array(z.string().min(1)).optional(),
  urlFetchWhitelist: z.array(z.string().startsWith('https://')).optional(),
  dependencies: dependencies.optional(),
  webapp: z
    .strictObject({
      access: z.enum(ACCESS).optional(),
      executeAs: z.enum(['USER_ACCESSING', 'USER_DEPLOYING']).optional(),
    })
    .optional(),
  executionApi: z.strictObject({ access: z.enum(ACCESS).optional() }).optional(),
  addOns: section.optional(),
  gmail: section.optional(),
  dataStudio: section.optional(),
  chat: section.optional(),
  sheets: z.strictObject({ macros: z.array(macro).optional() }).optional(),
});

/** What is wrong with the text of a manifest, as the service words it; undefined when nothing is. */
export function findManifestFault(text: string): string | undefined {
  if (text.length > MAX_MANIFEST_CHARACTERS) return `longer than ${MAX_MANIFEST_CHARACTERS} characters`;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not a JSON object';
  const { error } = manifest.safeParse(value);
  if (!error) return undefined;
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => toField([...issue.path, key])) : [],
  );
  if (unknown.length > 0) return `unknown fields: [${unknown.join(', ')}]`;
  const [issue] = error.issues;
  return `invalid value at [${toField(issue?.path ?? [])}]: ${issue?.message}`;
}

/** A path as it is written in scripts, such as `sheets.macros[0].menuName`. */
function toField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step}]`;
    return field === '' ? String(step) : `${field}.${String(step)}`;
  }, '');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets pass there, too, but are not names.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
