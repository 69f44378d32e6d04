import { parseManifest } from '#shared/script/manifest/manifest.ts';
import { ScopeWordList } from '#shared/script/manifest/scope-word-list.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { ACCESS_LABELS, LOGGING_LABELS, RUNTIME_LABELS } from './choice-labels.ts';

/** Shows the meaning of a manifest: the time zone, the entry points and the scopes of the script. */
export function ManifestFacts({ source }: { source: string }) {
  const manifest = parseManifest(source);
  if (!manifest) return <p className="p-16 text-red-fg text-small">The manifest is not a JSON object.</p>;
  const { timeZone, runtimeVersion = '', exceptionLogging = '', webapp, executionApi, addOns, oauthScopes } = manifest;
  return (
    <section aria-label="Manifest" className="flex flex-col gap-12 p-16">
      <h2 className="font-semibold text-ink-3 text-micro">Manifest</h2>
      <DescriptionList
        items={[
          ['Time zone', timeZone],
          ['Runtime', RUNTIME_LABELS[runtimeVersion] ?? runtimeVersion],
          ['Exceptions', LOGGING_LABELS[exceptionLogging] ?? exceptionLogging],
          ['Web app', describeAccess(webapp)],
          ['API executable', describeAccess(executionApi)],
          ['Add-on', addOns ? 'Yes' : 'None'],
        ]}
      />
      <h3 className="font-medium text-small">OAuth scopes</h3>
      {oauthScopes && oauthScopes.length > 0 ? (
        <ScopeWordList scopes={oauthScopes} />
      ) : (
        <p className="text-ink-3 text-small">None declared; detected from the code.</p>
      )}
    </section>
  );
}

function describeAccess(wayIn: { access?: string | undefined } | undefined): string {
  if (!wayIn) return 'None';
  const { access = 'MYSELF' } = wayIn;
  return ACCESS_LABELS[access] ?? access;
}
