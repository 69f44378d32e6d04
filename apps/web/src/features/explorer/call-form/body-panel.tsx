import { InvalidResponseError } from '@rotunda/api-client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallForm, findFieldErrors } from '#features/explorer/operation/call-form.ts';
import type { ServiceDocument } from '#features/explorer/operation/document.ts';
import { findReader, type Operation } from '#features/explorer/operation/operation.ts';
import { runCall } from '#features/explorer/runs/run-call.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { BodyMembers } from './body-members.tsx';
import { toTemplateOf, toWritable } from './body-template.ts';

const CodeEditor = lazyComponent(() => import('#shared/code/code-editor.tsx'), 'CodeEditor');

type BodyPanelProps = {
  operation: Operation;
  document: ServiceDocument;
  /** The name of the body schema. */
  schemaName: string;
  form: CallForm;
  fault: string | undefined;
  onChange: (body: string) => void;
};

/** The JSON body: entered manually, from the schema, or from the current resource. */
export function BodyPanel({ operation, document, schemaName, form, fault, onChange }: BodyPanelProps) {
  const queryClient = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const reader = findReader(operation);
  const write = (value: object) => onChange(JSON.stringify(value, undefined, 2));
  const loadCurrent = async (from: Operation) => {
    setIsLoading(true);
    try {
      write(toWritable(document, schemaName, await readCurrent(from, form)));
    } catch (error) {
      notify(error instanceof Error ? explainError(error) : 'The current state could not be read');
    } finally {
      setIsLoading(false);
      void queryClient.invalidateQueries({ queryKey: ['bff.operations.usage'] });
    }
  };
  return (
    <section aria-label="Body" className="flex min-w-0 flex-col gap-8">
      <div className="flex flex-wrap items-center gap-8">
        <h3 className="mr-auto font-semibold">Body</h3>
        <Button onPress={() => write(toTemplateOf(operation, document, schemaName))}>Fill from schema</Button>
        {reader && (
          <Button
            data-op={reader.id}
            disabledReason={
              findFieldErrors(reader, toReaderForm(reader, form)).size > 0
                ? 'Fill in the path parameters first.'
                : undefined
            }
            isBusy={isLoading}
            onPress={() => void loadCurrent(reader)}
          >
            Fill from current state
          </Button>
        )}
        <Button
          kind="quiet"
          disabledReason={form.body === '' ? 'Already empty' : undefined}
          onPress={() => onChange('')}
        >
          Clear
        </Button>
      </div>
      <div className="flex h-240 min-w-0 overflow-hidden rounded-control border border-line-strong">
        <Part name="The editor" fallback={<p className="p-12 text-ink-3">Loading the editor</p>}>
          <CodeEditor label={`Body, ${schemaName}`} type="JSON" text={form.body} onChange={onChange} />
        </Part>
      </div>
      <BodyMembers document={document} schemaName={schemaName} />
      {form.body !== '' && fault && (
        <p role="alert" className="text-red-fg text-small">
          {fault}
        </p>
      )}
    </section>
  );
}

async function readCurrent(reader: Operation, form: CallForm): Promise<object> {
  const { content, status } = await runCall(reader, toReaderForm(reader, form), new AbortController().signal);
  if (status === 200 && content.kind === 'json' && typeof content.value === 'object' && content.value !== null) {
    return content.value;
  }
  throw new InvalidResponseError(reader.id, `${reader.id} responded with ${status}`);
}

/** Returns the form of the read operation with the shared parameters, for all members of the resource. */
function toReaderForm({ id, parameters }: Operation, { params }: CallForm): CallForm {
  const names = new Set(parameters.map(({ name }) => name));
  const shared = Object.entries(params).filter(([name]) => names.has(name));
  if (id.startsWith('drive.')) shared.push(['fields', ['*']]);
  return { params: Object.fromEntries(shared), body: '' };
}
