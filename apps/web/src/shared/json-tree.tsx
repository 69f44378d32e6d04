import { countOf } from '#shared/format/count.ts';

/** A value of JSON to look into: objects and lists open on request, the outermost is open. */
export function JsonTree({ value, name, isOpen = true }: { value: unknown; name?: string; isOpen?: boolean }) {
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="py-4 pl-16 font-mono text-small break-words whitespace-pre-wrap">
        <Name name={name} />
        <Scalar value={value} />
      </p>
    );
  }
  const entries = Object.entries(value);
  const count = countOf(entries.length, 'member');
  return (
    <details open={isOpen} className="font-mono text-small">
      <summary className="cursor-default rounded-control py-4 hover:bg-hover">
        <Name name={name} />
        <span className="text-ink-3">
          {Array.isArray(value) ? '[' : '{'} {count} {Array.isArray(value) ? ']' : '}'}
        </span>
      </summary>
      <ul className="ml-6 border-line border-l pl-8">
        {entries.slice(0, MAX_ENTRIES).map(([key, member]) => (
          <li key={key}>
            <JsonTree value={member} name={key} isOpen={false} />
          </li>
        ))}
        {entries.length > MAX_ENTRIES && (
          <li className="pl-16 text-ink-3">{entries.length - MAX_ENTRIES} more; copy the JSON to see them</li>
        )}
      </ul>
    </details>
  );
}

const MAX_ENTRIES = 500; // More would make the page slow, and nobody reads them there.

function Name({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className="text-teal-fg">{name}: </span>;
}

function Scalar({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className="text-green-fg">{JSON.stringify(value)}</span>;
  return <span className="text-orange-fg">{String(value)}</span>;
}
