import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { describeMember } from './schema-at.ts';

const NAMES = ['addOns', 'chat', 'gmail', 'dataStudio', 'sheets', 'executionLogging'];

/** Lists members that can only be edited as text, each with a link to its line. */
export function OtherSections({ source, onGoTo }: { source: string; onGoTo: (line: number) => void }) {
  const root = parseTree(source);
  const present = NAMES.flatMap((name) => {
    const node = root && findNodeAtLocation(root, [name]);
    return node ? [{ name, line: source.slice(0, node.offset).split('\n').length }] : [];
  });
  if (present.length === 0) return null;
  return (
    <section aria-label="Only in the JSON" className="flex flex-col gap-8">
      <h3 className="font-semibold">Only in the JSON</h3>
      <ul>
        {present.map(({ name, line }) => (
          <li key={name}>
            <TextButton onPress={() => onGoTo(line)}>
              {describeMember([name])}, line {line}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
