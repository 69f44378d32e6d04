import type { OperationDescriptor, ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';

/** A request with one fault, and the expected content of the first error. */
export type BadRequest = {
  fault: string;
  query?: Readonly<Record<string, string | undefined>>;
  body?: string;
  credential?: 'none' | 'unknown' | 'without scopes';
  expected: Readonly<Record<string, unknown>>;
};

const MEBIBYTE = 1_048_576;

/** Lists every faulty request that can be derived from the descriptor of an operation. */
export function badRequestsOf(operation: OperationDescriptor): BadRequest[] {
  return [...badCredentials, ...badParameters(operation), ...badSelections(operation), ...badBodies(operation)];
}

const badCredentials: readonly BadRequest[] = [
  { fault: 'no credential', credential: 'none', expected: { status: 401, reason: 'required' } },
  { fault: 'an unknown credential', credential: 'unknown', expected: { status: 401, reason: 'authError' } },
  {
    fault: 'a credential without its scopes',
    credential: 'without scopes',
    expected: { status: 403, reason: 'insufficientPermissions' },
  },
];

function badParameters({ service, parameters }: OperationDescriptor): BadRequest[] {
  return parameters.flatMap((parameter): BadRequest[] => {
    const { name } = parameter;
    const wrong = wrongValue(parameter);
    const expected = {
      script: { status: 400, rpcStatus: 'INVALID_ARGUMENT', field: name },
      calendar: { status: 400, reason: 'invalidParameter', location: name },
      drive: { status: 400, reason: 'invalid', location: name },
    }[service];
    const isOmittable = parameter.required && parameter.in === 'query';
    return [
      ...(wrong === undefined ? [] : [{ fault: `a wrong ${name}`, query: { [name]: wrong }, expected }]),
      ...(isOmittable
        ? [
            {
              fault: `no ${name}`,
              query: { [name]: undefined },
              expected: { status: 400, reason: 'required', location: name },
            },
          ]
        : []),
    ];
  });
}

/** Returns a value that is invalid for a parameter, or undefined if the parameter accepts any text. */
function wrongValue(parameter: ParameterDescriptor): string | undefined {
  if (parameter.type !== 'string') return 'x1';
  return parameter.enum || parameter.format === 'date-time' ? 'neither this nor that' : undefined;
}

function badSelections({ service, response, fieldsRequired }: OperationDescriptor): BadRequest[] {
  if (!response) return [];
  const refused =
    service === 'script' ? { field: 'fields' } : { reason: 'invalidParameter', location: 'fields', field: undefined };
  const selection = { fault: 'a selection of nothing', query: { fields: 'noSuchMember' } };
  const missing = { status: 400, reason: 'required', location: 'fields' };
  return [
    { ...selection, expected: { status: 400, ...refused } },
    ...(fieldsRequired ? [{ fault: 'no fields', query: { fields: undefined }, expected: missing }] : []),
  ];
}

function badBodies({ service, body, bodyLimitBytes = MEBIBYTE }: OperationDescriptor): BadRequest[] {
  if (!body) return [];
  const isScript = service === 'script';
  const unparsable = isScript ? { rpcStatus: 'INVALID_ARGUMENT' } : { reason: 'parseError' };
  const misshapen = isScript ? { rpcStatus: 'INVALID_ARGUMENT' } : { reason: 'invalid' };
  const overTheLimit = JSON.stringify({ name: 'x'.repeat(bodyLimitBytes) });
  const unknown = expect400WithText('Unknown name "noSuchMember"');
  return [
    { fault: 'a body that is not JSON', body: '{"name":', expected: { status: 400, ...unparsable } },
    { fault: 'a body that is no object', body: '["name"]', expected: { status: 400, ...misshapen } },
    { fault: 'a body over the limit', body: overTheLimit, expected: { status: 413, reason: 'uploadTooLarge' } },
    ...(isScript ? [{ fault: 'an unknown member', body: '{"noSuchMember":1}', expected: unknown }] : []),
  ];
}

function expect400WithText(text: string) {
  return {
    status: 400,
    rpcStatus: 'INVALID_ARGUMENT',
    message: `Invalid JSON payload received. ${text}: Cannot find field.`,
  };
}
