import { parseJson } from '#lib/parse-json.ts';
import { boolean, listOf, objectOf, recordOf, string } from '#lib/reader.ts';
import { isManifest, type ScriptFile } from '#shared/script/script-file.ts';

const accessPart = objectOf({ access: string, executeAs: string });

const dependencies = objectOf({
  enabledAdvancedServices: listOf(objectOf({ userSymbol: string, serviceId: string, version: string })),
  libraries: listOf(objectOf({ userSymbol: string, libraryId: string, version: string, developmentMode: boolean })),
});

const readManifest = objectOf({
  timeZone: string,
  runtimeVersion: string,
  exceptionLogging: string,
  dependencies,
  urlFetchWhitelist: listOf(string),
  oauthScopes: listOf(string),
  webapp: accessPart,
  executionApi: accessPart,
  addOns: recordOf((member) => member),
});

/** The parts of a manifest that the console shows. */
export type Manifest = NonNullable<ReturnType<typeof readManifest>>;

/** Parses the text of a manifest. Returns undefined if it is not a JSON object. Invalid members are omitted. */
export function parseManifest(source: string): Manifest | undefined {
  return readManifest(parseJson(source));
}

/** Returns the manifest among a project's files. */
export function findManifest(files: readonly ScriptFile[]): Manifest | undefined {
  const file = files.find(isManifest);
  return file && parseManifest(file.source);
}
