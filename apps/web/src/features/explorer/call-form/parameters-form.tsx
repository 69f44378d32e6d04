import { countOf } from '@rotunda/api-client/count-of';
import type { ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { listFormParameters } from '#features/explorer/operation/call-form.ts';
import { describeParameters, type ServiceDocument } from '#features/explorer/operation/document.ts';
import type { Operation } from '#features/explorer/operation/operation.ts';
import { FieldMaskPicker } from './field-mask-picker.tsx';
import { findIdList } from './id-lists.ts';
import { IdPicker } from './id-picker.tsx';
import { ParameterField } from './parameter-field.tsx';

type Params = Readonly<Record<string, readonly string[]>>;
type ParametersFormProps = {
  operation: Operation;
  document: ServiceDocument | undefined;
  params: Params;
  faults: ReadonlyMap<string, string>;
  /** The last response of the operation, if any. */
  lastResponse?: unknown;
  onChange: (params: Params) => void;
};

/** A field for each parameter: required ones first, deprecated ones collapsed. */
export function ParametersForm({ operation, document, params, faults, lastResponse, onChange }: ParametersFormProps) {
  const descriptions = document && describeParameters(document, operation);
  const all = listFormParameters(operation);
  const current = all.filter(({ deprecated }) => !deprecated);
  const deprecated = all.filter((parameter) => parameter.deprecated);
  const renderIdPicker = ({ name }: ParameterDescriptor) => {
    const list = findIdList(operation, name, params);
    const pick = (id: string) => onChange({ ...params, [name]: [id] });
    return list && <IdPicker name={name} list={list} value={params[name]?.[0] ?? ''} onPick={pick} />;
  };
  const field = (parameter: ParameterDescriptor) => (
    <div key={parameter.name} className="min-w-0">
      <ParameterField
        parameter={parameter}
        description={parameter.name === 'fields' ? formatFields(operation) : descriptions?.get(parameter.name)}
        values={params[parameter.name] ?? []}
        fault={(params[parameter.name] ?? []).length > 0 ? faults.get(parameter.name) : undefined}
        onChange={(values) => onChange({ ...params, [parameter.name]: values })}
      />
      {renderIdPicker(parameter)}
      {parameter.name === 'fields' && document && operation.response && (
        <FieldMaskPicker
          document={document}
          schemaName={operation.response}
          mask={params.fields?.[0] ?? ''}
          lastResponse={lastResponse}
          onChange={(mask) => onChange({ ...params, fields: mask === '' ? [] : [mask] })}
        />
      )}
    </div>
  );
  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-12 sm:grid-cols-2">{current.map(field)}</div>
      {deprecated.length > 0 && (
        <details>
          <summary className="cursor-default py-4 text-ink-2">
            {countOf(deprecated.length, 'deprecated parameter')}
          </summary>
          <div className="mt-8 grid gap-12 sm:grid-cols-2">{deprecated.map(field)}</div>
        </details>
      )}
    </div>
  );
}

function formatFields({ fieldsRequired }: Operation): string {
  const what = 'Fields to return, such as files(id,name).';
  return fieldsRequired ? `${what} The service requires it.` : what;
}
