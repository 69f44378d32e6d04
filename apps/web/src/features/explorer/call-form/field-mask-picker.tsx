import { useState } from 'react';
import type { Schema, ServiceDocument } from '#features/explorer/operation/document.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { listMembers, listResponsePaths, type MaskPaths, parseFieldMask, toFieldMask } from './field-mask.ts';

type FieldMaskPickerProps = {
  document: ServiceDocument;
  /** The name of the response schema. */
  schemaName: string;
  mask: string;
  /** The last response of the operation, if any. */
  lastResponse?: unknown;
  onChange: (mask: string) => void;
};

/** Checkboxes for the response members, as an alternative to a handwritten field mask. */
export function FieldMaskPicker({ document, schemaName, mask, lastResponse, onChange }: FieldMaskPickerProps) {
  const paths = parseFieldMask(mask);
  return (
    <details className="mt-4">
      <summary className="cursor-default py-4 text-ink-2 text-small">Choose fields</summary>
      {lastResponse !== undefined && (
        <Button onPress={() => onChange(toFieldMask(listResponsePaths(lastResponse)))}>
          Select fields of the last response
        </Button>
      )}
      {paths ? (
        <MemberList
          document={document}
          schema={{ $ref: `#/components/schemas/${schemaName}` }}
          parent=""
          paths={paths}
          onChange={(next) => onChange(toFieldMask(next))}
        />
      ) : (
        <p className="text-ink-3 text-small">The text above is not a list of fields.</p>
      )}
    </details>
  );
}

type MemberListProps = {
  document: ServiceDocument;
  schema: Schema;
  /** The path of the parent with a trailing slash. Empty at the top level. */
  parent: string;
  paths: MaskPaths;
  onChange: (paths: MaskPaths) => void;
};

function MemberList({ document, schema, parent, paths, onChange }: MemberListProps) {
  return (
    <ul className="flex flex-col border-line border-l pl-12">
      {listMembers(document, schema).map((member) => {
        const path = `${parent}${member.name}`;
        return (
          <li key={path}>
            <Checkbox isSelected={paths.has(path)} onChange={(isOn) => onChange(toggle(paths, path, isOn))}>
              <span className="font-mono text-small">{member.name}</span>
            </Checkbox>
            {member.isOpenable && (
              <Inner name={member.name}>
                <MemberList
                  document={document}
                  schema={member.schema}
                  parent={`${path}/`}
                  paths={paths}
                  onChange={onChange}
                />
              </Inner>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Members of a member, expanded on request, because schemas are recursive and the whole tree is infinite. */
function Inner({ name, children }: { name: string; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="ml-24" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-default text-ink-3 text-small">In {name}</summary>
      {isOpen && children}
    </details>
  );
}

/** Selecting a whole member makes the selection of its own members redundant. */
function toggle(paths: MaskPaths, path: string, isOn: boolean): MaskPaths {
  const others = [...paths].filter((other) => other !== path && !other.startsWith(`${path}/`));
  const holders = others.filter((other) => !path.startsWith(`${other}/`));
  return new Set(isOn ? [...holders, path] : others);
}
