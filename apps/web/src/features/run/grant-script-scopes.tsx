import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeScope } from '#shared/script/manifest/known-scopes.ts';
import { findManifest } from '#shared/script/manifest/manifest.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { requestGrant } from '#shared/session/identity-check.ts';
import { sessionQuery } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';

type GrantScriptScopesProps = {
  scriptId: string;
  /** The files of the rejected run. */
  files: readonly ScriptFile[];
  /** The scopes that the service named in its error. */
  named: readonly string[];
  /** Starts the run again. */
  onGranted: () => void;
};

/** Offers to grant the scopes that a script declares, and restarts the rejected run once they are granted. */
export function GrantScriptScopes({ scriptId, files, named, onGranted }: GrantScriptScopesProps) {
  const client = useQueryClient();
  const declared = findManifest(files)?.oauthScopes ?? [];
  // The service may name other scopes than needed; the manifest contains what a run requires.
  const scopes = declared.length > 0 ? declared : named;
  const unknown = scopes.filter((scope) => describeScope(scope) === undefined);
  if (scopes.length === 0) {
    return (
      <p>
        The manifest declares no OAuth scopes, so Rotunda cannot request them.{' '}
        <ManifestLink scriptId={scriptId}>Declare them in the manifest</ManifestLink>
      </p>
    );
  }
  if (unknown.length > 0) {
    return (
      <p className="[overflow-wrap:anywhere]">
        Rotunda cannot request {unknown.join(', ')}. <ManifestLink scriptId={scriptId}>Edit the manifest</ManifestLink>
      </p>
    );
  }
  const grant = async () => {
    const isGranted = await requestGrant('The script needs access that you have not granted.', { scopes });
    if (!isGranted) return;
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    onGranted();
  };
  return (
    <Button kind="primary" onPress={() => void grant()}>
      Grant access and run again
    </Button>
  );
}

function ManifestLink({ scriptId, children }: { scriptId: string; children: string }) {
  return (
    <Link
      to="/scripts/$scriptId/code"
      params={{ scriptId }}
      search={{ file: 'appsscript', edit: true }}
      className="word-target text-accent-ink underline underline-offset-2 hover:text-ink"
    >
      {children}
    </Link>
  );
}
