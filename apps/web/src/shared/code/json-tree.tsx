import { countOf } from '@rotunda/api-client/count-of';
import { type ReactNode, useState } from 'react';

type Keys = readonly (string | number)[];

type JsonTreeProps = {
  value: unknown;
  name?: string;
  isOpen?: boolean;
  /** Renders the content at the end of each member's line, given the path of the member. */
  action?: ((keys: Keys) => ReactNode) | undefined;
  /** The path of the value itself. */
  keys?: Keys;
};

/** A collapsible JSON value. Objects and lists expand on request; the outermost is expanded, and so is an only child. */
export function JsonTree({ value, name, isOpen = true, action, keys = [] }: JsonTreeProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="py-4 pl-16 font-mono text-small break-words whitespace-pre-wrap">
        <Name name={name} />
        <Scalar value={value} />
      </p>
    );
  }
  const count = countOf(Object.keys(value).length, Array.isArray(value) ? 'item' : 'field');
  return (
    <details open={isOpen} onToggle={() => setWasOpened(true)} className="font-mono text-small">
      <summary className="cursor-default rounded-control py-4 hover:bg-hover">
        <Name name={name} />
        <span className="text-ink-3">{count}</span>
      </summary>
      {wasOpened && <Members value={value} action={action} keys={keys} />}
    </details>
  );
}

const MAX_ENTRIES = 500; // More would slow down the page, and users would not read them here.

type MembersProps = { value: object; action: JsonTreeProps['action']; keys: Keys };

/** The fields of an object or the items of a list, rendered when it is first expanded. */
function Members({ value, action, keys }: MembersProps) {
  const entries = Object.entries(value);
  return (
    <ul className="ml-6 border-line border-l pl-8">
      {entries.slice(0, MAX_ENTRIES).map(([key, member]) => {
        const own = [...keys, Array.isArray(value) ? Number(key) : key];
        return (
          <li
            key={key}
            className={action && 'relative pr-28 [&:has(li:hover)>button]:opacity-0 [&:hover>button]:opacity-100'}
          >
            <JsonTree value={member} name={key} isOpen={entries.length === 1} action={action} keys={own} />
            {action?.(own)}
          </li>
        );
      })}
      {entries.length > MAX_ENTRIES && (
        <li className="pl-16 text-ink-3">{entries.length - MAX_ENTRIES} more; copy the JSON to see them</li>
      )}
    </ul>
  );
}

function Name({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className="text-teal-fg">{name}: </span>;
}

function Scalar({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className="text-green-fg">{JSON.stringify(value)}</span>;
  return <span className="text-orange-fg">{String(value)}</span>;
}
