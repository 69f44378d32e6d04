import { countOf } from '@rotunda/api-client/count-of';
import { findManifest } from '#shared/script/manifest/manifest.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';

/** Shows the scopes that the manifest of a project declares. */
export function RequiredScopes({ files }: { files: readonly ScriptFile[] }) {
  const scopes = findManifest(files)?.oauthScopes ?? [];
  if (scopes.length === 0) return <p className="text-ink-2">No OAuth scopes declared in the manifest.</p>;
  return (
    <details>
      <summary className="min-h-24 cursor-default text-ink-2">Requires {countOf(scopes.length, 'scope')}</summary>
      <ul className="flex flex-col gap-4 pt-4 pl-16 font-mono text-small">
        {scopes.map((scope) => (
          <li key={scope} className="break-all">
            {scope}
          </li>
        ))}
      </ul>
    </details>
  );
}
