import { useState } from 'react';
import { findType, resolveSchema, type Schema, type ServiceDocument } from '#features/explorer/operation/document.ts';
import { isWritable } from './body-template.ts';
import { listMembers } from './field-mask.ts';

type BodyMembersProps = { document: ServiceDocument; schemaName: string };

/** Shows the possible members of a body: each with its type, values and description. */
export function BodyMembers({ document, schemaName }: BodyMembersProps) {
  return (
    <Folded title={`Fields of ${schemaName}`}>
      <Members document={document} schema={{ $ref: `#/components/schemas/${schemaName}` }} />
    </Folded>
  );
}

function Members({ document, schema }: { document: ServiceDocument; schema: Schema }) {
  const { required = [] } = resolveSchema(document, schema);
  const members = listMembers(document, schema).filter((member) => isWritable(member.name, member.schema));
  return (
    <ul className="flex flex-col gap-4 border-line border-l pl-12 text-small">
      {members.map((member) => (
        <li key={member.name}>
          <span className="font-mono">{member.name}</span>{' '}
          <span className="text-ink-3">
            {getTypeText(document, member.schema)}
            {required.includes(member.name) && ', required'}
          </span>
          {member.schema.description && <p className="text-ink-2">{member.schema.description}</p>}
          {member.isOpenable && (
            <Folded title={`Fields of ${member.name}`}>
              <Members document={document} schema={member.schema} />
            </Folded>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Expands on request, because schemas are recursive and the whole tree is infinite. */
function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-default py-4 text-ink-2 text-small">{title}</summary>
      {isOpen && children}
    </details>
  );
}

function getTypeText(document: ServiceDocument, schema: Schema): string {
  const { items, enum: values, format } = schema;
  const type = findType(schema) ?? 'object';
  if (type === 'array') return `list of ${items ? getTypeText(document, resolveSchema(document, items)) : 'values'}`;
  if (values) return values.filter((value) => value !== null).join(' | ');
  return format === undefined ? type : `${type}, ${format}`;
}
