import { parseManifest } from '#shared/script/manifest.ts';
import { DescriptionList } from '#ui/description-list.tsx';

/** What a manifest means: time zone, ways in, and the scopes that the script asks for. */
export function ManifestFacts({ source }: { source: string }) {
  const manifest = parseManifest(source);
  if (!manifest) return <p className="p-16 text-red-fg text-small">This is not a JSON object.</p>;
  const { timeZone, runtimeVersion, webapp, executionApi, addOns, oauthScopes } = manifest;
  return (
    <section aria-label="Manifest" className="flex flex-col gap-12 p-16">
      <h2 className="font-semibold text-ink-3 text-micro">Manifest</h2>
      <DescriptionList
        items={[
          ['Time zone', timeZone],
          ['Runtime', runtimeVersion],
          ['Web app', webapp ? `for ${webapp.access ?? 'MYSELF'}` : 'none'],
          ['API executable', executionApi ? `for ${executionApi.access ?? 'MYSELF'}` : 'none'],
          ['Add-on', addOns ? 'yes' : 'none'],
        ]}
      />
      <h3 className="font-medium text-small">Requested scopes</h3>
      {oauthScopes && oauthScopes.length > 0 ? (
        <ul className="flex flex-col gap-4 font-mono text-small">
          {oauthScopes.map((scope) => (
            <li key={scope} className="break-all">
              {scope}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3 text-small">None declared; detected from the code.</p>
      )}
    </section>
  );
}
