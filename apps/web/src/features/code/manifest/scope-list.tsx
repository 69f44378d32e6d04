import { describeScope } from '#shared/script/manifest/known-scopes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AddScope } from './add-scope.tsx';
import { EntryList } from './entry-list.tsx';
import type { WriteMember } from './write-member.ts';

type ScopeListProps = { scopes: readonly string[] | undefined; write: WriteMember };

/** Lists the scopes that a manifest declares, with descriptions. Without any, the service detects them from the code. */
export function ScopeList({ scopes, write }: ScopeListProps) {
  const declared = scopes ?? [];
  return (
    <EntryList
      title="OAuth scopes"
      empty={scopes ? 'No scopes: the script cannot use any service.' : 'Detected from the code.'}
      entries={declared.map((scope) => toEntry(scope))}
      onRemove={(index) => write(['oauthScopes'], declared.toSpliced(index, 1))}
    >
      {!scopes && <p className="text-ink-2 text-small">Declared scopes replace the detected ones.</p>}
      <AddScope declared={declared} onAdd={(scope) => write(['oauthScopes'], [...declared, scope])} />
      {scopes && (
        <div className="-mx-8">
          <Button kind="quiet" onPress={() => write(['oauthScopes'], undefined)}>
            Detect from the code
          </Button>
        </div>
      )}
    </EntryList>
  );
}

function toEntry(scope: string) {
  const words = describeScope(scope);
  return words === undefined ? { name: scope } : { name: words, detail: scope };
}
