import { describeScope } from './known-scopes.ts';

/** Lists scopes with their descriptions. */
export function ScopeWordList({ scopes }: { scopes: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-8">
      {scopes.map((scope) => (
        <li key={scope} className="[overflow-wrap:anywhere]">
          {describeScope(scope)} <span className="block font-mono text-ink-3 text-small">{scope}</span>
        </li>
      ))}
    </ul>
  );
}
