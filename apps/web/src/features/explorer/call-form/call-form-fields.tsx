import type { ServiceDocument } from '#features/explorer/document.ts';
import type { Operation } from '#features/explorer/operation.ts';
import { BodyPanel } from './body-panel.tsx';
import type { CallForm } from './call-form.ts';
import { MediaField } from './media-field.tsx';
import { ParametersForm } from './parameters-form.tsx';

type CallFormFieldsProps = {
  operation: Operation;
  /** What members mean; the form works without it. */
  document: ServiceDocument | undefined;
  form: CallForm;
  faults: ReadonlyMap<string, string>;
  /** What the operation answered last, if it has answered. */
  answered?: unknown;
  onChange: (form: CallForm) => void;
};

/** Everything that a call sends: parameters, the JSON body and content, as far as the operation takes them. */
export function CallFormFields({ operation, document, form, faults, answered, onChange }: CallFormFieldsProps) {
  return (
    <>
      <ParametersForm
        operation={operation}
        document={document}
        params={form.params}
        faults={faults}
        answered={answered}
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
