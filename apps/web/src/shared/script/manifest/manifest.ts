import { parseJson } from '#lib/parse-json.ts';
import { boolean, getObject, getRecord, listOf, string } from '#lib/reader.ts';
import { isManifest, type ScriptFile } from '#shared/script/script-file.ts';

const accessPart = getObject({ access: string, executeAs: string });

const dependencies = getObject({
  enabledAdvancedServices: listOf(getObject({ userSymbol: string, serviceId: string, version: string })),
  libraries: listOf(getObject({ userSymbol: string, libraryId: string, version: string, developmentMode: boolean })),
});

const readManifest = getObject({
  timeZone: string,
  runtimeVersion: string,
  exceptionLogging: string,
  dependencies,
  urlFetchWhitelist: listOf(string),
  oauthScopes: listOf(string),
  webapp: accessPart,
  executionApi: accessPart,
  addOns: getRecord((member) => member),
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
