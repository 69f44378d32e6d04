import type { CallForm } from '#features/explorer/operation/call-form.ts';
import type { ServiceDocument } from '#features/explorer/operation/document.ts';
import type { Operation } from '#features/explorer/operation/operation.ts';
import { BodyPanel } from './body-panel.tsx';
import { MediaField } from './media-field.tsx';
import { ParametersForm } from './parameters-form.tsx';

type CallFormFieldsProps = {
  operation: Operation;
  /** The document with descriptions of members. Optional for the form. */
  document: ServiceDocument | undefined;
  form: CallForm;
  faults: ReadonlyMap<string, string>;
  /** The last response of the operation, if any. */
  lastResponse?: unknown;
  onChange: (form: CallForm) => void;
};

/** The inputs of a call: its parameters, JSON body and content, where the operation accepts them. */
export function CallFormFields({ operation, document, form, faults, lastResponse, onChange }: CallFormFieldsProps) {
  return (
    <>
      <ParametersForm
        operation={operation}
        document={document}
        params={form.params}
        faults={faults}
        lastResponse={lastResponse}
        onChange={(params) => onChange({ ...form, params })}
      />
      {document && operation.body && (
        <BodyPanel
          operation={operation}
          document={document}
          schemaName={operation.body}
          form={form}
          fault={faults.get('body')}
          onChange={(body) => onChange({ ...form, body })}
        />
      )}
      {operation.mediaUploadPath && <MediaField onChange={(media) => onChange({ ...form, media })} />}
    </>
  );
}
